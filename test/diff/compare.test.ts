import { describe, expect, it } from 'vitest';
import type { Change } from '../../generators/diff/change.ts';
import { compareModels } from '../../generators/diff/compare.ts';
import { loadModel } from '../../generators/pipeline.ts';
import type { JsonObject } from '../../generators/source/document.ts';
import { jsonContent, modelOf, operation } from '../types/model-of.ts';

type Parts = Parameters<typeof modelOf>[0];

/** A change on a line: `changed listPets query limit default 20 → 30`. */
function lineOf({ kind, part: { owner, way, value }, facts }: Change): string {
  const name = owner.kind === 'schema' ? owner.schema.key : owner.operation.id;
  const details = facts.map((fact) => `${fact.name} ${fact.before ?? 'none'} → ${fact.after ?? 'none'}`);
  return [kind, name, ...way, ...(value === undefined ? [] : [`= ${value}`]), ...details].join(' ');
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
