import { expect, test } from 'vitest';
import type { Emitter } from '../../generators/emit/emitter.ts';
import { clientEmitter } from '../../generators/emit/client/client-emitter.ts';
import { serverEmitter } from '../../generators/emit/server/server-emitter.ts';
import { typesEmitter } from '../../generators/emit/types/types-emitter.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { CountedUnits } from './counted-units.ts';
import { jsonContent, modelOf, operation } from '../types/model-of.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  ...more,
});
const text = { type: 'string' };
const [one, two] = [object({ a: text }), object({ a: text, b: text })];

/** Whether a unit is printed again after an edit, and whether its text differs then. */
async function afterEdit(
  emitter: Emitter,
  path: string,
  [before, after]: readonly [before: Parameters<typeof modelOf>[0], after: Parameters<typeof modelOf>[0]],
): Promise<{ readonly isPrinted: boolean; readonly isChanged: boolean }> {
  const units = new CountedUnits(emitter);
  const first = await units.print(modelOf(before));
  expect(first.printed).toContain(path);
  const second = await units.print(modelOf(after));
  const texts = [first, second].map(({ texts: all }) =>
    JSON.stringify([...all].filter(([file]) => file.startsWith(path))),
  );
  return { isPrinted: second.printed.includes(path), isChanged: texts[0] !== texts[1] };
}

const stays = { isPrinted: false, isChanged: false };
const changes = { isPrinted: true, isChanged: true };

test.each<[what: string, holder: JsonObject, before: JsonObject, after: JsonObject, want: object]>([
  ['a member is added to the schema of a member', object({ n: ref('Named') }), one, two, stays],
  ['a member is added to an item', { type: 'array', items: ref('Named') }, one, two, stays],
  ['a member is added to a part', { allOf: [ref('Named'), object({ c: text })] }, one, two, stays],
  ['it gets a description', object({ n: ref('Named') }), one, { ...one, description: 'x' }, stays],
  ['it becomes read-only', object({ n: ref('Named') }), one, { ...one, readOnly: true }, changes],
  ['it becomes write-only', object({ n: ref('Named') }), one, { ...one, writeOnly: true }, changes],
  [
    'it gets a type for requests',
    object({ n: ref('Named') }),
    one,
    object({ a: { ...text, readOnly: true } }),
    changes,
  ],
  ['it lists values beside a text', { anyOf: [text, ref('Named')] }, text, { enum: ['a'] }, changes],
  [
    'it lists other values beside a text',
    { anyOf: [text, ref('Named')] },
    { enum: ['a'] },
    { enum: ['b'] },
    stays,
  ],
  ['it leads back', { anyOf: [ref('Named'), text] }, { type: 'null' }, { anyOf: [ref('Holder')] }, changes],
  [
    'a part says that a required member is read-only',
    { allOf: [ref('Named'), { type: 'object', required: ['a'] }] },
    one,
    object({ a: { ...text, readOnly: true } }),
    changes,
  ],
  [
    'an alternative with a discriminator lists its values',
    { oneOf: [ref('Named')], discriminator: { propertyName: 'a', mapping: { x: ref('Named').$ref ?? '' } } },
    one,
    object({ a: { const: 'x' } }),
    changes,
  ],
])('the type of a schema that names another: %s', async (_, holder, before, after, want) => {
  const documents = [before, after].map((named) => ({ schemas: { Named: named, Holder: holder } }));
  const [first = {}, second = {}] = documents;
  expect(await afterEdit(typesEmitter, 'types/schemas/holder', [first, second])).toEqual(want);
});

const response = operation({ responses: { 200: { description: 'x', content: jsonContent(ref('Named')) } } });
const list = operation({
  responses: {
    200: {
      description: 'x',
      headers: { Link: { schema: text } },
      content: jsonContent(ref('Named')),
    },
  },
});
const request = operation({ requestBody: { required: true, content: jsonContent(ref('Named')) } });
const file = { type: 'string', format: 'binary' };
const upload = operation({ requestBody: { content: { 'multipart/form-data': { schema: ref('Named') } } } });

test.each<
  [
    what: string,
    emitter: Emitter,
    method: string,
    given: JsonObject,
    schemas: [JsonObject, JsonObject],
    want: object,
  ]
>([
  ['types, a response', typesEmitter, 'get', response, [one, two], stays],
  ['types, a request', typesEmitter, 'post', request, [one, two], stays],
  [
    'types, a form',
    typesEmitter,
    'post',
    upload,
    [object({ a: file }), object({ a: file, b: text })],
    changes,
  ],
  ['client, a response', clientEmitter, 'get', response, [one, two], stays],
  ['client, a list', clientEmitter, 'get', list, [one, { type: 'array', items: text }], changes],
  ['client, a request', clientEmitter, 'post', request, [one, { ...two, required: ['b'] }], changes],
  ['server, a response', serverEmitter, 'get', response, [one, two], stays],
  [
    'server, a form',
    serverEmitter,
    'post',
    upload,
    [object({ a: file }), object({ a: file, b: text })],
    changes,
  ],
])('what is printed of an operation: %s', async (_, emitter, method, given, [before, after], want) => {
  const [first, second] = [before, after].map((named) => ({
    schemas: { Named: named },
    paths: { '/x': { [method]: given } },
  }));
  const path = `${emitter.name}/operations/act`;
  expect(await afterEdit(emitter, path, [first ?? {}, second ?? {}])).toEqual(want);
});
