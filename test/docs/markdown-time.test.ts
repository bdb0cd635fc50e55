import { beforeAll, describe, expect, test } from 'vitest';
import { Highlighter } from '../../generators/emit/docs/highlight.ts';
import { isHtml } from '../../generators/emit/docs/html.ts';
import { MarkdownPrinter } from '../../generators/emit/docs/markdown.ts';
import { processorTime } from '../runs/growth.ts';

/** Characters of each text. */
const LENGTH = 20_000;
/** Lists with a paragraph in each item: what takes time by its length alone takes at most about as long. */
const usual = '- a\n\n'.repeat(LENGTH / 5);
/** How many times as long a text may take. What takes time by the square of its length takes 10 to 40 times as long. */
const MOST = 4;

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

const texts: readonly (readonly [string, string])[] = [
  ...pieces.map((piece) => [JSON.stringify(piece), piece.repeat(LENGTH / piece.length)] as const),
  ['nested brackets', `${'['.repeat(LENGTH / 2)}a${']'.repeat(LENGTH / 2)}`],
  ['nested links', `${'['.repeat(LENGTH / 5)}a${'](b)'.repeat(LENGTH / 5)}`],
  ['stars on both sides', `${'*'.repeat(LENGTH / 2)}a${'*'.repeat(LENGTH / 2)}`],
  ['a wide table', `${'|a'.repeat(LENGTH / 4)}\n${'|-'.repeat(LENGTH / 4)}`],
  ['a long table', `|a|b|\n|-|-|\n${'|c|d|\n'.repeat(LENGTH / 6)}`],
  [
    'deeper and deeper quotes',
    Array.from({ length: 200 }, (_, index) => `${'>'.repeat(index)} a`).join('\n'),
  ],
  [
    'deeper and deeper lists',
    Array.from({ length: 200 }, (_, index) => `${'  '.repeat(index)}- a`).join('\n'),
  ],
  ['longer and longer code', Array.from({ length: 200 }, (_, index) => '`'.repeat(index)).join('e')],
];

function timeOf(text: string): number {
  return processorTime(() => {
    expect(isHtml(new MarkdownPrinter(new Highlighter()).print(text))).toBe(true);
  });
}

describe('the time for Markdown that repeats', () => {
  let time: number;
  beforeAll(() => {
    time = Math.min(...Array.from({ length: 3 }, () => timeOf(usual)));
  });

  test.each(texts)('%s', (_, text) => {
    expect(timeOf(text)).toBeLessThan(MOST * time);
  });
});
