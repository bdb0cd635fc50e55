import { describe, expect, test } from 'vitest';
import { code, empty } from '../../generators/code/code.ts';
import { compileLayout, loadLayout, type LayoutValues } from '../../generators/code/layout.ts';

describe('a layout', () => {
  test.each<[string, string, LayoutValues, string]>([
    ['code as it is', '{{x}};', { x: code`a < b && '"'` }, `a < b && '"';`],
    ['triple braces the same way', '{{{x}}};', { x: code`a<b` }, 'a<b;'],
    ['lists', '{{#each xs}}\n{{this}}\n{{/each}}\n', { xs: [code`a`, code`b`] }, 'a\nb\n'],
    ['choices', '{{#if on}}a{{/if}}{{#unless on}}b{{/unless}}', { on: false }, 'b'],
    ['nested values', '{{#each xs}}{{name}};{{/each}}', { xs: [{ name: code`a` }] }, 'a;'],
    ['nothing for empty code', '[{{x}}]', { x: empty }, '[]'],
    ['nothing for an inherited member', '[{{x.constructor}}]', { x: empty }, '[]'],
  ])('prints %s', (_, text, values, want) => {
    expect(compileLayout(text)(values)).toBe(want);
  });

  test.each([
    ['a string', { x: 'process.exit()' }],
    ['a string in a list', { xs: [code`a`, 'b'] }],
    ['a string in a nested value', { xs: [{ name: 'b' }] }],
    ['a string that is not used', { x: code`a`, unused: 'b' }],
    ['a number', { x: 1 }],
    ['null', { x: null }],
  ])('refuses %s', (_, values) => {
    expect(() => compileLayout('{{x}}')(values as unknown as LayoutValues)).toThrow(TypeError);
  });

  test.each([
    ['a name that is missing', '{{y}}', '"y" not defined'],
    ['a helper beside the known ones', '{{#with x}}{{this}}{{/with}}', 'unknown helper with'],
    ['a helper that finds any member', "{{lookup x 'constructor'}}", 'unknown helper lookup'],
  ])('does not reach %s', (_, text, message) => {
    expect(() => compileLayout(text)({ x: code`a` })).toThrow(message);
  });
});

test('layouts are read from the folder of their emitter', () => {
  const print = loadLayout('types/module');
  expect(print({ header: code`// head`, imports: [], declarations: [code`a`, code`b`] })).toBe(
    '// head\na\n\nb\n',
  );
  expect(print({ header: code`// head`, imports: [code`i`, code`j`], declarations: [code`a`] })).toBe(
    '// head\ni\nj\n\na\n',
  );
});
