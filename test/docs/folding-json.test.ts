import { expect, test } from 'vitest';
import { printFoldingJson } from '../../generators/emit/docs/folding-json.ts';
import type { Json } from '../../generators/json/json.ts';

/** The text of markup, as a browser has it. */
function textOf(html: string): string {
  const plain = html.replaceAll(/<[^>]*>/g, '');
  return ['<lt', '>gt', '"quot', "'#39", '…hellip', '&amp'].reduce(
    (text, escape) => text.replaceAll(`&${escape.slice(1)};`, escape.slice(0, 1)),
    plain,
  );
}

const deep = (depth: number): Json => (depth === 0 ? 1 : { a: deep(depth - 1), b: 2 });
test.each<[string, Json, folds: number]>([
  ['a number', 1, 0],
  ['an empty object', {}, 0],
  ['members without members', { a: 1, b: '{' }, 0],
  ['an object in an object', { a: { b: 1, c: 2 } }, 1],
  ['what has one line', { a: { b: 1 }, c: [1] }, 0],
  ['lists and objects in each other', [{ a: [1, 2], b: [] }, { a: [{ b: 1, c: {} }] }], 5],
  ['empty ones at the end of a line', { a: { b: {}, c: [] } }, 1],
  [
    'texts that look like brackets',
    { a: ['{', '}', ']', '",[', '\n{'], 'b[': 1, '}': { '{': '[', '[': '{' } },
    2,
  ],
  ['markup', { '<b>': { a: '<img src=x onerror=alert(1)>', b: '&amp;</div>' } }, 1],
  ['what is deep', deep(40), 39],
])('JSON folds and keeps its text: %s', (_, value, folds) => {
  const html = printFoldingJson(value).toString();
  expect(textOf(html)).toBe(JSON.stringify(value, undefined, 2));
  expect(html.match(/<details open><summary>/g)?.length ?? 0).toBe(folds);
  expect(html.match(/<\/details>/g)?.length ?? 0).toBe(folds);
  expect(html).not.toMatch(/<img|<b>/);
});

test.each([
  [1_000, true],
  [5_000, false],
])('a list of %d numbers folds: %j', (length, want) => {
  const html = printFoldingJson([Array.from({ length }, () => 1), 1]).toString();
  expect(html.includes('<details open>')).toBe(want);
});
