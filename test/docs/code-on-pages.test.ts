import { visit } from 'jsonc-parser';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { siteOf } from './site-files.ts';

/** A token as a page marks it, by the offset in the text of its block. */
type Mark = readonly [style: string, offset: number, text: string];

interface Block {
  readonly page: string;
  readonly text: string;
  readonly marks: readonly Mark[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  hellip: '…',
  '#x3C': '<',
  '#x26': '&',
};

/** Blocks of code of a page; those of JSON also have elements that fold. */
function blocksOf(page: string, html: string): readonly Block[] {
  const found = html.matchAll(/<(pre|div) class="code(?: json)?"[^>]*>([^]*?)<\/\1>/g);
  return [...found].map(([, , own = '']) => {
    let text = '';
    const marks: Mark[] = [];
    let style: string | undefined;
    for (const [piece, entity] of own.matchAll(/<[^>]*>|&([#\w]+);|[^<&]+/g)) {
      const begun = /^<span class="t-([a-z]+)">$/.exec(piece)?.[1];
      if (begun !== undefined) {
        style = begun;
        marks.push([begun, text.length, '']);
      } else if (piece === '</span>') {
        const [last = '', offset = 0] = marks.at(-1) ?? [];
        expect(last).toBe(style);
        marks[marks.length - 1] = [last, offset, text.slice(offset)];
      } else if (!piece.startsWith('<')) text += entity === undefined ? piece : (ENTITIES[entity] ?? piece);
    }
    return { page, text, marks };
  });
}

const { files } = await siteOf('spec/openapi.yaml');
const blocks = [...files]
  .filter(([path]) => path.endsWith('.html'))
  .flatMap(([path, html]) => blocksOf(path, html));

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** The tokens of JSON, by a parser of its own. */
function marksOfJson(text: string): readonly Mark[] {
  const marks: Mark[] = [];
  const mark = (style: string) => (_: unknown, offset: number, length: number) =>
    void marks.push([style, offset, text.slice(offset, offset + length)]);
  visit(text, {
    onObjectProperty: mark('property'),
    onLiteralValue: (value: unknown, offset, length) =>
      mark(typeof value === 'string' ? 'string' : 'constant')(value, offset, length),
  });
  return marks;
}

test('JSON looks the same on all pages: each name is a property, each value a string or a constant', () => {
  const ofJson = blocks.filter(({ text }) => isJson(text));
  expect(ofJson.length).toBeGreaterThan(500);
  expect(ofJson.filter(({ text, marks }) => marks.join() !== marksOfJson(text).join())).toEqual([]);
});

/** The literals and comments of a program, by the scanner of TypeScript. */
function literalsOf(text: string): readonly string[] {
  const scanner = ts.createScanner(ts.ScriptTarget.ESNext, false, ts.LanguageVariant.Standard, text);
  const found: string[] = [];
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    const { StringLiteral, NumericLiteral, SingleLineCommentTrivia } = ts.SyntaxKind;
    if (kind === StringLiteral || kind === NumericLiteral || kind === SingleLineCommentTrivia)
      found.push(`${scanner.getTokenStart()} ${scanner.getTokenText()}`);
  }
  return found;
}

test('programs of all pages have the literals and comments that TypeScript reads', () => {
  const programs = blocks.filter(
    ({ page, text }) => page.startsWith('operations/') && /\bawait \w+\(/.test(text),
  );
  expect(programs.length).toBeGreaterThan(200);
  const wrong = programs.filter(({ text, marks }) => {
    const literals = marks.filter(
      ([style, , token]) => /^(?:string|comment)$/.test(style) || /^['\d]/.test(token),
    );
    return (
      literals.map(([, offset, token]) => `${offset} ${token}`).join('\n') !== literalsOf(text).join('\n')
    );
  });
  expect(wrong).toEqual([]);
});

test('only styles that the style sheet has are on pages', () => {
  const styles = new Set(blocks.flatMap(({ marks }) => marks.map(([style]) => style)));
  const css = files.get('assets/site.css') ?? '';
  const coloured = [...css.matchAll(/\.t-([a-z]+)\{color:var\(--t-\1\)\}/g)].map(([, style]) => style);
  expect(styles).toEqual(new Set(coloured));
});
