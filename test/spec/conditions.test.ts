import { describe, expect, test } from 'vitest';
import { decodeQuery } from '../../runtime/parameters/decode-pairs.ts';
import { describeParameters } from '../../generators/model/wire.ts';
import type { Schema } from '../../generators/model/model.ts';
import { model } from './document.ts';
import { schemaErrors } from './schema-validator.ts';

type Row = readonly [behaviour: string, operation: string, body: unknown];

const commitOf = (action: object) => ({ branch: 'main', commit_message: 'Tidy up', actions: [action] });

/** Conditions of the sources, and requests that clients were seen to send. */
const accepted: readonly Row[] = [
  [
    'a file to create with content',
    'createCommit',
    commitOf({ action: 'create', file_path: 'a', content: 'x' }),
  ],
  [
    'a file to update with its last commit',
    'createCommit',
    commitOf({ action: 'update', file_path: 'a', content: 'x', last_commit_id: 'f00' }),
  ],
  ['a file to delete without content', 'createCommit', commitOf({ action: 'delete', file_path: 'a' })],
  [
    'a file to move without content',
    'createCommit',
    commitOf({ action: 'move', file_path: 'b', previous_path: 'a' }),
  ],
  [
    'a file to move with content',
    'createCommit',
    commitOf({ action: 'move', file_path: 'b', previous_path: 'a', content: 'x' }),
  ],
  [
    'a file to make executable',
    'createCommit',
    commitOf({ action: 'chmod', file_path: 'a', execute_filemode: true }),
  ],
  [
    'a commit in another project by its path',
    'createCommit',
    { ...commitOf({ action: 'delete', file_path: 'a' }), start_project: 'acme/base' },
  ],
  [
    'an invitation by e-mail',
    'createGroupInvitations',
    { email: 'ada@forge.example,bob@forge.example', access_level: 30 },
  ],
  ['an invitation of users', 'createGroupInvitations', { user_id: '12,13', access_level: 30 }],
  ['an invitation of a user', 'createProjectInvitations', { user_id: 12, access_level: 30 }],
  ['no certificate and no key', 'updateProjectPagesDomain', { certificate: '', key: '' }],
  [
    'a subgroup to import into',
    'importFromSourceA',
    { personal_access_token: 't', repo_id: 1, target_namespace: 'acme/tools' },
  ],
  ['context commits to remove in JSON', 'deleteMergeRequestContextCommits', { commits: ['f00'] }],
  ['a service account to delete with all that it made', 'deleteServiceAccount', { hard_delete: true }],
  [
    'a pipeline variable without its type',
    'createPipeline',
    { ref: 'main', variables: [{ key: 'TARGET', value: 'staging' }] },
  ],
  ['an empty date, which takes it away', 'updateProjectMilestone', { due_date: '', start_date: '' }],
  ['null for a date, which takes it away', 'updateProjectMilestone', { due_date: null, start_date: null }],
  ['a date as the end of an invitation', 'updateGroupInvitation', { expires_at: '2027-01-01' }],
  ['a time as the end of an invitation', 'updateProjectInvitation', { expires_at: '2027-01-01T10:00:00Z' }],
  ['no end of an invitation', 'updateProjectInvitation', { expires_at: '' }],
  ['a version of two numbers', 'addChangelog', { version: '1.4' }],
  ['an address of a service account', 'createServiceAccount', { name: 'bot', email: 'bot@forge.example' }],
];

const refused: readonly Row[] = [
  ['a date that is none', 'updateProjectMilestone', { due_date: 'tomorrow' }],
  ['a time in the place of a date', 'updateProjectMilestone', { due_date: '2027-01-31T00:00:00Z' }],
  ['an end of an invitation that is no date', 'updateGroupInvitation', { expires_at: '2027-13-01' }],
  ['a version of one number', 'addChangelog', { version: '1' }],
  ['a level as a text', 'updateGroupInvitation', { access_level: '30' }],
  ['a file to create without content', 'createCommit', commitOf({ action: 'create', file_path: 'a' })],
  ['a file to update without content', 'createCommit', commitOf({ action: 'update', file_path: 'a' })],
  [
    'a former path of a file that does not move',
    'createCommit',
    commitOf({ action: 'update', file_path: 'a', content: 'x', previous_path: 'b' }),
  ],
  [
    'a last commit of a file that is new',
    'createCommit',
    commitOf({ action: 'create', file_path: 'a', content: 'x', last_commit_id: 'f00' }),
  ],
  [
    'a mode for a file that is deleted',
    'createCommit',
    commitOf({ action: 'delete', file_path: 'a', execute_filemode: true }),
  ],
  ['an invitation of nobody', 'createGroupInvitations', { access_level: 30 }],
  ['an invitation without a level', 'createGroupInvitations', { email: 'ada@forge.example' }],
  [
    'a blank namespace to import into',
    'importFromSourceA',
    { personal_access_token: 't', repo_id: 1, target_namespace: '' },
  ],
  [
    'a removed stage of an import',
    'importFromSourceA',
    {
      personal_access_token: 't',
      repo_id: 1,
      target_namespace: 'acme',
      optional_stages: { single_endpoint_issue_events_import: true },
    },
  ],
  ['a removed setting', 'updateApplicationSettings', { delayed_project_deletion: true }],
  ['null for a boolean', 'updateGroupApprovalSettings', { allow_author_approval: null }],
  ['a member that nobody knows', 'createProjectMilestone', { title: '1.0', colour: 'red' }],
  ['a value beyond the set', 'updateProjectMilestone', { state_event: 'reopen' }],
  ['a version that is not semantic', 'addChangelog', { version: 'next' }],
];

describe('bodies may hold', () => {
  test.each(accepted)('%s', (_behaviour, id, body) => {
    expect(schemaErrors(bodyOf(id), body)).toEqual([]);
  });
});

describe('bodies may not hold', () => {
  test.each(refused)('%s', (_behaviour, id, body) => {
    expect(schemaErrors(bodyOf(id), body)).not.toEqual([]);
  });
});

function bodyOf(id: string): Schema {
  const body = model.operations.find((operation) => operation.id === id)?.body?.content[0];
  if (body === undefined) throw new Error(`The document has no operation ${id} with a body.`);
  return body.schema;
}

const observedQueries: readonly (readonly [operation: string, query: string, values: object])[] = [
  ['listMergeRequests', 'not[labels]=a', { not: { labels: 'a' } }],
  ['listMergeRequests', 'not[labels][]=a&not[labels][]=b', { not: { labels: ['a', 'b'] } }],
  ['listProjectMergeRequests', 'not[assignee_id][]=12', { not: { assignee_id: [12] } }],
  ['listMergeRequests', 'not[assignee_id]=12', { not: { assignee_id: 12 } }],
  ['listMergeRequests', 'approved_by_ids[]=None', { 'approved_by_ids[]': ['None'] }],
  ['listProjectMergeRequests', 'approver_ids[]=Any', { 'approver_ids[]': ['Any'] }],
  [
    'listCommits',
    'since=2026-01-01&until=2026-02-01T00:00:00Z',
    { since: '2026-01-01', until: '2026-02-01T00:00:00Z' },
  ],
];

test.each(observedQueries)('%s takes ?%s', (id, query, values) => {
  const operation = model.operations.find((each) => each.id === id);
  if (operation === undefined) throw new Error(`The document has no operation ${id}.`);
  const descriptors = describeParameters(model, operation).filter((descriptor) => descriptor.in === 'query');
  const decoded = decodeQuery(descriptors, query);
  expect(decoded).toMatchObject({ values, errors: [], unknown: [] });
  for (const [name, value] of Object.entries(decoded.values)) {
    const parameter = operation.parameters.find((each) => each.name === name);
    expect(schemaErrors(parameter?.schema ?? false, value)).toEqual([]);
  }
});

test('an identity of SAML is changed in JSON as well', () => {
  const { body } = model.operations.find(({ id }) => id === 'updateSamlIdentity') ?? {};
  expect(body?.content.map(({ type, extensions }) => [type, extensions['x-observed'] === true])).toEqual([
    ['application/x-www-form-urlencoded', false],
    ['application/json', true],
  ]);
});

describe('parameters of writes', () => {
  const writes = model.operations.filter(({ method, body }) => method !== 'get' && body !== undefined);

  test.each(writes.map((operation) => [operation.id, operation] as const))(
    '%s takes them in the query or in a body (A 4.1)',
    (_, { body, responses }) => {
      expect(body?.alsoIn).toEqual(['query', 'multipart']);
      expect(responses.map(({ status }) => status)).toContain('414');
    },
  );
});
