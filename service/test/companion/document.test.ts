import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleEmitter } from '../../../generators/emit/bundle/bundle-emitter.ts';
import { generate } from '../../../generators/pipeline.ts';
import { operations as companionOperations } from '../../../generated/companion/server/index.js';
import { operations, type OperationInfo } from '../../../generated/server/index.js';
import { createRouter } from '../../../runtime/routing/router.ts';
import { routesOf } from '../../../runtime/server/route-of.ts';
import { typesOf, type Schema, type Schemas } from './schema-types.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const all: readonly OperationInfo[] = [...Object.values(operations), ...Object.values(companionOperations)];

interface Bundle {
  readonly info: { readonly title: string; readonly description: string };
  readonly components: { readonly schemas: Schemas };
}

let spec: Bundle;
let companion: Bundle;

beforeAll(async () => {
  spec = JSON.parse(await readFile(`${root}generated/openapi.json`, 'utf8')) as Bundle;
  const { output } = await generate({
    document: `${root}service/companion/openapi.yaml`,
    root,
    emitters: [bundleEmitter],
  });
  companion = JSON.parse(output?.files[0]?.text ?? '{}') as Bundle;
});

test('what is generated is what the document asks for, and it has no flaws', async () => {
  const check = promisify(execFile)(
    'npm',
    ['run', '--silent', 'check', '--', 'service/companion/openapi.yaml'],
    { cwd: root },
  );
  await expect(check).resolves.toMatchObject({ stdout: expect.stringContaining('all up to date') });
});

test('the document says of itself that it is not from the sources', () => {
  expect(companion.info.title).not.toBe(spec.info.title);
  expect(companion.info.description).toMatch(/^Not from the sources\./);
});

describe('beside the operations of the API', () => {
  test('no operation has the name, or the method and path, of another one', () => {
    const names = all.map(({ name }) => name);
    const routes = all.map(({ method, path }) => `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(routes.filter((route, at) => routes.indexOf(route) !== at)).toEqual([]);
  });

  test('no operation hides another one', () => {
    const router = createRouter(routesOf(all));
    const reached = all.map(({ method, segments }) => {
      const texts = segments.map((segment) =>
        segment.map((part) => (part.kind === 'literal' ? part.text : '7')).join(''),
      );
      const match = router(method, `/${texts.join('/')}`);
      return match.kind === 'found' ? match.operation.name : match.kind;
    });
    expect(reached).toEqual(all.map(({ name }) => name));
  });
});

describe('schemas', () => {
  test('of one name are one schema', () => {
    const shared = Object.keys(companion.components.schemas).filter((name) =>
      Object.hasOwn(spec.components.schemas, name),
    );
    expect(shared.length).toBeGreaterThan(40);
    for (const name of shared) {
      expect([name, companion.components.schemas[name]]).toEqual([name, spec.components.schemas[name]]);
    }
  });

  // Requests that create and change a resource name its members as the resource does, with values of the same types.
  test.each([
    ['GroupCreate', 'GroupListItem'],
    ['GroupUpdate', 'GroupListItem'],
    ['ProjectCreate', 'Project'],
    ['ProjectUpdate', 'Project'],
    ['MemberCreate', 'Member'],
    ['MemberUpdate', 'Member'],
    ['FileCreate', 'FileCreateAction'],
    ['FileUpdate', 'FileUpdateAction'],
    ['FileDelete', 'FileDeleteAction'],
    ['ProjectApprovalRuleCreate', 'GroupApprovalRuleCreate'],
    ['ProjectApprovalRuleUpdate', 'GroupApprovalRuleUpdate'],
    ['PersonalAccessToken', 'ServiceAccountToken'],
    ['CreatedPersonalAccessToken', 'ServiceAccountToken'],
    ['PersonalAccessTokenCreate', 'ServiceAccountTokenCreate'],
    ['MergeRequestCreate', 'MergeRequest'],
    ['MergeRequestUpdate', 'MergeRequest'],
    ['BlameCommit', 'Commit'],
    ['Issue', 'MergeRequest'],
  ])('%s agrees with %s', (name, other) => {
    const mine = membersOf(companion, name);
    const theirs = membersOf(spec, other);
    const common = [...mine.keys()].filter((member) => theirs.has(member));
    expect(common).not.toEqual([]);
    const disagreeing = common.filter((member) => {
      const given = typesOf(companion.components.schemas, mine.get(member) ?? true);
      const shown = typesOf(spec.components.schemas, theirs.get(member) ?? true);
      return ![...given].some((type) => shown.has(type));
    });
    expect(disagreeing).toEqual([]);
  });
});

/** The members of an object schema, including those of the schemas that it extends. */
function membersOf({ components: { schemas } }: Bundle, name: string): ReadonlyMap<string, Schema> {
  const members = new Map<string, Schema>();
  const open: Schema[] = [schemas[name] ?? true];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (typeof part === 'boolean') continue;
    for (const [member, schema] of Object.entries(part.properties ?? {})) members.set(member, schema);
    open.push(...(part.allOf ?? []));
    if (part.$ref !== undefined) open.push(schemas[part.$ref.split('/').at(-1) ?? ''] ?? true);
  }
  return members;
}
