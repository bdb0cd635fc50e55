import { describe, expect, test } from 'vitest';
import { SchemaDescriber } from '../../generators/emit/docs/schema/schema-describer.ts';
import { createNamedTypes } from '../../generators/emit/types/named-types.ts';
import { schemaModule } from '../../generators/emit/types/schema-module.ts';
import type { TsModel, TsSchema } from '../../generators/typescript/ts-model.ts';
import { wireType } from '../../generators/model/wire-type.ts';
import { createSampler } from '../../generators/sample/sampler.ts';
import { typeOf } from '../../generators/schema/types.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { membersOf } from '../../runtime/parameters/value-type.ts';
import { modelOf } from '../types/model-of.ts';
import { schemaAt } from '../../generators/schema/named.ts';

const named: JsonObject = {
  Untyped: { properties: { a: { type: 'string' } } },
  Nullable: { type: ['object', 'null'], properties: { b: { type: 'string' } } },
};

/** What each of the readers says of a schema: the types of its values. */
const readers: Readonly<Record<string, (model: TsModel, schema: TsSchema) => readonly string[]>> = {
  types: (model, schema) => {
    const { text } = schemaModule(schema, createNamedTypes(model));
    const [, declaration = ''] = /export (interface It |type It =[^]*)/.exec(text) ?? [];
    if (declaration.startsWith('interface')) return ['object'];
    return declaration
      .slice(declaration.indexOf('=') + 1, declaration.lastIndexOf(';'))
      .replaceAll(/\{[^{}]*\}/g, 'object')
      .split('|')
      .filter((term) => term.trim() !== '')
      .map((term) => (term.trim().endsWith(']') ? 'array' : term.trim()))
      .map((term) => (term.startsWith("'") ? 'string' : term));
  },
  documentation: (model, { schema }) =>
    new SchemaDescriber(model).describe(schema).type.map(({ kind }) => kind),
  wire: (model, { schema }) => membersOf(wireType(model, schema)).map(({ kind }) => kind),
};

const other: Readonly<Record<string, string>> = { integer: 'number', unknown: 'any' };

function typesOf(words: readonly string[]): readonly string[] {
  return [...new Set(words.map((word) => other[word] ?? word))].toSorted();
}

describe('all readers of a schema find the same types', () => {
  const table: readonly (readonly [schema: JsonObject, types: readonly string[]])[] = [
    [{ required: ['a'] }, ['object']],
    [{ additionalProperties: true }, ['object']],
    [{ additionalProperties: false }, ['object']],
    [{ additionalProperties: { type: 'string' } }, ['object']],
    [{ propertyNames: { maxLength: 3 } }, ['object']],
    [{ minProperties: 1 }, ['object']],
    [{ maxProperties: 1 }, ['object']],
    [{ patternProperties: { '^a': { type: 'string' } } }, ['object']],
    [{ properties: { a: { type: 'string' } } }, ['object']],
    [{ dependentRequired: { a: ['b'] } }, ['object']],
    [{ dependentSchemas: { a: true } }, ['object']],
    [{ unevaluatedProperties: false }, ['object']],
    [{ prefixItems: [{ type: 'string' }] }, ['array']],
    [{ items: { type: 'string' } }, ['array']],
    [{ items: true }, ['array']],
    [{ minItems: 1 }, ['array']],
    [{ maxItems: 2 }, ['array']],
    [{ uniqueItems: true }, ['array']],
    [{ contains: { type: 'string' } }, ['array']],
    [{ minLength: 1 }, ['string']],
    [{ maxLength: 1 }, ['string']],
    [{ pattern: '^a' }, ['string']],
    [{ format: 'date' }, ['any']],
    [{ contentMediaType: 'image/png' }, ['any']],
    [{ description: 'Anything.' }, ['any']],
    [{ minimum: 3 }, ['number']],
    [{ exclusiveMaximum: 3 }, ['number']],
    [{ multipleOf: 2 }, ['number']],
    [{ properties: {}, items: {} }, ['array', 'object']],
    [{ minLength: 1, minimum: 3 }, ['number', 'string']],
    [{ type: 'object', additionalProperties: { type: 'string' } }, ['object']],
    [{ type: ['object', 'null'], minProperties: 1 }, ['null', 'object']],
    [{ type: 'string', properties: {} }, ['string']],
    [{ enum: ['a', 'b'], minimum: 1 }, ['string']],
  ];
  for (const [reader, read] of Object.entries(readers))
    test.each(table)(`${reader}: %j`, (schema, types) => {
      const model = modelOf({ schemas: { ...named, It: schema } });
      expect(typesOf(read(model, schemaAt(model, '#/components/schemas/It')))).toEqual(types);
    });

  const known = table.filter(([, types]) => !types.includes('any'));
  test.each(known)('samples: %j', (schema, types) => {
    const model = modelOf({ schemas: { It: schema } });
    const sample = createSampler(model).schema(schemaAt(model, '#/components/schemas/It'), 'response');
    expect(types).toContain(typesOf([typeOf(sample?.value ?? null)])[0]);
  });

  const withoutType = known.filter(([schema]) => !('type' in schema) && !('enum' in schema));
  test.each(withoutType)('validators take values that the keywords are not about: %j', (schema, types) => {
    const model = modelOf({ schemas: { It: schema } });
    const { validators } = createSampler(model);
    const validate = validators.schema(schemaAt(model, '#/components/schemas/It'), 'response');
    const others: readonly Json[] = [true, 'aa', 1, [true], { zz: true }];
    const unmeant = others.filter((value) => !types.includes(typesOf([typeOf(value)])[0] ?? ''));
    expect(unmeant.map((value) => validate(value))).toEqual(unmeant.map(() => []));
  });
});

describe('a type that one part names goes before one that another is about', () => {
  test.each<[schema: JsonObject, types: readonly string[]]>([
    [{ type: ['object', 'null'], allOf: [{ required: ['a'] }] }, ['null', 'object']],
    [{ allOf: [{ $ref: '#/components/schemas/Nullable' }, { minProperties: 1 }] }, ['null', 'object']],
    [{ allOf: [{ $ref: '#/components/schemas/Untyped' }, { type: 'object' }] }, ['object']],
    [{ allOf: [{ type: 'number' }, { type: 'integer' }] }, ['number']],
  ])('%j', (schema, types) => {
    const model = modelOf({ schemas: { ...named, It: schema } });
    const it = schemaAt(model, '#/components/schemas/It');
    for (const reader of ['documentation', 'wire'])
      expect([reader, typesOf(readers[reader]?.(model, it) ?? [])]).toEqual([reader, types]);
  });
});
