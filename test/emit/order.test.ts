import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../generators/emit/docs/build-site.ts';
import { emitters } from '../../generators/emit/registry.ts';
import { generate, loadModel } from '../../generators/pipeline.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';

const operation = (id: string, extra: JsonObject = {}): JsonObject => ({
  operationId: id,
  summary: `Does ${id}`,
  ...extra,
  responses: {
    default: {
      description: 'D',
      content: { 'text/plain': {}, 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } },
    },
    '4XX': { description: 'F' },
  },
});
const document: JsonObject = {
  openapi: '3.1.1',
  info: { title: 'T', version: '1' },
  paths: {
    '/z': {
      post: operation('makeZ', {
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } } },
      }),
      get: operation('readZ'),
    },
    '/a': { get: operation('listA') },
    '/m': { delete: operation('removeM') },
  },
  components: {
    schemas: {
      Pet: {
        type: 'object',
        properties: { name: { type: 'string' }, age: { type: 'integer' }, kind: { enum: ['z', 'a', 'm'] } },
        example: { name: 'x', age: 1 },
      },
      Ant: { type: 'object', properties: { b: { type: 'string' }, a: { type: 'string' } } },
    },
  },
};

/** The same, with the members of every object in reverse order. */
function reversed(value: Json): Json {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(reversed);
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, each]) => [key, reversed(each)]),
  );
}

const outputs: ReadonlyMap<string, string>[] = [];
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgespec-order-'));
  for (const [name, given] of Object.entries({ one: document, other: reversed(document) })) {
    const path = join(folder, `${name}.json`);
    await writeFile(path, JSON.stringify(given));
    const { output } = await generate({ document: path, emitters });
    const { model } = await loadModel(path);
    const site = model === undefined ? undefined : await buildSite({ model, guides: [], url: undefined });
    outputs.push(
      new Map([
        ...(output?.files ?? []).map((file) => [file.path, file.text] as const),
        ...(site?.files ?? []).map((file) => [`docs/${file.path}`, file.text] as const),
      ]),
    );
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** The first places of some texts in a file of both outputs, by the order in which they stand. */
function orderIn(path: string, texts: readonly string[]): readonly (readonly string[])[] {
  return outputs.map((files) => {
    const text = files.get(path) ?? '';
    for (const each of texts) expect(text).toContain(each);
    return texts.toSorted((a, b) => text.indexOf(a) - text.indexOf(b));
  });
}

const schemas = ['Pet', 'Ant'];
const operations = ['makeZ', 'readZ', 'listA', 'removeM'];

/** A file of the output, and what it holds in the order of the document. */
const cases: readonly (readonly [path: string, texts: readonly string[]])[] = [
  ['types/schemas/pet.d.ts', ['name?', 'age?', 'kind?']],
  ['types/schemas/ant.d.ts', ['b?', 'a?']],
  ['types/operations/make-z.d.ts', ['MakeZDefault ', 'MakeZ4XX ']],
  ['types/index.d.ts', schemas.map((name) => `{ ${name} }`)],
  ['types/index.d.ts', ['make-z', 'read-z', 'list-a', 'remove-m']],
  ['types/openapi.d.ts', ['"/z"', '"/a"', '"/m"']],
  ['types/openapi.d.ts', ['readZ', 'listA', 'removeM'].map((id) => `    ${id}: {`)],
  ['types/openapi.d.ts', ['name?', 'age?', 'kind?']],
  ['validators/schemas.js', ['validatePet', 'validateAnt']],
  ['validators/operations.js', operations],
  ['client/index.js', operations],
  ['server/operations.js', operations],
  ['client/api.md', operations],
  ['docs/llms.txt', operations],
  ['docs/llms.txt', schemas.map((name) => `[${name}]`)],
  ['docs/families/default.md', ['make-z', 'read-z', 'list-a', 'remove-m']],
  ['docs/operations/make-z.md', ['### Any other status', '### 4XX']],
  ['docs/operations/list-a.md', ['`text/plain`', '`application/json`']],
  ['docs/operations/make-z.md', ['"name"', '"age"']],
  ['docs/operations/make-z.html', ['>name</a>', '>age</a>', '>kind</a>']],
  ['docs/schemas/pet-schema.md', ['`name`', '`age`', '`kind`']],
  ['docs/schemas/ant-schema.md', ['`b`', '`a`']],
  ['docs/schemas/ant-schema.md', ['"b"', '"a"']],
  ['openapi.json', [...operations.map((id) => `"operationId": "${id}"`), '"Pet"', '"Ant"']],
];

describe('the order of the document', () => {
  test.each(cases)('%s has %j in it', (path, texts) => {
    const [one, other] = orderIn(path, texts);
    expect(one).toEqual(texts);
    expect(other).toEqual(texts.toReversed());
  });

  test('is the one of openapi.json', () => {
    const [one, other] = outputs.map((files) => JSON.parse(files.get('openapi.json') ?? '') as JsonObject);
    const { openapi, info, ...rest } = other as JsonObject;
    const again = reversed({ ...rest, info: info ?? null, openapi: openapi ?? null });
    expect(JSON.stringify(again, null, 1).split('\n')).toEqual(JSON.stringify(one, null, 1).split('\n'));
  });
});

/** What is between the document and its outputs. */
const stages = ['emit', 'mock', 'model', 'sample', 'schema', 'source', 'typescript'];

/** Files of these stages that sort, and what: nothing that an author has ordered, or with a reason. */
const sorts: Readonly<Record<string, string>> = {
  'emit/joined-module.ts': 'names in import statements',
  'emit/runtime.ts': 'files of the runtime',
  'emit/docs/accent.ts': 'two numbers',
  'emit/docs/browser-files.ts': 'style sheets',
  'emit/docs/error-responses.ts': 'statuses of all operations',
  'emit/docs/operation/responses.ts': 'successes before failures',
  'emit/docs/pages/schema.ts': 'operations that use a schema',
  'emit/docs/samples/first-request.ts': 'operations by how simple they are',
  'emit/docs/samples/go.ts': 'names in import statements',
  'emit/docs/schema/doc-type.ts': 'null after other types',
  'emit/docs/schema/required-first.ts': 'required members before others',
  'mock/content.ts': 'media types by the wishes of the caller',
  'model/shared-value.ts': 'members of a key',
  'sample/bounds.ts': 'cases by their place',
  'sample/mutate-value.ts': 'cases by their place',
  'schema/conjuncts.ts': 'null after other types',
  'source/apply-edits.ts': 'edits by their place',
  'source/normalize/bundle/hoist.ts': 'what takes a name first, so that names do not depend on references',
  'source/pattern/alphabet.ts': 'characters',
  'source/pattern/character-set.ts': 'characters',
  'source/pattern/growth.ts': 'numbers',
  'source/rules/suggestion.ts': 'names by their likeness',
  'typescript/imports.ts': 'names in import statements',
  'typescript/names.ts': 'what takes a name first, so that names do not depend on the order',
};

test('no stage sorts anything else', () => {
  const root = join(import.meta.dirname, '../../generators');
  const sorting = globSync(`{${stages.join()}}/**/*.ts`, { cwd: root }).filter((path) =>
    /\.(?:toSorted|sort)\(/.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(sorting.toSorted()).toEqual(Object.keys(sorts).toSorted());
});
