import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiModel, Operation } from '../../generators/model/model.ts';
import { loadModel } from '../../generators/pipeline.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { validatePayload, type PayloadTarget } from '../../generators/validate/validate-payload.ts';

/** A good payload is an example of the document; a bad one differs from it in the one member named. */
interface Case {
  readonly operation: string;
  readonly target: { readonly part: 'request' } | { readonly part: 'response'; readonly status: string };
  readonly break: (payload: Json) => Json;
  /** Pointer of the only fault, and words of its message. */
  readonly fault: readonly [pointer: string, words: string];
}

const request = { part: 'request' } as const;
const response = (status = '200') => ({ part: 'response', status }) as const;
const change = (changes: Record<string, Json>) => (payload: Json) => ({
  ...(payload as JsonObject),
  ...changes,
});
const changeFirst = (changes: Record<string, Json>) => (payload: Json) => [
  change(changes)((payload as Json[])[0] ?? {}),
];

function without(name: string): (payload: Json) => Json {
  return (payload) =>
    Object.fromEntries(Object.entries(payload as JsonObject).filter(([key]) => key !== name));
}

const cases: Readonly<Record<string, Case>> = {
  'Member roles': {
    operation: 'createMemberRole',
    target: request,
    break: change({ base_access_level: 11 }),
    fault: ['/base_access_level', '(enum)'],
  },
  'Service accounts': {
    operation: 'createServiceAccountToken',
    target: request,
    break: without('scopes'),
    fault: ['', 'must have the property scopes'],
  },
  Groups: {
    operation: 'getGroup',
    target: response(),
    break: change({ id: '42' }),
    fault: ['/id', '(type)'],
  },
  Namespaces: {
    operation: 'listNamespaces',
    target: response(),
    break: changeFirst({ path: 7 }),
    fault: ['/0/path', '(type)'],
  },
  'Access requests': {
    operation: 'approveGroupAccessRequest',
    target: request,
    break: change({ access_level: null }),
    fault: ['/access_level', '(enum)'],
  },
  Invitations: {
    operation: 'createGroupInvitations',
    target: request,
    break: without('access_level'),
    fault: ['', 'must have the property access_level'],
  },
  Members: {
    operation: 'listGroupMembers',
    target: response(),
    break: changeFirst({ created_at: '2027-02-30' }),
    fault: ['/0/created_at', '(format)'],
  },
  SAML: {
    operation: 'createSamlGroupLink',
    target: request,
    break: change({ extra: 1 }),
    fault: ['/extra', '(additionalProperties)'],
  },
  'SSH certificates': {
    operation: 'createSshCertificate',
    target: request,
    break: without('key'),
    fault: ['', 'must have the property key'],
  },
  'User emails': {
    operation: 'listUserEmails',
    target: response(),
    break: changeFirst({ email: 1 }),
    fault: ['/0/email', '(type)'],
  },
  'Application settings': {
    operation: 'updateApplicationSettings',
    target: request,
    break: change({ signup_enabled: 'yes' }),
    fault: ['/signup_enabled', '(type)'],
  },
  Appearance: {
    operation: 'updateAppearance',
    target: request,
    break: change({ email_header_and_footer_enabled: null }),
    fault: ['/email_header_and_footer_enabled', '(type)'],
  },
  Projects: {
    operation: 'getProject',
    target: response(),
    break: change({ topics: 'cli' }),
    fault: ['/topics', '(type)'],
  },
  Commits: {
    operation: 'createCommit',
    target: request,
    break: change({ actions: {} }),
    fault: ['/actions', '(type)'],
  },
  Repository: {
    operation: 'addChangelog',
    target: request,
    break: change({ version: '1' }),
    fault: ['/version', '(pattern)'],
  },
  Pipelines: {
    operation: 'getPipeline',
    target: response(),
    break: change({ duration: 'long' }),
    fault: ['/duration', '(type'],
  },
  'Merge requests': {
    operation: 'createMergeRequestContextCommits',
    target: request,
    break: without('commits'),
    fault: ['', 'must have the property commits'],
  },
  Approvals: {
    operation: 'createGroupApprovalRule',
    target: request,
    break: change({ rule_type: 'everyone' }),
    fault: ['/rule_type', '(enum)'],
  },
  Milestones: {
    operation: 'updateProjectMilestone',
    target: request,
    break: change({ state_event: 'reopen' }),
    fault: ['/state_event', '(enum)'],
  },
  'Pages domains': {
    operation: 'createProjectPagesDomain',
    target: request,
    break: without('domain'),
    fault: ['', 'must have the property domain'],
  },
  Imports: {
    operation: 'importFromSourceA',
    target: request,
    break: change({ timeout_strategy: 'hopeful' }),
    fault: ['/timeout_strategy', '(enum)'],
  },
  Integrations: {
    operation: 'listProjectIntegrations',
    target: response(),
    break: changeFirst({ id: null }),
    fault: ['/0/id', '(type)'],
  },
  'Job artifacts': {
    operation: 'keepJobArtifacts',
    target: response(),
    break: change({ id: 'x' }),
    fault: ['/id', '(type)'],
  },
  'CI lint': {
    operation: 'lintCiContent',
    target: request,
    break: without('content'),
    fault: ['', 'must have the property content'],
  },
};

let model: ApiModel;
beforeAll(async () => {
  const loaded = await loadModel('spec/openapi.yaml');
  if (loaded.model === undefined) throw new Error(loaded.findings.map(({ message }) => message).join('\n'));
  model = loaded.model;
});

test('every family has a case', () => {
  expect(Object.keys(cases).toSorted()).toEqual(model.families.map(({ tag }) => tag).toSorted());
});

describe.each(Object.entries(cases))('%s', (family, given) => {
  const target: PayloadTarget = { operation: given.operation, ...given.target };
  const check = (payload: Json): string[] => {
    const findings = validatePayload({ model, target, text: JSON.stringify(payload), path: 'payload.json' });
    return findings.map(({ message }) => message);
  };

  test('the case belongs to the family', () => {
    expect(model.operations.find(({ id }) => id === given.operation)?.family).toBe(family);
  });

  test('a good payload is valid', () => {
    expect(check(exampleOf(model, given))).toEqual([]);
  });

  test('a bad payload has the one fault', () => {
    const bad = JSON.stringify(given.break(exampleOf(model, given)));
    const findings = validatePayload({ model, target, text: bad, path: 'payload.json' });
    const [pointer, words] = given.fault;
    expect(findings.map(({ code, at }) => ({ code, pointer: at?.pointer }))).toEqual([
      { code: 'payload/invalid', pointer },
    ]);
    expect(findings[0]?.message).toContain(words);
  });
});

function exampleOf({ operations }: ApiModel, { operation, target }: Case): Json {
  const found = operations.find(({ id }) => id === operation);
  const value =
    found === undefined ? undefined : contentOf(found, target).flatMap(({ examples }) => examples)[0]?.value;
  if (value === undefined) throw new Error(`${operation} has no example`);
  return value;
}

function contentOf({ body, responses }: Operation, target: Case['target']) {
  if (target.part === 'request') return body?.content.filter(({ kind }) => kind === 'json') ?? [];
  return responses.find(({ status }) => status === target.status)?.content ?? [];
}
