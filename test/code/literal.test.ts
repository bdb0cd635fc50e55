import vm from 'node:vm';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { code } from '../../generators/code/code.ts';
import { literal } from '../../generators/code/literal.ts';
import { memberAccess, propertyKey } from '../../generators/code/name.ts';
import type { Json } from '../../generators/json/json.ts';
import { hostileStrings } from './hostile.ts';
import { iterations } from '../runs/iterations.ts';

function evaluate(source: string): Json {
  const json: unknown = vm.runInNewContext(`JSON.stringify([${source}])`);
  return (JSON.parse(String(json)) as Json[])[0] ?? null;
}

const json = fc.jsonValue({ stringUnit: 'binary' });

describe('a literal', () => {
  test.each<[string, Json, string]>([
    ['a string in single quotes', "it's", "'it\\'s'"],
    ['text of any script as it is', 'naïve 日本 😀', "'naïve 日本 😀'"],
    ['a backslash', 'a\\', "'a\\\\'"],
    ['line breaks', 'a\r\n\tb', "'a\\r\\n\\tb'"],
    ['line separators', '\u2028\u2029', "'\\u2028\\u2029'"],
    ['marks of direction', '\u202Eabc\u2066', "'\\u202eabc\\u2066'"],
    [
      'characters without a glyph',
      '\u200B\uFEFF\u00AD\u3164\u{E0041}',
      "'\\u200b\\ufeff\\u00ad\\u3164\\udb40\\udc41'",
    ],
    ['lone surrogates', '\uD800', "'\\ud800'"],
    ['NUL before a digit', '\u00001', "'\\u00001'"],
    ['the end of an inline script', '</ScRipt>', "'\\x3c/ScRipt>'"],
    ['the start of an HTML comment', '<!-- <script>', "'\\x3c!-- \\x3cscript>'"],
    ['numbers', [0, -1, 1.5, 1e21, 1e-7, 5e-324], '[0, -1, 1.5, 1e+21, 1e-7, 5e-324]'],
    ['the rest of JSON', [null, true, false, {}, []], '[null, true, false, {}, []]'],
    ['members', { a: 1, 'b-c': 2, class: 3, 1: 4 }, "{ '1': 4, a: 1, 'b-c': 2, class: 3 }"],
    ['a member named __proto__', JSON.parse('{"__proto__":{"x":1}}') as Json, "{ ['__proto__']: { x: 1 } }"],
  ])('prints %s', (_, value, want) => {
    expect(String(literal(value))).toBe(want);
    expect(evaluate(want)).toEqual(value);
  });

  test('prints -0 as 0, to which it is equal in JSON Schema', () => {
    expect(String(literal(-0))).toBe('0');
    expect(String(literal([{ a: -0 }]))).toBe('[{ a: 0 }]');
  });

  test.each([[Number.NaN], [Infinity], [undefined], [() => 1]])('refuses %s', (value) => {
    expect(() => literal(value as Json)).toThrow(TypeError);
  });

  test.each(hostileStrings)('evaluates to what was given: %j', (text) => {
    expect(evaluate(String(literal(text)))).toBe(text);
    expect(evaluate(String(literal({ [text]: [text] })))).toEqual(
      JSON.parse(JSON.stringify({ [text]: [text] })),
    );
  });

  test('evaluates to what was given, whatever that is', () => {
    fc.assert(
      fc.property(json, (value) => {
        const given = JSON.parse(JSON.stringify(value)) as Json;
        expect(JSON.stringify(evaluate(String(literal(given))))).toBe(JSON.stringify(given));
      }),
      { numRuns: iterations(500) },
    );
  });

  test('holds nothing that a reader cannot see', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(String(literal(text))).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      }),
      { numRuns: iterations(500) },
    );
  });
});

test.each(hostileStrings)('a key names the member it was given: %j', (text) => {
  const source = code`(() => { const made = { ${propertyKey(text)}: 1 }; return [Object.keys(made)[0], made${memberAccess(text)}] })()`;
  expect(evaluate(String(source))).toEqual([text, 1]);
});
