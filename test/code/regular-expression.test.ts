import vm from 'node:vm';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { regularExpression } from '../../generators/code/regular-expression.ts';
import { iterations } from '../runs/iterations.ts';

function evaluate(source: string): RegExp {
  return vm.runInThisContext(`(${source})`) as RegExp;
}

function compiles(source: string, flags: string): boolean {
  try {
    return new RegExp(source, flags).source !== undefined;
  } catch {
    return false;
  }
}

test.each([
  ['^[a-z]+$', 'u', '/^[a-z]+$/u'],
  ['', 'u', '/(?:)/u'],
  ['a/b', 'u', '/a\\/b/u'],
  ['[/]', 'u', '/[\\/]/u'],
  ['\\/', 'u', '/\\//u'],
  ['a\nb', 'u', '/a\\nb/u'],
  ['\u2028\u202E', 'u', '/\\u2028\\u202e/u'],
  ['\\\u202E', '', '/\\u202e/'],
  ['é', 'u', '/é/u'],
  ['a<!--b', 'u', '/a\\x3c!--b/u'],
  ['\\<!--', '', '/\\x3c!--/'],
  ['(?<!--)a', 'u', '/(?<!-\\x2d)a/u'],
  ['</script>', 'u', '/<\\/script>/u'],
  ['a', 'gi', '/a/gi'],
])('/%s/%s is printed as %s', (source, flags, want) => {
  expect(String(regularExpression(source, flags))).toBe(want);
});

test.each([
  ['(', 'u'],
  ['[z-a]', 'u'],
  ['\\-', 'u'],
  ['*/', ''],
  ['a', 'q'],
])('/%s/%s is refused', (source, flags) => {
  expect(() => regularExpression(source, flags)).toThrow(SyntaxError);
});

test('the literal matches what the expression matches', () => {
  const piece = fc.constantFrom(
    '/',
    '\\/',
    '[',
    ']',
    '\\',
    '<',
    '!',
    '--',
    '(?',
    ')',
    '(',
    'a',
    '\n',
    '\u202E',
    '|',
    '😀',
    'script',
    'z',
  );
  const subject = fc.string({
    unit: fc.constantFrom('/', '<', '!', '-', '\\', 'a', '\n', '\u202E', '😀', '[', ']', 'b', 'z'),
  });
  fc.assert(
    fc.property(
      fc.string({ unit: piece }),
      fc.constantFrom('u', ''),
      fc.array(subject),
      (source, flags, texts) => {
        fc.pre(compiles(source, flags));
        const printed = evaluate(String(regularExpression(source, flags)));
        const given = new RegExp(source, flags);
        for (const text of texts) expect(printed.exec(text)).toEqual(given.exec(text));
      },
    ),
    { numRuns: iterations(2000) },
  );
});
