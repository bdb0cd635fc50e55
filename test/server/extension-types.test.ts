import { expect, test } from 'vitest';
import { extensionsDeclaration } from '../../generators/emit/server/extension-types.ts';
import { operationInfo } from '../../generators/model/operation-info.ts';
import type { Json } from '../../generators/json/json.ts';
import { modelOf } from '../check/model.ts';

function printed(values: readonly Json[]): string {
  const operations = values.map((value, index) => [
    `/${index}`,
    { get: { 'x-a': value, responses: { 204: { description: 'D' } } } },
  ]);
  const { operations: read } = modelOf({}, Object.fromEntries(operations) as Record<string, Json>);
  return /readonly 'x-a'\?: (.*);\n/.exec(extensionsDeclaration(read).toString())?.[1] ?? '';
}

const deep = (levels: number): Json => (levels === 0 ? 'text' : [deep(levels - 1)]);
const wide = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`m${index}`, index]));

test.each<[string, Json[], string]>([
  ['a text', ['paid', 'free'], 'string'],
  ['a number', [1, 2.5], 'number'],
  ['a flag', [true, false], 'boolean'],
  ['nothing', [null], 'null'],
  ['several', ['a', 1, null, true], 'string | number | boolean | null'],
  ['a list', [['a'], ['b']], 'readonly string[]'],
  ['a list of several', [['a', 1]], 'readonly (string | number)[]'],
  ['an empty list', [[]], 'readonly never[]'],
  ['one or a list', ['a', ['b']], 'string | readonly string[]'],
  ['objects', [{ a: 1, b: 'c' }, { a: 2 }], '{ readonly a: number; readonly b?: string }'],
  ['an empty object', [{}], 'object'],
  [
    'objects in a list',
    [[{ a: 1 }, { b: [] }]],
    'readonly { readonly a?: number; readonly b?: readonly never[] }[]',
  ],
  ['a name that is no identifier', [{ "a'}": 1 }], String.raw`{ readonly 'a\'}': number }`],
  ['a name with a meaning', [JSON.parse('{"__proto__": 1}')], "{ readonly ['__proto__']: number }"],
  ['a map', [wide], 'Readonly<Record<string, unknown>>'],
  [
    'what is nested deep',
    [deep(9)],
    'readonly (readonly (readonly (readonly (readonly unknown[])[])[])[])[]',
  ],
  ['a text of several lines', ['one\ntwo'], ''],
  ['samples of code', [[{ lang: 'sh', source: 'curl \\\n  --json @file' }]], ''],
  ['samples beside other values', ['paid', 'one\ntwo'], 'string'],
])('%s', (_name, values, want) => {
  expect(printed(values)).toBe(want);
});

test('a server is given what stands on one line', () => {
  const get = {
    'x-role': { minimum: 'owner' },
    'x-samples': [{ source: 'one\ntwo' }],
    responses: { 204: { description: 'D' } },
  };
  const { operations } = modelOf({}, { '/a': { get } });
  expect(operations.map((operation) => operationInfo(operation, operation.id).extensions)).toEqual([
    { 'x-role': { minimum: 'owner' } },
  ]);
});
