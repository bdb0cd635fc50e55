import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { docComment } from '../../../generators/code/comment.ts';
import { escapeProse } from '../../../generators/code/prose/escape.ts';
import { plainProse, plainSummary } from '../../../generators/code/prose/plain.ts';
import { withoutHtml } from '../../../generators/code/prose/without-html.ts';
import { markupIn } from '../../hostile/markdown.ts';
import { iterations } from '../../runs/iterations.ts';

const letters = (text: string): string => text.replaceAll(/[^a-z&]/g, '');

describe('a description without its HTML', () => {
  it.each([
    ['', ''],
    [
      'Plain *text*, `a<b`, 1 < 2 and <https://a.example>',
      'Plain *text*, `a<b`, 1 < 2 and <https://a.example>',
    ],
    ['<span class="tablenote"><b>Note:</b> read</span>', '**Note:** read'],
    ['a<br>b<br/>c', 'a\nb\nc'],
    ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
    ['a &lt;b&gt; &amp; c &amp;lt;', 'a \\<b> & c \\&lt;'],
    ['<ul><li>one</li><li>two<ol start=3><li>x<li>y</ol></ul>', '- one\n- two\n  3. x\n  4. y'],
    ['<table><tr><th>A<th>B<tr><td>1|2<td><b>3</b></table>', '| A | B |\n| --- | --- |\n| 1\\|2 | **3** |'],
    ['<a href="https://a.example/b(c)">d</a>', '[d](https://a.example/b%28c%29)'],
    ['<a href="javascript:x">d</a>', 'd'],
    ['<img src="https://a.example/b.png" alt="c">', '[c](https://a.example/b.png)'],
    ['a<!-- gone --> b', 'a b'],
    ['<b>One<p>two</p></b>', '**One**\n\n**two**'],
    ['&lt;<span>a</span>', '\\<a'],
    ['<!-- gone -->\n\nb', 'b'],
    ['Bearer <token>', 'Bearer \\<token>'],
    ['<pre><code class="language-json">{}</code></pre>', '```json\n{}\n```'],
    ['<h2>A *b*</h2>c', '## A \\*b\\*\n\nc'],
    ['<p># a</p><p>1. b</p><p>- c</p>', '\\# a\n\n1\\. b\n\n\\- c'],
    ['<dl><dt>A</dt><dd>b</dd></dl>', '**A**\n\nb'],
    ['<details><summary>A</summary>b</details>', 'A\n\nb'],
    ['- [x] a<br>b', '- [x] a\n  b'],
    ['<blockquote>a<hr></blockquote>', '> a\n>\n> ---'],
    ['<b></b><i> a </i>', '*a*'],
    ['<script>a</script>', '\\<script>a\\</script>'],
    ['<div>'.repeat(200), '\\<div>'.repeat(200)],
  ])('%j', (given, want) => {
    expect(withoutHtml(given)).toBe(want);
  });

  it.each([
    ['a <b>c</b><br>d', 'a c d'],
    ['# A\n\n- b\n- [ ] c', 'A b c'],
    ['a `env_var` __b__', 'a env_var b'],
    ['a\n\n```\ncode\n```\n\nb', 'a b'],
    ['![a](/b) <img src=c alt=d>', 'a d'],
    ['a &lt;b&gt; <!-- c -->', 'a <b>'],
  ])('as plain text: %j', (given, want) => {
    expect(plainProse(given)).toBe(want);
  });

  it.each([
    ['List `*/*` types', 'List */* types'],
    ['Delete <b>pets</b>', 'Delete pets'],
    ['List<Pet>', 'List<Pet>'],
    ['', ''],
  ])('as a title: %j', (given, want) => {
    expect(plainSummary(given)).toBe(want);
  });

  it('is what a comment of code shows', () => {
    expect(docComment({ description: 'a <b>c</b><br>d &lt;e' }).toString()).toBe(
      '/**\n * a **c**\n * d \\<e\n */',
    );
  });

  const pieces =
    'a|b c|<b>|</b>|<p>|</p>|<br>|<ul><li>|</ul>|&lt;|&amp;lt;|*|_|`|[a](b)|\n|\n\n|# |- |1. |> |\\*|<i|<x>|<!--|-->|<td>|<table>|</table>|<a href=x>|~~|]('.split(
      '|',
    );

  it('has no tag left, and means the same text, whatever it is made of', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
        const text = `<b>${parts.join('')}`;
        const printed = withoutHtml(text);
        expect(markupIn(printed)).toEqual([]);
        expect(letters(plainProse(printed))).toBe(letters(plainProse(text)));
      }),
      { numRuns: iterations(2_000) },
    );
  });

  it('escapes text so that it is text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...pieces, '&#60;', '\\*', 'a_b', '~'), { maxLength: 8 }),
        (parts) => {
          const text = `x${parts.join('').replaceAll(/\s+/g, ' ')}x`;
          expect(plainProse(escapeProse(text))).toBe(text.replaceAll(/\s+/g, ' '));
        },
      ),
      { numRuns: iterations(2_000) },
    );
  });
});
