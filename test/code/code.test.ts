import { describe, expect, test } from 'vitest';
import {
  code,
  empty,
  indent,
  isCode,
  join,
  lines,
  token,
  type Insertion,
} from '../../generators/code/code.ts';
import { stringLiteral } from '../../generators/code/string.ts';

const a = code`a`;
const b = code`b`;
const block = code`{\n  x;\n}`;

describe('the code tag', () => {
  test.each([
    ['text alone', code`return;`, 'return;'],
    ['code inside code', code`f(${a}, ${b})`, 'f(a, b)'],
    ['numbers as written', code`f(${7}, ${0.5})`, 'f(7, 0.5)'],
    ['negative numbers so that no operator merges', code`1-${-1}`, '1-(-1)'],
    ['a list line by line', code`${[a, b]}`, 'a\nb'],
    ['several lines on the indentation of their line', code`if\n  ${block}`, 'if\n  {\n    x;\n  }'],
    [
      'the indentation of the template, not of earlier insertions',
      code`${code`  p`}${block}`,
      '  p{\n  x;\n}',
    ],
    ['two insertions of one line', code`\n  ${a}${block}`, '\n  a{\n    x;\n  }'],
    ['no line for what is absent', code`x\n  ${empty}\ny`, 'x\ny'],
    ['no line for an empty list', code`x\n${[]}\ny`, 'x\ny'],
    ['a line that holds more than an absent part', code`x\n${empty};\ny`, 'x\n;\ny'],
    ['a line that ends in an absent part after another part', code`x\n${a}${empty}\ny`, 'x\na\ny'],
  ])('prints %s', (_, printed, want) => {
    expect(String(printed)).toBe(want);
  });

  test.each([
    ['a string', 'process.exit()'],
    ['an object that prints as text', { toString: () => 'process.exit()' }],
    ['a list that holds a string', [a, 'process.exit()']],
    ['undefined', undefined],
    ['NaN', Number.NaN],
  ])('refuses %s', (_, value) => {
    expect(() => code`x${value as Insertion}`).toThrow(TypeError);
  });

  test('does not compile with a string', () => {
    // @ts-expect-error text of a document is not code
    expect(() => code`x${'text'}`).toThrow(TypeError);
  });

  test('refuses to be called as a function with text from elsewhere', () => {
    const forged = Object.assign(['process.exit()'], { raw: ['process.exit()'] });
    expect(() => code(forged)).toThrow(TypeError);
    expect(() => code(JSON.parse('["process.exit()"]'))).toThrow(TypeError);
  });
});

test('an object of the same shape is not code', () => {
  expect(isCode({ toString: () => 'a' })).toBe(false);
  expect(isCode(a)).toBe(true);
});

test.each([
  ['join puts a separator between', join([a, b], code`, `), 'a, b'],
  ['join of nothing is nothing', join([], code`, `), ''],
  ['lines leaves out empty parts', lines([a, empty, b]), 'a\nb'],
  ['indent leaves blank lines blank', indent(code`a\n\nb`, 2), '    a\n\n    b'],
])('%s', (_, printed, want) => {
  expect(String(printed)).toBe(want);
});

test.each([
  ['identifier', 'a b'],
  ['identifier', 'a;'],
  ['identifier', ''],
  ['number', '1;x'],
  ['number', 'NaN'],
  ['string', "'a' + x + 'b'"],
  ['string', "'a"],
  ['string', "'a\nb'"],
  ['string', "'\\'"],
  ['string', "'\u2028'"],
  ['regularExpression', '/a/; x; /b/'],
  ['regularExpression', '/*a*/'],
  ['regularExpression', '/[/]/'],
  ['regularExpression', '/a\\/'],
  ['regularExpression', '//'],
  ['lineComment', '// a\nx'],
  ['lineComment', '// a\u2029x'],
  ['blockComment', '/* a */ x /* b */'],
  ['blockComment', '/*/'],
  ['blockComment', '/* a'],
] as const)('a token that is not one %s is refused: %j', (form, text) => {
  expect(() => token(form, text)).toThrow(TypeError);
});

test('a token may be long', () => {
  const long = `${"\\'".repeat(500_000)}${'x'.repeat(1_000_000)}`;
  expect(token('string', `'${long}'`).toString()).toHaveLength(long.length + 2);
  expect(stringLiteral("'".repeat(500_000)).toString()).toHaveLength(1_000_002);
  expect(token('blockComment', `/*${'*'.repeat(1_000_000)}*/`).toString()).toHaveLength(1_000_004);
});
