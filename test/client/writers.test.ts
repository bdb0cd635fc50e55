import { expect, test } from 'vitest';
import { describeOperation } from '../../generators/emit/client/descriptor.ts';
import { planCall } from '../../generators/emit/client/call-plan.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { modelOf, operation } from '../types/model-of.ts';

/** The functions that write the requests of an operation. */
function writersOf(parts: JsonObject, path = '/act'): readonly string[] {
  const model = modelOf({ paths: { [path]: { post: operation(parts) } } });
  const [only] = model.operations;
  if (only === undefined) throw new Error('There is no operation.');
  return describeOperation(model, only, planCall(model, only)).symbols.map(({ name }) => name);
}

const text = { type: 'string' };
const texts = { type: 'array', items: text };
const query = (schema: JsonObject, more: JsonObject = {}): JsonObject => ({
  parameters: [{ name: 'q', in: 'query', schema, ...more }],
});
const id: JsonObject = { parameters: [{ name: 'id', in: 'path', required: true, schema: text }] };
const inPath = (more: JsonObject): JsonObject => ({
  parameters: [{ name: 'id', in: 'path', required: true, schema: text, ...more }],
});
const spanning = inPath({ 'x-multi-segment': true });
const listed = inPath({ schema: texts });
const form = (type: string, properties: JsonObject): JsonObject => ({
  requestBody: { required: true, content: { [type]: { schema: { type: 'object', properties } } } },
});
const object = (properties: JsonObject): JsonObject => ({
  type: 'object',
  properties,
  additionalProperties: false,
});
const spread = (name: string, schema: JsonObject): JsonObject => ({ name, in: 'query', schema });

test.each<[string, readonly string[], JsonObject, string?]>([
  ['single values of a query', ['writePlainQuery'], query(text)],
  ['a list that repeats its name', ['writePlainQuery'], query(texts)],
  ['a list that is joined before it is encoded', ['writeQuery'], query(texts, { explode: false })],
  ['an object of single values', ['writeNestedQuery'], query(object({ a: text }), { style: 'deepObject' })],
  ['an object whose members stand in the query', ['writeQuery'], query(object({ a: texts }))],
  [
    'two objects with different members',
    ['writeQuery'],
    { parameters: [spread('a', object({ x: text })), spread('b', object({ y: text }))] },
  ],
  [
    'two objects with a common member',
    ['writeQuery'],
    { parameters: [spread('a', object({ x: text })), spread('b', object({ x: text }))] },
  ],
  [
    'two objects, one of which may have any members',
    ['writeQuery'],
    { parameters: [spread('a', object({ x: text })), spread('b', { type: 'object' })] },
  ],
  ['an object of lists', ['writeNestedQuery'], query(object({ a: texts }), { style: 'deepObject' })],
  [
    'an object that nests deeper',
    ['writeQuery'],
    query(object({ a: object({ b: texts }) }), { style: 'deepObject' }),
  ],
  ['a text or a list that is joined', ['writeQuery'], query({ anyOf: [text, texts] }, { explode: false })],
  ['reserved characters', ['writeQuery'], query(text, { allowReserved: true })],
  ['a path of single values', ['segment'], id, '/act/{id}'],
  ['a value beside other text', ['segmentPart'], id, '/act/a.{id}'],
  [
    'two values in one segment',
    ['writePath'],
    { parameters: ['x', 'y'].map((name) => ({ name, in: 'path', required: true, schema: text })) },
    '/act/a.{x}-{y}',
  ],
  ['a value that spans segments', ['segments'], spanning, '/act/{id}'],
  ['a value that spans segments beside other text', ['writePath'], spanning, '/act/{id}.zip'],
  ['a path without values', [], {}, '/act/x'],
  ['a path with a dot', ['writePath'], id, '/act/./{id}'],
  ['a value beside a dot', ['writePath'], id, '/act/.{id}'],
  ['a value beside what may be half of a dot', ['writePath'], id, '/act/%2{id}'],
  ['a list in a path', ['writePath'], listed, '/act/{id}'],
  ['a text or a list in a path', ['writePath'], inPath({ schema: { anyOf: [text, texts] } }), '/act/{id}'],
  ['a path with a dot that is encoded', ['writePath'], id, '/act/%2e{id}'],
  [
    'a form of single values',
    ['writePlainFields', 'writeForm'],
    form('application/x-www-form-urlencoded', { a: text }),
  ],
  [
    'a form with lists',
    ['writeFields', 'writeForm'],
    form('application/x-www-form-urlencoded', { a: texts }),
  ],
  [
    'files and single values',
    ['writePlainFields', 'writeMultipart'],
    form('multipart/form-data', { a: text, file: { type: 'string', format: 'binary' } }),
  ],
  ['files and lists', ['writePartFields', 'writeMultipart'], form('multipart/form-data', { a: texts })],
])('%s: %j', (_, want, parts, path) => {
  expect(writersOf(parts, path)).toEqual(want);
});
