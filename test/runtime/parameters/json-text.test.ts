import { expect, test } from 'vitest';
import { readJsonText } from '../../../runtime/parameters/json-text.ts';

test.each([
  ['{"a":[1e308]}', { value: { a: [1e308] } }],
  ['1e999', { code: 'type', reason: 'has a number beyond what a double holds' }],
  ['{"a":[{"b":-1e400}]}', { code: 'type', reason: 'has a number beyond what a double holds' }],
  ['{"a":[{"__proto__":1}]}', { code: 'name', reason: 'has a name that is not allowed' }],
  ['[[[[1]]]]', { code: 'type', reason: 'is not JSON: "[[[[1]]]]"' }],
  ['{', { code: 'type', reason: 'is not JSON: "{"' }],
])('JSON of a parameter: %s', (text, wanted) => {
  expect(readJsonText(text, 3)).toEqual(wanted);
});
