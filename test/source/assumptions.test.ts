import { expect, test } from 'vitest';
import { parsePointer } from '../../generators/json/pointer.ts';
import { memberOf } from '../../generators/json/member.ts';
import type { Json } from '../../generators/json/json.ts';
import { readFiles } from './document-folder.ts';

const head = "openapi: 3.1.1\ninfo: { title: T, version: '1' }\n";
const done = "responses: { '204': { description: D } }";
const schemas = (text: string) => `${head}components:\n  schemas:\n    A: ${text}\n`;

/** How flaws of a document are read: its text, a place in its normal form, and what stands there. */
const cases: readonly (readonly [flaw: string, text: string, pointer: string, want: Json | undefined])[] = [
  [
    'an undeclared path parameter is a required string',
    `${head}paths:\n  /a/{id}:\n    get: { ${done} }\n`,
    '/paths/~1a~1{id}/get/parameters',
    [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
  ],
  [
    'a declared one stays as it is beside it',
    `${head}paths:\n  /a/{id}/{key}:\n    get: { parameters: [{ name: key, in: path, required: true, schema: { type: integer } }], ${done} }\n`,
    '/paths/~1a~1{id}~1{key}/get/parameters',
    [
      { name: 'key', in: 'path', required: true, schema: { type: 'integer' } },
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
    ],
  ],
  [
    'a dangling reference accepts every value, in that place only',
    schemas("{ properties: { b: { $ref: '#/components/schemas/Gone' }, c: { type: string } } }"),
    '/components/schemas/A/properties',
    { b: {}, c: { type: 'string' } },
  ],
  [
    'the second operation of an id has none',
    `${head}paths:\n  /a: { get: { operationId: x, ${done} } }\n  /b: { get: { operationId: x, ${done} } }\n`,
    '/paths/~1b/get/operationId',
    undefined,
  ],
  [
    'a member of another type is left out',
    schemas('{ type: string, maxLength: many }'),
    '/components/schemas/A',
    { type: 'string' },
  ],
  ['a number for a text is its text', head.replace("'1'", '1.5'), '/info/version', '1.5'],
  [
    'a misspelt keyword stays, without effect',
    schemas('{ type: string, maxlength: 3 }'),
    '/components/schemas/A',
    { type: 'string', maxlength: 3 },
  ],
  [
    'an unknown format stays',
    schemas('{ type: string, format: datetime }'),
    '/components/schemas/A',
    { type: 'string', format: 'datetime' },
  ],
];

test.each(cases)('%s', async (_, text, pointer, want) => {
  const { document } = await readFiles({ 'a.yaml': text });
  const tokens = parsePointer(pointer) ?? [];
  expect(tokens.reduce<Json | undefined>((value, token) => memberOf(value, token), document?.root)).toEqual(
    want,
  );
});
