import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiModel } from '../../generators/model/model.ts';
import { validatePayload, type PayloadTarget } from '../../generators/validate/validate-payload.ts';
import { readModel } from './library.ts';
import { contentOf } from '../../generators/diagnostics/source-file.ts';

const request = { operation: 'createBook', part: 'request' } as const;
const form = { ...request, mediaType: 'application/x-www-form-urlencoded' } as const;
const open = { ...form, operation: 'uploadCover' } as const;
const created = { operation: 'createBook', part: 'response', status: '201' } as const;
const schema = { schema: 'Book', direction: 'response' } as const;

/** Code, pointer and `line:column` in the payload. */
type Expected = readonly [code: string, pointer: string, position: string];

const table: readonly (readonly [name: string, PayloadTarget, text: string, Expected[]])[] = [
  ['a good body', request, '{"title":"A","pages":3}', []],
  ['a byte order mark', request, '\uFEFF{"title":"A"}', []],
  ['a bad member', request, '{\n  "title": "A",\n  "pages": "3"\n}', [['payload/invalid', '/pages', '3:12']]],
  ['a missing member', request, '{}', [['payload/invalid', '', '1:1']]],
  [
    'a nested member',
    request,
    '{"title":"A",\n"editions":[{"year":1},\n{"year":null}]}',
    [['payload/invalid', '/editions/1/year', '3:9']],
  ],
  ['a good form', form, 'title=A+b&editions[0][year]=1\n', []],
  [
    'a bad form',
    form,
    'title=A&pages=x&nope=1',
    [
      ['payload/unknown-field', '', '1:1'],
      ['payload/invalid', '/pages', '1:1'],
    ],
  ],
  ['a form that may hold more', open, 'url=abc&more=1', []],
  ['a field of it that may not', open, 'crop[top]=1&crop[left]=2', [['payload/unknown-field', '', '1:1']]],
  ['a good response', created, '{"id":1,"title":"A","new":true}', []],
  ['a bad response', created, '{"id":"1","title":"A"}', [['payload/invalid', '/id', '1:7']]],
  [
    'a range of statuses',
    { operation: 'listBooks', part: 'response', status: '404' },
    '{"message":1}',
    [['payload/invalid', '/message', '1:12']],
  ],
  ['a good value', schema, '{"id":1,"title":"A"}', []],
  ['a bad value', schema, '{"id":1,"title":"A","authors":[1]}', [['payload/invalid', '/authors/0', '1:32']]],
  ['text that is not JSON', schema, '{"id":\n  }', [['source/syntax', '', '2:3']]],
  ['a repeated member', schema, '{"id":1,"id":2}', [['source/duplicate-key', '', '1:9']]],
  ['nesting without end', schema, '['.repeat(10_000), [['source/too-deep', '', '1:1']]],
];

describe('a payload is held against the document', () => {
  let model: ApiModel;

  beforeAll(async () => {
    model = await readModel('library.yaml');
  });

  test.each(table)('%s', (_, target, text, expected) => {
    const findings = validatePayload({ model, target, text, path: 'payload.json' });
    const found = findings.map(({ code, at }) => {
      const position = at && contentOf(at.file).locate(at.pointer);
      return [code, at?.pointer, `${position?.line}:${position?.column}`];
    });
    expect(found).toEqual(expected);
    expect(findings.every(({ at }) => at?.file.path === 'payload.json')).toBe(true);
  });

  test.each([
    [{ operation: 'createbook', part: 'request' }, 'payload/unknown-operation', 'createBook'],
    [{ operation: 'zzz', part: 'request' }, 'payload/unknown-operation', 'There is no operation "zzz".'],
    [{ schema: 'NewBooks', direction: 'request' }, 'payload/unknown-schema', 'NewBook'],
    [{ operation: 'getBook', part: 'response', status: '500' }, 'payload/undocumented-status', '200, 404'],
    [{ operation: 'getBook', part: 'request' }, 'payload/missing-schema', 'getBook'],
    [{ operation: 'deleteBook', part: 'response', status: '204' }, 'payload/missing-schema', 'response 204'],
    [{ ...request, mediaType: 'text/csv' }, 'payload/missing-schema', 'application/json'],
    [{ operation: 'uploadCover', part: 'response', status: '200' }, 'payload/missing-schema', 'image/png'],
    [{ operation: '__proto__', part: 'request' }, 'payload/unknown-operation', '__proto__'],
  ] as const)('%j is explained', (target, code, hint) => {
    const findings = validatePayload({ model, target, text: '{}', path: 'payload.json' });
    expect(findings.map((finding) => finding.code)).toEqual([code]);
    expect(findings[0]?.message).toContain(hint);
  });
});
