import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readProse } from '../../../generators/code/prose/reader.ts';
import { constructs } from './constructs.ts';
import { outline, readByPeer } from './peer.ts';

function outlineOf(text: string): string {
  const prose = readProse(text);
  return prose === undefined ? 'not read' : outline(prose.tree);
}

/** The outlines of texts without HTML, and those that the peer gives them. */
function outlinesOf(texts: readonly string[]) {
  return texts.flatMap((text) => {
    const peer = readByPeer(text);
    return peer === undefined ? [] : [{ text, own: outlineOf(text), peer: outline(peer) }];
  });
}

const isDifferent = ({ own, peer }: { readonly own: string; readonly peer: string }): boolean => own !== peer;

function descriptionsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    name === 'description' && typeof member === 'string' ? [member] : descriptionsIn(member),
  );
}

describe('a text means what another implementation reads in it', () => {
  it.each(Object.entries(constructs))('%s', (_, texts) => {
    const outlines = outlinesOf(texts);
    expect(outlines.filter(isDifferent)).toEqual([]);
    expect(outlines.length).toBeGreaterThan(texts.length / 2);
  });

  it('in the descriptions of the API', () => {
    const files = globSync('spec/**/*.yaml');
    const texts = files.flatMap((file) => descriptionsIn(parse(readFileSync(file, 'utf8'))));
    const outlines = outlinesOf([...new Set(texts)]);
    expect(outlines.filter(isDifferent)).toEqual([]);
    expect(outlines.length).toBeGreaterThan(700);
  });

  it('in the guides and the handbook', () => {
    const files = globSync(['README.md', 'CONTRIBUTING.md', '{spec,docs}/**/*.md']);
    const outlines = outlinesOf(files.map((file) => readFileSync(file, 'utf8')));
    expect(outlines.filter(isDifferent)).toEqual([]);
    expect(outlines.length).toBeGreaterThan(20);
  });
});

describe('other than there,', () => {
  it.each([
    // One tilde stands before numbers: `~5`.
    ['~a~', '<p>~a~</p>'],
    // Addresses of other kinds lead nowhere.
    ['<made-up-scheme://foo,bar>', '<p><a>made-up-scheme://foo,bar</a></p>'],
    ['<MAILTO:FOO@BAR.BAZ>', '<p><a>MAILTO:FOO@BAR.BAZ</a></p>'],
    ['[link](foo\\)\\:)', '<p><a>link</a></p>'],
    ['ftp://a.example //b.example', '<p>ftp://a.example //b.example</p>'],
    // What is a mailbox where no brackets mark it.
    ['<foo\\+@bar.example.com>', '<p><foo+@bar.example.com></p>'],
    ['mailto:a@b.example', '<p><a href=mailto:a@b.example>mailto:a@b.example</a></p>'],
    // The line break behind a box stays.
    ['- [ ]\n  a *b*', '<ul><li><input></input>a <em>b</em></li></ul>'],
    // A table has a bar in its first line.
    ['a\n|-|', '<p>a\n|-|</p>'],
    // Alerts, as pages of GitHub have them.
    ['> [!NOTE]\n> a', '<blockquote><p><strong>Note:</strong>a</p></blockquote>'],
    ['> [!Caution]\n>\n> a', '<blockquote><p><strong>Caution:</strong></p><p>a</p></blockquote>'],
    ['> [!NOTE] a', '<blockquote><p>[!NOTE] a</p></blockquote>'],
    ['> [!OTHER]\n> a', '<blockquote><p>[!OTHER]\na</p></blockquote>'],
    ['[!NOTE]\na', '<p>[!NOTE]\na</p>'],
    // Footnotes stand at the end, and have no titles nor ways back.
    [
      'a[^1] b[^x]\n\n[^1]: *c*\n[^x]: d',
      '<p>a<sup><a href=#fn1>1</a></sup> b<sup><a href=#fn2>2</a></sup></p><hr></hr><section><ol><li><p><em>c</em></p></li><li><p>d</p></li></ol></section>',
    ],
    ['^[a]', '<p>^[a]</p>'],
  ])('%j', (given, want) => {
    expect(outlineOf(given)).toBe(want);
  });
});

describe('no part of a text is left out, however deep it is', () => {
  const shapes: readonly (readonly [string, (depth: number) => string])[] = [
    ['quotes', (depth) => '> '.repeat(depth)],
    ['lists', (depth) => '- '.repeat(depth)],
    ['lists in quotes', (depth) => '> 1. '.repeat(depth / 2)],
    [
      'lists of lines',
      (depth) => Array.from({ length: depth }, (_, index) => `${'  '.repeat(index)}- a\n`).join(''),
    ],
    ['marks', (depth) => '*a **b '.repeat(depth / 2)],
    ['brackets', (depth) => '['.repeat(depth)],
  ];
  it.each(shapes)('%s', (_, shape) => {
    const printed = [10, 50, 90, 98, 99, 100, 101, 110, 200, 250, 1_000]
      .map((depth) => readProse(`${shape(depth)}last`))
      .filter((prose) => prose !== undefined)
      .map(({ tree }) => outline(tree));
    expect(printed.filter((text) => !text.includes('last'))).toEqual([]);
    expect(printed.length).toBeGreaterThan(1);
  });
});
