import { expect, test } from 'vitest';
import { bodyEnding, bodyKinds } from '../../generators/typescript/body-types.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { modelOf, operation } from '../types/model-of.ts';

const [one, other, third]: readonly JsonObject[] = ['string', 'integer', 'boolean'].map((type) => ({
  schema: { type: 'object', properties: { a: { type } } },
}));

/** The endings of the types of a body: those of kinds, and those of media types. */
function endingsOf(content: Readonly<Record<string, JsonObject | undefined>>): unknown {
  const model = modelOf({
    paths: { '/a': { post: operation({ requestBody: { content: content as JsonObject } }) } },
  });
  const types = model.operations[0]?.body?.content ?? [];
  return [bodyKinds(types).map(({ ending }) => ending), types.map(({ type }) => bodyEnding(types, type))];
}

test.each<[content: Readonly<Record<string, JsonObject | undefined>>, kinds: string[], types: string[]]>([
  [{ 'application/json': one }, ['Body'], ['Body']],
  [{ 'application/json;v=1': one, 'application/json;v=2': one }, ['Body'], ['Body', 'Body']],
  [{ 'application/json;v=1': one, 'application/json;v=2': other }, ['Body'], ['JsonV1Body', 'JsonV2Body']],
  [
    { 'application/json;v=1': one, 'application/json;v=2': other, 'application/json;v=3': one },
    ['Body'],
    ['JsonV1Body', 'JsonV2Body', 'JsonV1Body'],
  ],
  [
    { 'application/json': one, 'application/json;v=2': other, 'application/x-www-form-urlencoded': third },
    ['JsonBody', 'FormBody'],
    ['Json2Body', 'JsonV2Body', 'FormBody'],
  ],
  [{ 'application/json': one, 'application/vnd.a+json': other }, ['Body'], ['JsonBody', 'JsonVndAJsonBody']],
  [
    { 'application/json;v=1.0': one, 'application/json;v=1-0': other },
    ['Body'],
    ['JsonV10Body', 'JsonV102Body'],
  ],
  [
    { 'application/json': one, 'multipart/form-data': other },
    ['JsonBody', 'MultipartBody'],
    ['JsonBody', 'MultipartBody'],
  ],
  [{ 'image/png': one, 'image/gif': other }, ['Body'], ['Body', 'Body']],
])('%j has %j and %j', (content, kinds, types) => {
  expect(endingsOf(content)).toEqual([kinds, types]);
});
