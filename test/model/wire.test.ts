import { describe, expect, test } from 'vitest';
import { buildModel } from '../../generators/model/build.ts';
import type { ApiModel, Operation } from '../../generators/model/model.ts';
import { wireType } from '../../generators/model/wire-type.ts';
import { describeForm, describeHeaders, describeParameters } from '../../generators/model/wire.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { ContainerPlaces } from '../../generators/source/document/places.ts';
import { parseJson } from '../../generators/source/parse/parse-json.ts';

function modelOf(document: JsonObject): ApiModel {
  const { file, value } = parseJson({ path: 'api.json', text: JSON.stringify({ paths: {}, ...document }) });
  const places = new ContainerPlaces();
  const root = places.copyOf(file, value as JsonObject);
  return buildModel({ root, places, files: [], declaredVersion: '3.1.1' }).model;
}

function operationOf(model: ApiModel): Operation {
  const [operation] = model.operations;
  if (operation === undefined) throw new Error('The document has no operation.');
  return operation;
}

const schemas: JsonObject = {
  Id: { anyOf: [{ type: 'integer' }, { type: 'string', minLength: 1 }] },
  Tree: {
    type: 'object',
    additionalProperties: false,
    properties: { name: { type: 'string' }, inner: { $ref: '#/components/schemas/Tree' } },
  },
  Named: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
  Loop: { allOf: [{ $ref: '#/components/schemas/Loop' }] },
};
const model = modelOf({ components: { schemas } });
const any = { kind: 'any' };
const string = { kind: 'string' };
const integer = { kind: 'integer' };

describe('the type on the wire follows from the schema', () => {
  test.each<[name: string, schema: JsonObject | boolean, want: object]>([
    ['a scalar', { type: 'string', format: 'date-time' }, string],
    ['nothing said', {}, any],
    ['anything', true, any],
    [
      'a reference',
      { $ref: '#/components/schemas/Id', description: 'x' },
      { kind: 'union', members: [integer, string] },
    ],
    ['several types', { type: ['integer', 'null'] }, { kind: 'union', members: [integer, { kind: 'null' }] }],
    ['constants', { enum: ['a', 1, null] }, { kind: 'union', members: [string, integer, { kind: 'null' }] }],
    ['one constant', { const: true }, { kind: 'boolean' }],
    ['an array', { type: 'array', items: { type: 'number' } }, { kind: 'array', items: { kind: 'number' } }],
    ['an array of anything', { type: 'array' }, { kind: 'array', items: any }],
    [
      'keywords of an object',
      { additionalProperties: { type: 'integer' } },
      { kind: 'object', properties: {}, additional: integer },
    ],
    [
      'an open object',
      { type: 'object', properties: { a: text() } },
      { kind: 'object', properties: { a: string }, additional: any },
    ],
    [
      'both of two objects',
      {
        allOf: [
          { $ref: '#/components/schemas/Named' },
          { properties: { size: { type: 'integer' } }, unevaluatedProperties: false },
        ],
      },
      { kind: 'object', properties: { name: string, size: integer }, additional: false },
    ],
    [
      'either of two objects',
      {
        oneOf: [
          closed({ a: { type: 'string' } }),
          closed({ a: { type: 'integer' }, b: { type: 'boolean' } }),
        ],
      },
      {
        kind: 'object',
        properties: { a: { kind: 'union', members: [string, integer] }, b: { kind: 'boolean' } },
        additional: false,
      },
    ],
    ['a type narrowed', { type: 'number', allOf: [{ type: 'integer' }] }, integer],
    [
      'a type that says more than its choices',
      { type: 'string', anyOf: [{ enum: ['a'] }, { pattern: '^b' }] },
      string,
    ],
    [
      'choices of arrays',
      {
        anyOf: [
          { type: 'array', items: text() },
          { type: 'array', items: { type: 'integer' } },
        ],
      },
      { kind: 'array', items: { kind: 'union', members: [string, integer] } },
    ],
    [
      'a schema inside itself',
      { $ref: '#/components/schemas/Tree' },
      { kind: 'object', properties: { name: string, inner: any }, additional: false },
    ],
    ['a schema that is only itself', { $ref: '#/components/schemas/Loop' }, any],
  ])('%s', (_, schema, want) => {
    expect(wireType(model, schema)).toEqual(want);
  });

  test('within bounds, however the schemas refer to each other', () => {
    const names = Array.from({ length: 40 }, (_, index) => `S${index}`);
    const wide = Object.fromEntries(
      names.map((name, index) => [
        name,
        {
          type: 'object',
          properties: Object.fromEntries(
            names.slice(index + 1).map((other) => [other, { $ref: `#/components/schemas/${other}` }]),
          ),
        },
      ]),
    );
    const type = wireType(modelOf({ components: { schemas: wide } }), { $ref: '#/components/schemas/S0' });
    expect(JSON.stringify(type).length).toBeLessThan(1_000_000);
  });
});

describe('parameters', () => {
  const parameters = [
    { name: 'ids[]', in: 'query', schema: { type: 'array', items: { type: 'integer' } } },
    { name: 'labels', in: 'query', explode: false, schema: { type: 'array', items: { type: 'string' } } },
    {
      name: 'words',
      in: 'query',
      style: 'spaceDelimited',
      explode: false,
      schema: { type: 'array', items: { type: 'string' } },
    },
    { name: 'filter', in: 'query', content: { 'application/json': { schema: { type: 'object' } } } },
    { name: 'id', in: 'path', required: true, schema: { $ref: '#/components/schemas/Id' } },
  ];
  const document = { components: { schemas }, paths: { '/a/{id}': { get: { parameters, responses: {} } } } };

  test.each([
    ['of the Rack encoding', { 'x-parameter-encoding': 'rack' }, true],
    ['of OpenAPI alone', {}, false],
  ])('in a document %s', (_, extensions, splitDecoded) => {
    const described = modelOf({ ...document, ...extensions } as JsonObject);
    const [ids, labels, words, filter, id] = describeParameters(described, operationOf(described));
    expect(ids).toEqual({
      name: 'ids[]',
      in: 'query',
      style: 'form',
      explode: true,
      allowReserved: false,
      required: false,
      splitDecoded: false,
      type: { kind: 'array', items: integer },
    });
    expect(labels).toMatchObject({ explode: false, splitDecoded });
    expect(words).toMatchObject({ style: 'spaceDelimited', splitDecoded: true });
    expect(filter).toMatchObject({ type: { kind: 'json' } });
    expect(id).toMatchObject({
      in: 'path',
      style: 'simple',
      explode: false,
      required: true,
      splitDecoded: false,
    });
  });
});

describe('forms', () => {
  const properties = {
    name: { type: 'string' },
    tags: { type: 'array', items: { type: 'string' } },
    points: { type: 'array', items: { type: 'object' } },
    csv: { type: 'array', items: { type: 'string' } },
    raw: { type: 'string' },
  };
  const schema = {
    allOf: [{ $ref: '#/components/schemas/Named' }, { type: 'object', properties, required: ['tags'] }],
  };
  const encoding = { csv: { style: 'form', explode: false }, raw: { contentType: 'application/json' } };
  const content = { 'application/x-www-form-urlencoded': { schema, encoding } };
  const document = {
    components: { schemas },
    paths: { '/a': { post: { requestBody: { content }, responses: {} } } },
  };
  const fieldsOf = (extensions: object) => {
    const described = modelOf({ ...document, ...extensions } as JsonObject);
    const [mediaType] = operationOf(described).body?.content ?? [];
    return new Map(
      (mediaType === undefined ? [] : describeForm(described, mediaType)).map((field) => [field.name, field]),
    );
  };

  test('nest in brackets in a document of the Rack encoding', () => {
    const fields = fieldsOf({ 'x-parameter-encoding': 'rack' });
    expect(fields.get('name')).toMatchObject({ in: 'form', required: true, type: string });
    expect(fields.get('tags')).toMatchObject({
      required: true,
      style: 'deepObject',
      type: { kind: 'array', items: string },
    });
    expect(fields.get('points')).toMatchObject({
      required: false,
      style: 'deepObject',
      type: { kind: 'array' },
    });
    expect(fields.get('csv')).toMatchObject({ style: 'form', explode: false, splitDecoded: true });
  });

  test('repeat names, and hold JSON where they nest, elsewhere', () => {
    const fields = fieldsOf({});
    expect(fields.get('tags')).toMatchObject({
      style: 'form',
      explode: true,
      type: { kind: 'array', items: string },
    });
    expect(fields.get('points')).toMatchObject({ style: 'form', type: { kind: 'json' } });
    expect(fields.get('csv')).toMatchObject({ explode: false, splitDecoded: false });
    expect(fields.get('raw')).toMatchObject({ type: { kind: 'json' } });
  });
});

test('headers of a response keep their names', () => {
  const headers = { 'X-Total': { required: true, schema: { type: 'integer' } } };
  const described = modelOf({
    paths: { '/a': { get: { responses: { '200': { description: '', headers } } } } },
  });
  const [response] = operationOf(described).responses;
  expect(response === undefined ? [] : describeHeaders(described, response)).toMatchObject([
    { name: 'X-Total', in: 'header', style: 'simple', required: true, type: integer },
  ]);
});

function text(): JsonObject {
  return { type: 'string' };
}

function closed(properties: JsonObject): JsonObject {
  return { type: 'object', additionalProperties: false, properties };
}
