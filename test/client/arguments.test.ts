import { describe, expect, test } from 'vitest';
import { planArguments } from '../../generators/emit/client/argument-plan.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { modelOf, operation } from '../types/model-of.ts';

function modelWith(
  parts: JsonObject,
  { path = '/act/{id}', schemas = {} }: { path?: string; schemas?: JsonObject } = {},
) {
  const model = modelOf({
    paths: {
      [path]: {
        post: operation({
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
          ...parts,
        }),
      },
    },
    schemas,
  });
  const [only] = model.operations;
  if (only === undefined) throw new Error('There is no operation.');
  return { model, only };
}

function body(schema: Json, { required = true, type = 'application/json' } = {}): JsonObject {
  return { requestBody: { required, content: { [type]: { schema } } } };
}

const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  ...more,
});

describe('arguments', () => {
  test.each<[string, Json, boolean]>([
    ['an object', object({ a: true }), false],
    ['a referenced object', { $ref: '#/components/schemas/Thing' }, false],
    ['an object beside a reference', { $ref: '#/components/schemas/Thing', required: ['a'] }, true],
    ['objects that all apply', { allOf: [object({ a: true }), object({ b: true })], required: ['a'] }, true],
    ['alternatives', { anyOf: [object({ a: true }), object({ b: true })] }, true],
  ])('an interface can extend the type of %s, or not', (_, schema, isComposed) => {
    const { model, only } = modelWith(body(schema), { schemas: { Thing: object({ a: true, b: true }) } });
    expect(planArguments(model, only).body).toMatchObject({ shape: 'members', isComposed });
  });

  test.each<[string, JsonObject, readonly string[] | 'whole' | undefined]>([
    ['no body', {}, undefined],
    ['members of an object', body(object({ a: true, b: true })), ['a', 'b']],
    ['members of a referenced object', body({ $ref: '#/components/schemas/Thing' }), ['a', 'next']],
    [
      'members of a composed object',
      body({ allOf: [object({ a: true }), { anyOf: [object({ b: true }), object({ c: true })] }] }),
      ['a', 'b', 'c'],
    ],
    [
      'no members that lead to what only responses have',
      body(object({ a: true, made: { $ref: '#/components/schemas/Made' } })),
      ['a'],
    ],
    [
      'no members that only answers have',
      body(object({ a: true, made: { type: 'string', readOnly: true } })),
      ['a'],
    ],
    [
      'an object that takes other members too',
      body(object({ a: true }, { additionalProperties: true })),
      'whole',
    ],
    ['an object without named members', body({ type: 'object' }), 'whole'],
    ['a list', body({ type: 'array', items: true }), 'whole'],
    ['an object or null', body({ type: ['object', 'null'], properties: { a: true } }), 'whole'],
    ['anything', body(true), 'whole'],
    ['text', body({ type: 'string' }, { type: 'text/plain' }), 'whole'],
    ['an object that may be left out', body(object({ a: true }), { required: false }), ['a']],
    [
      'an object that may be left out, whose members may not',
      body(object({ a: true }, { required: ['a'] }), { required: false }),
      'whole',
    ],
  ])('%s', (_, parts, want) => {
    const { model, only } = modelWith(parts, {
      schemas: {
        Thing: object({ a: true, next: { $ref: '#/components/schemas/Thing' } }),
        Made: { type: 'integer', readOnly: true },
      },
    });
    const plan = planArguments(model, only);
    expect(
      plan.body?.shape === 'members' ? plan.body.members.map(({ name }) => name) : plan.body?.shape,
    ).toEqual(want);
    expect(plan.findings).toEqual([]);
  });

  test('that clash are qualified and reported', () => {
    const { model, only } = modelWith({
      parameters: ['path', 'query', 'header'].map((location) => ({
        name: 'id',
        in: location,
        required: location === 'path',
        schema: { type: 'integer' },
      })),
      ...body(object({ id: true, query_id: true })),
    });
    const { parameters, body: planned, findings } = planArguments(model, only);
    const names = [
      ...parameters.path,
      ...parameters.query,
      ...parameters.header,
      ...(planned?.shape === 'members' ? planned.members : []),
    ];
    expect(names.map(({ name, wireName }) => [name, wireName])).toEqual([
      ['id', 'id'],
      ['query_id', 'id'],
      ['header_id', 'id'],
      ['body_id', 'id'],
      ['body_query_id', 'query_id'],
    ]);
    expect(findings.map(({ code }) => code)).toEqual(Array(4).fill('client/argument-clash'));
  });
});
