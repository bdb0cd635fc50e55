import { describe, expect, test } from 'vitest';
import { MarkdownPrinter } from '../../generators/emit/docs/markdown-printer.ts';
import { growth, LINEAR } from '../runs/growth.ts';

/** Characters of the shorter one of two texts. */
const LENGTH = 5_000;

/** Pieces that are repeated, of which each is a kind of mark. */
const pieces = [
  ['> ', '>', '- ', '1. ', '> - ', '> a\n', '> a\nb\n\n', '- a\nb\n', '- a\n', '- a\n\n', '- [ ] a\n'],
  ['a\n-\n', 'a\n=\n', 'a\n---\n\n', '# a\n', '```\n', 'a\n\n', '\n', ' ', '#', 'a  \n'],
  ['[', '![', '[a](', '[a](<b', ']', '[]', '*a ', '*a **b ', 'a**b', 'a_b__c ', '*', '~~a ', '~a~~b'],
  [
    '`',
    '`a``b',
    '<!-- ',
    '<a ',
    '<a b="',
    '<b>',
    '<b>a</b>',
    '<p>',
    '</p>',
    '<div>',
    '</div>',
    '<li>',
    '<td>',
    '<table>',
    '<br>',
    '<x>',
    '</x>',
    '<![CDATA[',
    '<?',
    '<http://a',
    '&a',
    '&#',
    '\\',
  ],
  ['|a', '[a]: b\n', '[^a]: ', 'http://a.b ', 'www.', 'a@b.c ', 'a@', 'a.'],
].flat();

/** Texts of about a number of characters. */
const texts: readonly (readonly [string, (length: number) => string])[] = [
  ...pieces.map(
    (piece) => [JSON.stringify(piece), (length: number) => piece.repeat(length / piece.length)] as const,
  ),
  ['nested brackets', (length) => `${'['.repeat(length / 2)}a${']'.repeat(length / 2)}`],
  ['nested links', (length) => `${'['.repeat(length / 5)}a${'](b)'.repeat(length / 5)}`],
  ['stars on both sides', (length) => `${'*'.repeat(length / 2)}a${'*'.repeat(length / 2)}`],
  ['a wide table', (length) => `${'|a'.repeat(length / 4)}\n${'|-'.repeat(length / 4)}`],
  ['a long table', (length) => `|a|b|\n|-|-|\n${'|c|d|\n'.repeat(length / 6)}`],
  ['deeper and deeper quotes', (length) => linesOf(length, (index) => `${'>'.repeat(index)} a`)],
  ['deeper and deeper lists', (length) => linesOf(length / 2, (index) => `${'  '.repeat(index)}- a`)],
  ['longer and longer code', (length) => linesOf(length, (index) => `${'`'.repeat(index)}e`)],
];

/** Lines that are longer and longer. */
function linesOf(length: number, line: (index: number) => string): string {
  return Array.from({ length: Math.sqrt(2 * length) }, (_, index) => line(index)).join('\n');
}

describe('the time for Markdown grows with its length alone', () => {
  test.each(texts)('%s', (_, textOf) => {
    const print = (length: number) => () => new MarkdownPrinter().print(textOf(length));
    expect(growth(print, LENGTH)).toBeLessThan(LINEAR);
  });
});
