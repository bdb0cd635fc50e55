import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJson } from '../../../runtime/server/json.ts';

test('reads what JSON.stringify writes', () => {
  const harmless = fc.json().filter((text) => !/__proto__|constructor/.test(text));
  fc.assert(
    fc.property(harmless, (text) => {
      expect(readJson(text, 100)).toEqual({ value: JSON.parse(text) });
    }),
  );
});

test.each([
  ['{"a":{"__proto__":1}}', '/a/__proto__'],
  ['[{"__\\u0070roto__":1}]', '/0/__proto__'],
  ['{"a/b":{"constructor":{"prototype":1}}}', '/a~1b/constructor'],
  ['[[[[1]]]]', ''],
  ['{"a":[{"b":[1]}]}', ''],
  ['{', ''],
  ['"', ''],
  ['', ''],
])('refuses %s', (text, pointer) => {
  expect(readJson(text, 3)).toEqual({ pointer, message: expect.any(String) });
});

test.each([
  '{"constructor":1}',
  '{"prototype":{}}',
  '"__proto__"',
  '[["[[[[[["]]',
  '["\\"[[[[","\\\\",[1]]',
  '{"a":"]]}}[[["}',
])('takes %s', (text) => {
  expect(readJson(text, 3)).toEqual({ value: JSON.parse(text) });
});
