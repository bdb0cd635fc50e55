import { describe, expect, it } from 'vitest';
import type { Change } from '../../generators/diff/change.ts';
import { compareModels } from '../../generators/diff/compare.ts';
import { loadModel } from '../../generators/pipeline.ts';
import type { JsonObject } from '../../generators/source/document.ts';
import { jsonContent, modelOf, operation } from '../types/model-of.ts';

type Parts = Parameters<typeof modelOf>[0];

/** A change on a line: `changed listPets query limit default 20 → 30`. */
function lineOf({ kind, part: { owner, way, value }, facts }: Change): string {
  const name =
    owner.kind === 'schema' ? owner.schema.key : owner.kind === 'document' ? '' : owner.operation.id;
  const details = facts.map((fact) => `${fact.name} ${fact.before ?? 'none'} → ${fact.after ?? 'none'}`);
  return [kind, name, ...way, ...(value === undefined ? [] : [`= ${value}`]), ...details]
    .filter((word) => word !== '')
    .join(' ');
}

function changes(before: Parts, after: Parts): readonly string[] {
  return compareModels(modelOf(before), modelOf(after)).map(lineOf);
}

const schema = (Pet: JsonObject): Parts => ({ schemas: { Pet } });
const get = (parts: JsonObject): Parts => ({ paths: { '/pets': { get: operation(parts) } } });
const query = (parts: JsonObject): Parts =>
  get({ parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer' }, ...parts }] });
const answer = (content: JsonObject): Parts =>
  get({ responses: { 200: { description: 'Pets.', content: jsonContent(content) } } });

const using = (Pet: JsonObject): Parts => ({
  ...answer({ $ref: '#/components/schemas/Pet' }),
  schemas: { Pet },
});
const tree = (type: string): Parts =>
  schema({
    type: 'object',
    properties: {
      leaf: { type },
      left: { allOf: [{ $ref: '#/components/schemas/Pet' }, { minProperties: 1 }] },
    },
  });

const hook = (parts: JsonObject, method = 'post'): Parts => ({
  webhooks: { made: { [method]: operation(parts) } },
});
const payload = (parts: JsonObject): Parts =>
  hook({ requestBody: { content: jsonContent({ type: 'object', properties: { id: {} }, ...parts }) } });
const callback = (address: string, name = 'done'): Parts => ({
  paths: {
    '/pets': {
      get: operation({ callbacks: { [name]: { [address]: { post: operation({ operationId: 'tell' }) } } } }),
    },
  },
});
const served = (...servers: (string | JsonObject)[]): Parts => ({
  ...get({}),
  servers: servers.map((each) => (typeof each === 'string' ? { url: each } : each)),
});
const servedPath = (url: string, parts: JsonObject = {}): Parts => ({
  servers: [{ url: '/v1' }],
  paths: { '/pets': { servers: [{ url }], get: operation(parts) } },
});
const region = (standard: string, ...values: string[]): JsonObject => ({
  url: 'https://{region}.example',
  variables: { region: { default: standard, ...(values.length === 0 ? {} : { enum: values }) } },
});

const write = (more: JsonObject): Parts => ({
  paths: {
    '/pets': { post: operation({ requestBody: { content: jsonContent({ type: 'object' }), ...more } }) },
  },
});

describe('a change', () => {
  it.each<[string, Parts, Parts, readonly string[]]>([
    ['nothing', query({}), query({}), []],
    ['words alone', query({}), query({ description: 'Most.' }), []],
    ['an operation comes', { paths: {} }, query({}), ['added act']],
    ['an operation goes', query({}), { paths: {} }, ['removed act']],
    ['an operation gets another id', get({}), get({ operationId: 'list' }), []],
    [
      'an operation moves',
      get({}),
      { paths: { '/animals': { get: operation({}) } } },
      ['changed act request GET /pets → GET /animals'],
    ],
    ['a parameter comes', get({}), query({}), ['added act query limit']],
    [
      'a parameter is needed',
      query({}),
      query({ required: true }),
      ['changed act query limit required false → true'],
    ],
    ['a parameter is deprecated', query({}), query({ deprecated: true }), ['deprecated act query limit']],
    [
      'a parameter is deprecated no longer',
      query({ deprecated: true }),
      query({}),
      ['changed act query limit deprecated true → none'],
    ],
    [
      'members of a body may stand in the query',
      write({}),
      write({ 'x-body-also-in': ['query'] }),
      ['changed act body also in none → query'],
    ],
    [
      'type and default',
      query({}),
      query({ schema: { type: 'string', default: 'a' } }),
      ['changed act query limit type integer → string default none → "a"'],
    ],
    [
      'a status goes',
      answer({}),
      get({ responses: { 204: { description: 'x' } } }),
      ['added act 204', 'removed act 200'],
    ],
    [
      'a field of an answer comes',
      answer({ type: 'array', items: { type: 'object', properties: { a: {} } } }),
      answer({
        type: 'array',
        items: { type: 'object', properties: { a: {}, b: { type: 'object', properties: { c: {} } } } },
      }),
      ['added act 200 body b'],
    ],
    [
      'a field of a schema changes',
      schema({ type: 'object', properties: { name: { type: 'string', maxLength: 40 } } }),
      schema({ type: 'object', required: ['name'], properties: { name: { type: 'string', maxLength: 60 } } }),
      ['changed Pet name maxLength 40 → 60 required false → true'],
    ],
    [
      'values',
      schema({ type: 'string', enum: ['cat', 'dog'] }),
      schema({ type: 'string', enum: ['cat', 'cow'] }),
      ['added Pet = "cow"', 'removed Pet = "dog"'],
    ],
    [
      'names that every object has',
      schema({ type: 'object', properties: {} }),
      schema({ type: 'object', properties: { constructor: { type: 'string' } } }),
      ['added Pet constructor'],
    ],
    ['a webhook comes', {}, hook({}), ['added act']],
    ['a webhook goes', hook({}), {}, ['removed act']],
    ['a webhook gets another id', hook({}), hook({ operationId: 'told' }), []],
    [
      'a webhook gets another method',
      hook({}),
      hook({}, 'put'),
      ['changed act request POST made → PUT made'],
    ],
    ['an operation becomes a webhook', get({}), hook({}), ['added act', 'removed act']],
    ['a webhook is deprecated', hook({}), hook({ deprecated: true }), ['deprecated act']],
    [
      'a member of a payload is always sent',
      payload({}),
      payload({ required: ['id'] }),
      ['changed act body id required false → true'],
    ],
    [
      'a header of a webhook comes',
      hook({}),
      hook({ parameters: [{ name: 'X-Id', in: 'header', schema: { type: 'string' } }] }),
      ['added act header X-Id'],
    ],
    ['a callback comes', get({}), callback('{$url}'), ['added tell']],
    [
      'a callback is sent elsewhere',
      callback('{$url}'),
      callback('{$url}/done'),
      ['changed tell request POST {$url} → POST {$url}/done'],
    ],
    ['the servers stay', served('/v1', '/v2'), served('/v1', '/v2'), []],
    [
      'a server comes',
      served('/v1'),
      served('/v1', 'https://a.example'),
      ['added servers https://a.example'],
    ],
    ['a server goes', served('/v1', '/v2'), served('/v2'), ['removed servers /v1']],
    [
      'a variable of a server changes',
      served(region('eu')),
      served(region('us', 'eu', 'us')),
      ['changed servers https://{region}.example variable region eu → us of eu, us'],
    ],
    ['a path gets a server', served('/v1'), servedPath('/up'), ['changed act servers none → /up']],
    [
      'the server of a path changes',
      servedPath('/up'),
      servedPath('/down'),
      ['changed act servers /up → /down'],
    ],
    [
      'an operation gets a server',
      servedPath('/up'),
      servedPath('/up', { servers: [{ url: '/own' }, { url: '/other' }] }),
      ['changed act servers /up → /own, /other'],
    ],
  ])('%s', (_name, before, after, want) => {
    expect(changes(before, after)).toEqual(want);
  });

  it('of a named schema is told once, not where it is used', () => {
    expect(
      changes(
        using({ type: 'object', properties: {} }),
        using({ type: 'object', properties: { id: { type: 'integer' } } }),
      ),
    ).toEqual(['added Pet id']);
  });

  it('is found in a schema that holds itself', () => {
    expect(changes(tree('string'), tree('integer'))).toContain('changed Pet leaf type string → integer');
  });

  it('is none between a document and itself', async () => {
    const [before, after] = await Promise.all([
      loadModel('spec/openapi.yaml'),
      loadModel('spec/openapi.yaml'),
    ]);
    if (before.model === undefined || after.model === undefined) throw new Error('The document has errors.');
    expect(compareModels(before.model, after.model)).toEqual([]);
  });
});
