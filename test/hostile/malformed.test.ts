import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import type { OutputFile } from '../../generators/emit/emitter.ts';
import type { Finding } from '../../generators/diagnostics/finding.ts';
import { emitters } from '../../generators/emit/registry.ts';
import { liveValidators } from '../../generators/check/live.ts';
import { generate, loadModel } from '../../generators/pipeline.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';

// The runtime is the same for all documents, and compiling it takes most of the time.
vi.mock('../../generators/emit/joined-runtime.ts', () => ({
  joinRuntime: async (): Promise<readonly OutputFile[]> => [],
}));

/** One value of each JSON type, and a list and a map of values that no keyword has. */
const values: Readonly<Record<string, Json>> = {
  null: null,
  boolean: true,
  negative: -1,
  text: 'text',
  list: [],
  object: {},
  'list of null': [null],
  'map of null': { a: null },
};

const aSchema = ['boolean', 'object', 'map of null'];
const aNumber = ['negative'];
/** JSON Schema asks for at least one schema. An empty list has no effect, and no finding. */
const someSchemas = ['list'];
const aText = ['text'];
const aFlag = ['boolean'];

/** The keywords of the dialect (JSON Schema 2020-12, OpenAPI 3.1.1 section 4.8.24), and which of the values are right. */
const keywords: Readonly<Record<string, readonly string[]>> = {
  $comment: aText,
  $defs: ['object'],
  type: [],
  enum: ['list', 'list of null'],
  multipleOf: [],
  maximum: aNumber,
  exclusiveMaximum: aNumber,
  minimum: aNumber,
  exclusiveMinimum: aNumber,
  maxLength: [],
  minLength: [],
  pattern: aText,
  maxItems: [],
  minItems: [],
  uniqueItems: aFlag,
  maxContains: [],
  minContains: [],
  maxProperties: [],
  minProperties: [],
  required: ['list'],
  dependentRequired: ['object'],
  allOf: someSchemas,
  anyOf: someSchemas,
  oneOf: someSchemas,
  prefixItems: someSchemas,
  not: aSchema,
  ...Object.fromEntries(['if', 'then', 'else'].map((keyword) => [keyword, aSchema])),
  items: aSchema,
  contains: aSchema,
  additionalProperties: aSchema,
  propertyNames: aSchema,
  unevaluatedItems: aSchema,
  unevaluatedProperties: aSchema,
  contentSchema: aSchema,
  properties: ['object'],
  patternProperties: ['object'],
  dependentSchemas: ['object'],
  format: aText,
  contentEncoding: aText,
  contentMediaType: aText,
  title: aText,
  description: aText,
  readOnly: aFlag,
  writeOnly: aFlag,
  deprecated: aFlag,
  examples: ['list', 'list of null'],
  discriminator: [],
  xml: ['object'],
  externalDocs: [],
};

interface Case {
  readonly name: string;
  readonly keyword: string;
  readonly schema: JsonObject;
}

const cases: readonly Case[] = Object.entries(keywords).flatMap(([keyword, right]) =>
  Object.entries(values)
    .filter(([kind]) => !right.includes(kind))
    .map(([kind, value]) => ({
      name: `${keyword} ${kind}`.replaceAll(/\W+/g, '-'),
      keyword,
      schema: { [keyword]: value },
    })),
);

const folder = await mkdtemp(join(tmpdir(), 'forgespec-malformed-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A document that has each schema by name, within others, in a body, and as a parameter. */
async function documentOf(given: readonly Case[]): Promise<string> {
  const schemas = Object.fromEntries(given.map(({ name, schema }) => [name, schema]));
  const operations = given.map(({ name, schema }, index) => [
    `/p${index}`,
    {
      post: {
        operationId: `operation${index}`,
        parameters: [{ name: 'value', in: 'query', schema }],
        requestBody: {
          content: { 'application/json': { schema: { type: 'object', properties: { a: schema } } } },
        },
        responses: {
          200: {
            description: 'Done.',
            content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
          },
        },
      },
    },
  ]);
  const document = {
    openapi: '3.1.1',
    info: { title: 'Malformed', version: '1' },
    paths: Object.fromEntries(operations),
    components: { schemas },
  };
  const path = join(folder, 'document.json');
  await writeFile(path, JSON.stringify(document));
  return path;
}

/** The cases in which a finding refuses the document, by name. */
function refusedIn(findings: readonly Finding[]): ReadonlySet<string> {
  const errors = findings.filter(({ severity }) => severity === 'error');
  return new Set(errors.map(({ at }) => at?.pointer.split('/')[3] ?? ''));
}

test('a keyword with a value of another type is a finding, and breaks no output', async () => {
  const { findings } = await loadModel(await documentOf(cases));
  const pointers = findings.map(({ at }) => at?.pointer ?? '');
  const silent = cases.filter(
    ({ name, keyword }) =>
      !pointers.some((pointer) => pointer.startsWith(`/components/schemas/${name}/${keyword}`)),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
  const refused = refusedIn(findings);
  const taken = cases.filter(({ name }) => !refused.has(name));
  expect(taken.length).toBeGreaterThan(cases.length / 2);
  const path = await documentOf(taken);
  const { output } = await generate({ document: path, emitters });
  expect(output?.files.length).toBeGreaterThan(taken.length);
  const { model } = await loadModel(path);
  const validators = model === undefined ? undefined : liveValidators(model);
  for (const schema of model?.schemas ?? []) {
    for (const value of Object.values(values)) validators?.schema(schema, 'request')(value);
  }
});

test.each(
  ['$ref', '$dynamicRef', '$id'].flatMap((keyword) =>
    Object.entries(values).map(([kind, value]) => ({ keyword, kind, value })),
  ),
)('$keyword: $kind breaks nothing', async ({ keyword, kind, value }) => {
  const { findings } = await generate({
    document: await documentOf([{ name: 'Root', keyword, schema: { [keyword]: value } }]),
    emitters: emitters.filter(({ name }) => name !== 'types'),
  });
  expect({ kind, isTold: keyword !== '$ref' || findings.length > 0 }).toEqual({ kind, isTold: true });
});
