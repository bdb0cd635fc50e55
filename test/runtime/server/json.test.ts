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
  ['1e999', ''],
  ['{"a":[-1E+309]}', '/a/0'],
  [`{"a":{"b":${'9'.repeat(309)}}}`, '/a/b'],
  [`[${'9'.repeat(250)}e99]`, '/0'],
  ['[0.1e000310]', '/0'],
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
  '[1e308,-1e-999,0e999]',
  `["${'9'.repeat(400)}","1e999"]`,
])('takes %s', (text) => {
  expect(readJson(text, 3)).toEqual({ value: JSON.parse(text) });
});

test('no number that is read is too large, and no other is refused', () => {
  const digits = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 150, max: 320 }));
  const number = fc
    .tuple(
      digits,
      fc.constantFrom('', '.', '.5'),
      fc.option(fc.integer({ min: -400, max: 400 }), { nil: undefined }),
    )
    .map(([count, fraction, exponent]) => {
      const whole = '7'.repeat(count);
      return `${whole}${fraction === '.' ? '.0' : fraction}${exponent === undefined ? '' : `e${exponent}`}`;
    });
  fc.assert(
    fc.property(number, (text) => {
      expect('value' in readJson(`{"a":[${text}]}`, 9)).toBe(Number.isFinite(Number(text)));
    }),
  );
});
