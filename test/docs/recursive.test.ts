import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { brokenLinks } from './links.ts';
import { siteOf } from './site-files.ts';
import { iterations } from '../runs/iterations.ts';

const folder = mkdtempSync(join(tmpdir(), 'forgespec-recursive-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Schemas = Readonly<Record<string, object>>;

/** What is wrong in the site of a document that sends and gets the first of each group of schemas. */
async function faultsWith(groups: readonly Schemas[]): Promise<readonly string[]> {
  const named = groups.map((schemas, group) => {
    const text = JSON.stringify(schemas).replaceAll(/(?<="|schemas\/)([A-Z])(?=[/"])/g, `$1${group}`);
    return JSON.parse(text) as Schemas;
  });
  const paths = named.map((schemas, group) => {
    const schema = { $ref: `#/components/schemas/${Object.keys(schemas)[0]}` };
    const content = { 'application/json': { schema } };
    const post = {
      operationId: `send${group}`,
      parameters: [
        { name: 'filter', in: 'query', content },
        { name: 'like', in: 'query', style: 'deepObject', schema },
      ],
      requestBody: { content },
      responses: { 200: { description: 'It is sent.', headers: { 'X-Like': { schema } }, content } },
    };
    return [`/things/${group}`, { post }];
  });
  const document = join(folder, 'openapi.json');
  const info = { title: 'Recursive', version: '1' };
  const components = { schemas: Object.assign({}, ...named) as Schemas };
  writeFileSync(
    document,
    JSON.stringify({ openapi: '3.1.1', info, paths: Object.fromEntries(paths), components }),
  );
  const { files, model } = await siteOf(document);
  const missing = model.schemas
    .map(({ names }) => `schemas/${names.file}-schema.html`)
    .filter((path) => !files.has(path));
  return [...missing, ...brokenLinks(files)];
}

const self = { $ref: '#/components/schemas/R' };
const other = { $ref: '#/components/schemas/S' };

/** By the keyword under which a schema holds itself. */
const holding: readonly (readonly [string, Schemas])[] = [
  ['items', { R: { type: 'array', items: self } }],
  ['items, without a type', { R: { items: self } }],
  [
    'items of another that is a list of it',
    { R: { type: 'array', items: other }, S: { type: 'array', items: self } },
  ],
  ['items that may be null', { R: { type: ['array', 'null'], items: { anyOf: [self, { type: 'null' }] } } }],
  [
    'lists of lists',
    { R: { type: 'array', items: { type: 'array', items: { type: 'array', items: self } } } },
  ],
  ['properties', { R: { type: 'object', properties: { next: self, all: { type: 'array', items: self } } } }],
  ['additionalProperties', { R: { type: 'object', additionalProperties: self } }],
  [
    'additionalProperties of lists',
    { R: { type: 'object', additionalProperties: { type: 'array', items: self } } },
  ],
  ['prefixItems', { R: { type: 'array', prefixItems: [self, { type: 'integer' }] } }],
  ['anyOf', { R: { anyOf: [{ type: 'string' }, { type: 'array', items: self }] } }],
  ['anyOf with null', { R: { anyOf: [{ type: 'array', items: self }, { type: 'null' }] } }],
  [
    'oneOf beside properties',
    { R: { properties: { a: self }, oneOf: [{ required: ['a'] }, { properties: { b: self } }] } },
  ],
  [
    'allOf',
    { R: { type: 'object', allOf: [{ properties: { a: self } }, other] }, S: { properties: { r: self } } },
  ],
  ['not', { R: { type: 'object', not: { type: 'object', required: ['x'], properties: { x: self } } } }],
  ['contains', { R: { type: 'array', contains: self } }],
  [
    '$defs',
    {
      R: {
        type: 'object',
        $defs: { inner: { type: 'array', items: self } },
        properties: { d: { $ref: '#/components/schemas/R/$defs/inner' } },
      },
    },
  ],
  [
    'its own items by their path',
    { R: { type: 'array', items: { type: 'array', items: { $ref: '#/components/schemas/R/items' } } } },
  ],
  [
    'if',
    {
      R: {
        type: 'object',
        if: { properties: { a: self } },
        else: { items: self },
      },
    },
  ],
  ['patternProperties', { R: { type: 'object', patternProperties: { '^a': self } } }],
  ['dependentSchemas', { R: { type: 'object', dependentSchemas: { a: self } } }],
  ['unevaluatedProperties', { R: { type: 'object', unevaluatedProperties: self } }],
  ['propertyNames', { R: { type: 'object', propertyNames: { not: self } } }],
];

it('schemas that hold themselves have pages', async () => {
  expect(await faultsWith(holding.map(([, schemas]) => schemas))).toEqual([]);
});

const names = ['A', 'B', 'C'];
const few = <T>(entry: fc.Arbitrary<T>) => fc.array(entry, { minLength: 1, maxLength: 2 });

/** Schemas that apply no name to the same value, which never ends and is refused; below a value any name may stand. */
const { schema } = fc.letrec<{ readonly schema: object; readonly inner: object }>((tie) => ({
  inner: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(...names).map((name) => ({ $ref: `#/components/schemas/${name}` })),
    tie('schema'),
  ),
  schema: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom({ type: 'string' }, { type: 'null' }, { enum: ['a', 1, null] }, {}),
    tie('inner').map((items) => ({ type: 'array', items })),
    few(tie('inner')).map((prefixItems) => ({ type: 'array', prefixItems })),
    tie('inner').map((additionalProperties) => ({ type: 'object', additionalProperties })),
    fc
      .dictionary(fc.constantFrom('a', 'b'), tie('inner'), { minKeys: 1 })
      .map((properties) => ({ type: 'object', properties })),
    few(tie('schema')).map((anyOf) => ({ anyOf })),
    few(tie('schema')).map((oneOf) => ({ oneOf, description: 'One.' })),
    few(tie('schema')).map((allOf) => ({ allOf })),
    tie('schema').map((not) => ({ not })),
  ),
}));

it('whatever schemas hold each other, all have pages whose links lead somewhere', async () => {
  const group = fc.tuple(schema, schema, schema).map(([A, B, C]): Schemas => ({ A, B, C }));
  const groups = fc.array(group, { minLength: 12, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(groups, async (each) => {
      expect(await faultsWith(each)).toEqual([]);
    }),
    { numRuns: iterations(6), endOnFailure: true },
  );
});
