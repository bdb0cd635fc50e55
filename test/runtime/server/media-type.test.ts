import { expect, test } from 'vitest';
import { readMediaType } from '../../../runtime/contract/media-type.ts';

test.each([
  ['application/json', 'application/json', {}],
  ['Application/JSON', 'application/json', {}],
  ['application/json;', 'application/json', {}],
  ['text/plain ;\tCharset=UTF-8', 'text/plain', { charset: 'UTF-8' }],
  ['text/plain; charset="a\\"b;c"; x=y', 'text/plain', { charset: 'a"b;c', x: 'y' }],
  ['text/plain; charset=one; charset=two', 'text/plain', { charset: 'one' }],
])('reads %s', (text, essence, parameters) => {
  const mediaType = readMediaType(text);
  expect([mediaType?.essence, Object.fromEntries(mediaType?.parameters ?? [])]).toEqual([
    essence,
    parameters,
  ]);
});

test.each([
  '',
  'json',
  '/json',
  'application/',
  ' application/json',
  'application/json, text/plain',
  'application/json x',
  'a/b; c="d',
  'a/b;c=d e',
])('does not read %j', (text) => {
  expect(readMediaType(text)).toBeUndefined();
});
