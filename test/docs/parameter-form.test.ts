import { expect, test } from 'vitest';
import { parameterGroups } from '../../generators/emit/docs/operation/parameters.ts';
import { SchemaDescriber } from '../../generators/emit/docs/schema/schema-describer.ts';
import { printType } from '../../generators/emit/docs/schema/doc-type.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { modelOf, operation } from '../types/model-of.ts';

const map: JsonObject = { type: 'object', additionalProperties: { type: 'string' } };

test.each<[string, JsonObject, type: string, form: string | undefined]>([
  ['a text', { in: 'query', schema: { type: 'string' } }, 'string', undefined],
  ['a list', { in: 'query', schema: { type: 'array' } }, 'array', 'Repeated: f=a&f=b.'],
  [
    'a list with null',
    { in: 'query', schema: { type: ['array', 'null'], items: { type: 'string' } } },
    'array of strings or null',
    'Repeated: f=a&f=b.',
  ],
  [
    'a list of commas',
    { in: 'query', explode: false, schema: { type: 'array' } },
    'array',
    'Separated by commas.',
  ],
  [
    'a list of spaces',
    { in: 'query', style: 'spaceDelimited', explode: false, schema: { items: {} } },
    'array of any values',
    'Separated by spaces.',
  ],
  ['a map', { in: 'query', schema: map }, 'map of strings', 'Each member is a parameter of its own.'],
  [
    'a map in brackets',
    { in: 'query', style: 'deepObject', schema: map },
    'map of strings',
    'Written as f[key]=value.',
  ],
  [
    'a map without a type',
    { in: 'query', style: 'deepObject', schema: { additionalProperties: { type: 'integer' } } },
    'map of integers',
    'Written as f[key]=value.',
  ],
  ['a map in the path', { in: 'path', schema: map }, 'map of strings', 'Separated by commas.'],
  [
    'a map in JSON',
    { in: 'query', content: { 'application/json': { schema: map } } },
    'map of strings',
    'Written as application/json.',
  ],
])('the form of %s on the wire', (_, parameter, type, form) => {
  const get = operation({ parameters: [{ name: 'f', required: true, ...parameter }] });
  const model = modelOf({ paths: { '/x/{f}': { get } } });
  const groups = model.operations.flatMap((each) => parameterGroups(model, each, new SchemaDescriber(model)));
  const fields = groups.flatMap((group) => group.fields);
  expect(fields.map((field) => [printType(field.view.type), field.form])).toEqual([[type, form]]);
});
