import { describe, expect, it } from 'vitest';
import { markup, isHtml } from '../../generators/emit/docs/html.ts';
import { compilePageLayout } from '../../generators/emit/docs/layout.ts';
import { MarkdownPrinter } from '../../generators/emit/docs/markdown-printer.ts';

const markdown = new MarkdownPrinter();

const withoutMarks = (text: string): string => text.replaceAll(/<[^>]*>|[*_~]/g, '').trim();

describe('markup', () => {
  it('escapes text in elements and in attributes', () => {
    const text = `<b title="x">&'`;
    expect(String(markup`<p title="${text}">${text}</p>`)).toBe(
      '<p title="&lt;b title=&quot;x&quot;&gt;&amp;&#39;">&lt;b title=&quot;x&quot;&gt;&amp;&#39;</p>',
    );
  });

  it('passes markup and lists of it', () => {
    expect(String(markup`<ul>${['a', 'b'].map((text) => markup`<li>${text}</li>`)}</ul>`)).toBe(
      '<ul><li>a</li><li>b</li></ul>',
    );
  });

  it('refuses an insertion in a tag without quotes', () => {
    expect(() => markup`<p ${'onclick'}="x"></p>`).toThrow(TypeError);
    expect(() => markup`<p title=${'x'}></p>`).toThrow(TypeError);
  });

  it('is not made by looking like it', () => {
    const forged = { toHTML: () => '<script>' };
    expect(isHtml(forged)).toBe(false);
    expect(() => markup`${forged as never}`).toThrow(TypeError);
    expect(() => compilePageLayout('{{x}}')({ x: forged as never })).toThrow(TypeError);
  });
});

describe('layouts', () => {
  it('escape text and pass markup', () => {
    expect(String(compilePageLayout('<p>{{a}}{{b}}</p>')({ a: '<i>', b: markup`<b>x</b>` }))).toBe(
      '<p>&lt;i&gt;<b>x</b></p>',
    );
  });

  it.each(['{{{a}}}', '{{&a}}', '{{#if a}}{{{a}}}{{/if}}'])('refuse %s', (text) => {
    expect(() => compilePageLayout(text)).toThrow(TypeError);
  });

  it('refuse names that are missing and members that are inherited', () => {
    expect(() => compilePageLayout('{{missing}}')({ a: 'x' })).toThrow('missing');
    expect(String(compilePageLayout('{{#if a.constructor}}yes{{/if}}')({ a: {} }))).toBe('');
  });
});

describe('Markdown', () => {
  it.each([
    ['plain text', 'Lists groups.', '<p>Lists groups.</p>'],
    ['code and emphasis', 'Use `a<b` *now*', '<p>Use <code>a&lt;b</code> <em>now</em></p>'],
    ['one line with code', 'Use `a<b`: now', '<p>Use <code>a&lt;b</code>: now</p>'],
    [
      'bare addresses',
      'See https://a.example now',
      '<p>See <a href="https://a.example" rel="noreferrer">https://a.example</a> now</p>',
    ],
    ['raw HTML', 'a <b onclick="x">c</b>', '<p>a <b>c</b></p>'],
    ['no text', '', ''],
    ['programs in links', '[a](javascript:x) [b](JAVASCRIPT:x)', '<p><span>a</span> <span>b</span></p>'],
    ['data in links', '[a](data:text/html,x)', '<p><span>a</span></p>'],
    [
      'pictures are links',
      '![a](https://x.example/a.png)',
      '<p><a href="https://x.example/a.png" rel="noreferrer">a</a></p>',
    ],
    ['relative links lead nowhere', '[a](/b)', '<p><span>a</span></p>'],
    ['headings go below those of the page', '# A', '<h4>A</h4>'],
    ['line breaks', 'a<br>b', '<p>a<br>b</p>'],
  ])('%s', (_name, given, want) => {
    expect(String(markdown.print(given))).toBe(want);
  });

  it('colours code with classes', () => {
    expect(String(markdown.print('```json\n{"a": 1}\n```'))).toContain('<span class="t-constant">1</span>');
  });

  it.each(['*a', '**a*', '_a ', '](', '[', '~~a'])('keeps a text with very many marks: %s', (mark) => {
    const given = mark.repeat(20_000);
    expect(withoutMarks(String(markdown.print(given)))).toBe(withoutMarks(given));
  });

  it('reads many marks in many paragraphs, and shows a very long text as it is written', () => {
    expect(String(markdown.print('*a* **b** c_d\n\n'.repeat(3_000)))).toContain('<em>a</em>');
    expect(String(markdown.print('**word** '.repeat(100_000)))).not.toContain('<strong>');
  });

  it('survives thousands of nested quotes', () => {
    expect(String(markdown.print('>'.repeat(20_000)))).not.toBe('');
  });
});
