import fc from 'fast-check';
import type { Root, RootContent } from 'hast';
import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../../generators/emit/docs/markdown.ts';
import { readSimple } from '../../generators/emit/docs/simple-markdown.ts';
import { model } from '../spec/document.ts';
import { iterations } from '../runs/iterations.ts';

/** What Markdown is made of, as far as it may be taken for something simpler. */
const PIECES = [
  'a|Be|é|1| |  |\n|\n\n|\n |*|**|_|`|``|[|]|(|)|!|-|.|:|+|=|#|>|~|\\|&amp;|<b>|"|\'|’|%20|www.x.y|a@b.c'.split(
    '|',
  ),
  '* a|- b|\n* c|\n- d|\n\n* e|> g|\n> h|\n\n> i|> [!NOTE]\n> |\n\n- f'.split('|'),
  '1 a|@b|(@c|#1|+|& |*   c|\n-  d|[a](#b-c)|\n[a](/b)|\n`a`|\n**b**|\n_c_|\n(a|\n"a|\n#'.split('|'),
  '[a](https://x.y/z) [`a`](http://x.y) **Note:** _b_ `c_d` --- === 1. - https://x.y |'.split(' '),
].flat();

/** Trees without places, and with neighbouring texts as one. */
function plain(children: readonly RootContent[]): unknown {
  const made: unknown[] = [];
  let text = '';
  for (const child of children) {
    if (child.type === 'text') text += child.value;
    else {
      made.push(
        text,
        child.type === 'element' ? [child.tagName, child.properties, plain(child.children)] : child,
      );
      text = '';
    }
  }
  made.push(text);
  return made;
}

/** The tree of a text that is simple as all of Markdown has it, and as it is read; undefined for one that is not simple. */
function bothWays(text: string): readonly [unknown, unknown] | undefined {
  const tree = text === '' ? undefined : readSimple(text);
  return tree === undefined ? undefined : [shown(readMarkdown(text)), shown(tree)];
}

const shown = (tree: Root): unknown => plain(tree.children);

describe('simple Markdown is read as Markdown is', () => {
  it.each([
    ['One.\n\nTwo lines\nof text.', true],
    ['See [the *guide*](https://x.example).', false],
    ['See [the `guide`](https://x.example/a_b#c).', true],
    ['See [the guide](#the-guide) & #1 of 2+ for @ada.', true],
    ['Lines\n`code`\n[link](/a)\n**strong**\n_or_\n"quoted"\n(or not)', true],
    ['6-character codes', true],
    ['*   One\n*   `two`', true],
    ['-     One', false],
    ['Line\n# heading', false],
    ['Line\n+ item', false],
    ['a&amp;b', false],
    ['Line\n***', false],
    ['![picture](https://x.example/a.png)', false],
    ['**Note:** `a_b` and _NOTE: none_, snake_case too.', true],
    ['a **b**c', false],
    ['`a``b`', false],
    ['1. One', false],
    ['- One\n- `two`\n\nNext', true],
    ['Below a line:\n* [One](https://x.example/a)\n* **two**', true],
    ['Space at the end  \n\nof a paragraph.', true],
    ['See [the guide](/a@3.9/b).', true],
    ['> Quoted\n> text.\n\nNext', true],
    ['> [!NOTE]\n> `One` two.\n\n> Two', true],
    ['> One\nline', false],
    ['> One\n> - two', false],
    ['> One\n>\n> two', false],
    ['> [!NOTE]', false],
    ['>  One', false],
    ['- One\n* two', false],
    ['- One\n\n- two', false],
    ['- One\nline', false],
    ['- One\n  - below', false],
    ['- One\n\n  below', false],
    ['- [ ] One', false],
    ['- ', false],
    ['* * *', false],
    ['One\n-', false],
    ['One\n- 1. two', false],
    ['Title\n===', false],
    ['Hard  \nbreak', false],
    ['Mail me@x.example or www.x.example', false],
  ] as const)('%j', (text, isSimple) => {
    const read = bothWays(text);
    expect(read !== undefined).toBe(isSimple);
    expect(read?.[1]).toEqual(read?.[0]);
  });

  it('whatever it is made of', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 9 }), (pieces) => {
        const read = bothWays(pieces.join('').trim());
        expect(read?.[1]).toEqual(read?.[0]);
      }),
      { numRuns: iterations(4_000) },
    );
  });

  it('in descriptions that people write', () => {
    const texts = model.operations.flatMap(({ description = '', parameters, responses }) => [
      description.trim(),
      ...[...parameters, ...responses].map((each) => (each.description ?? '').trim()),
    ]);
    const simple = [...new Set(texts)].flatMap((text) => {
      const read = bothWays(text);
      return read === undefined ? [] : [{ whole: read[0], simple: read[1] }];
    });
    expect(simple.length).toBeGreaterThan(iterations(100));
    expect(simple.map((each) => each.simple)).toEqual(simple.map(({ whole }) => whole));
  });
});
