import { describe, expect, it } from 'vitest';
import { MarkdownPrinter } from '../../generators/emit/docs/markdown-printer.ts';
import { isReadAsMarkdown } from '../../generators/source/document/long-text.ts';

const markdown = new MarkdownPrinter();
const print = (text: string): string => String(markdown.print(text));

describe('HTML in descriptions is shown', () => {
  it.each([
    ['<span class="tablenote"><b>Note:</b> a</span>', '<p><span><b>Note:</b> a</span></p>'],
    ['<p>a</p><p>b</p>', '<p>a</p><p>b</p>'],
    ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
    [
      '<a href="https://a.example" target=_blank>b</a>',
      '<p><a href="https://a.example" rel="noreferrer">b</a></p>',
    ],
    [
      '<table><tr><th colspan=2>a<tr><td>b<td>c</table>',
      '<div class="scroll" tabindex="0" role="group" aria-label="Table"><table><tbody><tr><th colspan="2">a</th></tr><tr><td>b</td><td>c</td></tr></tbody></table></div>',
    ],
    ['<h1>a</h1>', '<h4>a</h4>'],
    ['<div>\n\n**a**\n\n</div>', '<div>\n<p><strong>a</strong></p>\n</div>'],
    ['<font color=red>a</font>', '<p>a</p>'],
    [
      '<pre><code class="language-json">1</code></pre>',
      '<pre class="code" tabindex="0"><code><span class="t-constant">1</span></code></pre>',
    ],
    ['<details><summary>a</summary>b</details>', '<details><summary>a</summary>b</details>'],
    ['a <!-- b --> c', '<p>a  c</p>'],
    ['<!-- a\n\nb -->', ''],
    ['Bearer <token>, List<String>', '<p>Bearer &lt;token&gt;, List&lt;String&gt;</p>'],
    ['- [ ] a\n- [x] b', '<ul>\n<li>☐ a</li>\n<li>☑ b</li>\n</ul>'],
    [
      '[![a](https://b.example/c.png)](https://d.example)',
      '<p><a href="https://d.example" rel="noreferrer">a</a></p>',
    ],
  ])('%j', (given, want) => {
    expect(print(given)).toBe(want);
  });
});

describe('relative links', () => {
  it.each([
    ['[a](b)', '<p><a href="https://docs.example/v1/b">a</a></p>'],
    ['<a href="/b">a</a>', '<p><a href="https://docs.example/b">a</a></p>'],
    ['[a](#b)', '<p><span>a</span></p>'],
    ['<a name=b></a>', '<p><span></span></p>'],
    ['[a](javascript:b)', '<p><span>a</span></p>'],
  ])('are relative to the address of the site: %j', (given, want) => {
    const based = new MarkdownPrinter('https://docs.example/v1/');
    expect(String(based.print(given))).toBe(want);
  });

  it.each([
    ['see [a](b.md#c "d")', 'see [a](https://docs.example/v1/b.md#c)', 'see a'],
    ['[*a*](/b)', '[*a*](https://docs.example/b)', '*a*'],
    ['[a][b]\n\n[b]: ../c', '[a](https://docs.example/c)', 'a'],
    ['[a][]\n\n> [a]: c', '[a](https://docs.example/v1/c)\n\n>', 'a\n\n>'],
    ['![a](b.png)', '[a](https://docs.example/v1/b.png)', 'a'],
    ['<a href="b">a</a>', '[a](https://docs.example/v1/b)', 'a'],
    ['[a](#b)', 'a', 'a'],
    ['[a](javascript:b)', 'a', 'a'],
    ['*a* [b](https://c.example) `[d](e)`', undefined, undefined],
    ['a[^1]\n\n[^1]: b', undefined, undefined],
    ['[a](mailto:b@c.example) (d)', undefined, undefined],
  ])('lead to the same in Markdown: %j', (given, want = given, withoutAddress = given) => {
    const based = new MarkdownPrinter('https://docs.example/v1/');
    expect([based.asMarkdown(given), markdown.asMarkdown(given)]).toEqual([want, withoutAddress]);
  });
});

const programs = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://a.example/b.js>',
  '<script\n>alert(1)</script\n>',
  '<scr<script>ipt>alert(1)</script>',
  '<<script>alert(1)//<</script>',
  '<script/x>alert(1)</script>',
  'a <script>alert(1)</script> b',
  '<b><script>alert(1)</b>',
  '</script><script>alert(1)</script>',
  '<!--<script>--><script>alert(1)</script>',
  '<!--> <script>alert(1)</script> -->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml <script>alert(1)</script> ?>',
  '<!DOCTYPE <script>>',
  '<img src=x onerror=alert(1)>',
  '<img/src=x/onerror=alert(1)>',
  '<img src="x`onerror=alert(1)">',
  '<b onclick=alert(1) onmouseover="alert(1)" ONFOCUS=\'a\' autofocus tabindex=1>a</b>',
  '<b style="background:url(javascript:alert(1))" class="panel code try">a</b>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="JaVaScRiPt:alert(1)">a</a>',
  '<a href=" &#14; javascript:alert(1)">a</a>',
  '<a href="java&#x0A;script:alert(1)">a</a>',
  '<a href="java&Tab;script&colon;alert(1)">a</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<a href="vbscript:a">a</a>',
  '[a](java&#115;cript:alert(1))',
  '[a](&#x6A;avascript:alert(1))',
  '![a](javascript:alert(1))',
  '<javascript:alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>',
  '<svg></p><style><a title="</style><img src=x onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)">a</math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '</template></script></style></textarea></title>',
  '<textarea></textarea><img src=x onerror=alert(1)>',
  '<title><img src=x onerror=alert(1)></title>',
  '<plaintext>a',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<iframe src="https://a.example" srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="https://a.example"></object><embed src="https://a.example">',
  '<form action="https://a.example"><form><input name=a><button formaction="javascript:alert(1)">a</button></form>',
  '<input type=checkbox checked autofocus onfocus=alert(1)>',
  '<select><option><script>alert(1)</script></option></select>',
  '<meta http-equiv=refresh content="0;url=https://a.example"><base href="https://a.example"><link rel=stylesheet href=a>',
  '<style>@import "https://a.example"</style>',
  '<picture><source srcset="https://a.example/b"><img src="https://a.example/c"></picture>',
  '<video src="https://a.example" poster="https://a.example" onerror=alert(1)></video><audio src=a>',
  '<div id=search name=getElementById class=dialog data-x=1 aria-label=a role=dialog>a</div>',
  '<a id=location name=document href="https://a.example" ping="https://b.example" download>a</a>',
  '<details ontoggle=alert(1) open>a</details>',
  '<td background="https://a.example">a</td><table background="https://a.example"><td>a</table>',
  '<b\u0000 onclick=alert(1)>a</b>\u0000',
  '<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  '<x-a onclick=alert(1)>a</x-a>',
  '<b/onclick=alert(1)>a',
  '<b a="<script>alert(1)</script>">a</b>',
  "<b a='\"><script>alert(1)</script>'>a</b>",
  '`<script>`<script>alert(1)</script>',
  '<div\n<script>alert(1)</script>\n>',
  '```html\n<script>alert(1)</script>\n```',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<frameset><frame src=a></frameset><body onload=alert(1)><html onclick=alert(1)>',
];

/** Attributes that descriptions may have, with the values of those that are not text. */
const attributes =
  / (?:href="https?:\/\/[^"]*"|rel="noreferrer"|title="[^"]*"|open=""|start="\d+"|align="[a-z]+"|(?:col|row)span="\d+"|class="(?:scroll|code|t-[a-z]+)"|tabindex="0"|role="group"|aria-label="Table")/g;
const names =
  /^<\/?(?:h[1-6]|p|div|section|blockquote|pre|hr|br|wbr|[uod]l|li|d[td]|details|summary|table|caption|thead|tbody|tfoot|t[rhd]|a|abbr|b|code|del|em|i|ins|kbd|mark|q|s|samp|small|span|strike|strong|su[bp]|tt|u|var|ruby|r[pt])>$/;

/** What stands in markup and is no element of the list, or has another attribute. */
function unsafeIn(html: string): readonly string[] {
  return (html.match(/<[^>]*>?/g) ?? []).filter((tag) => !names.test(tag.replaceAll(attributes, '')));
}

/** The elements that are open at the end. */
function openIn(html: string): readonly string[] {
  const open: string[] = [];
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z\d]*)/g)) {
    if (['br', 'hr', 'wbr'].includes(name)) continue;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open;
}

describe('HTML in descriptions does nothing', () => {
  it.each(programs)('%j', (text) => {
    for (const around of [text, `a ${text} b`, `- ${text}`, `> ${text}\n\nb`, `<div>\n\n${text}\n\n</div>`]) {
      const html = print(around);
      expect(unsafeIn(html)).toEqual([]);
      expect(openIn(html)).toEqual([]);
    }
  });

  it.each([
    '<b>',
    '<div>',
    '<table>',
    '<ul><li>',
    '<a href=https://a.example>',
    '<p>',
    '</div>',
    '</p>',
    '</main></body>',
    '<!--',
    '<b a="',
  ])('stays in its place without its end: %s', (text) => {
    const html = print(`${text} a\n\nb`);
    expect(unsafeIn(html)).toEqual([]);
    expect(openIn(html)).toEqual([]);
  });

  it('has no id of a page', () => {
    expect(print('<b id=responses>a</b>[^1]\n\n[^1]: b <b id="fn1">c</b> <li id=search>')).not.toMatch(
      /id="(?!fn\d)/,
    );
  });

  it.each([
    ['<div>', false],
    ['<b a=1>', false],
    ['<b><table><td></b></table>', false],
    ['<x>', false],
    ['<b>a</b>', true],
    ['<p>a', true],
    ['<ul><li>a</ul>', true],
    ['a<br>', true],
    ['`<div>` ', true],
  ])('10,000 times %s is read as Markdown: %s', (text, isRead) => {
    expect(isReadAsMarkdown(text.repeat(10_000))).toBe(isRead);
    expect(unsafeIn(print(text.repeat(10_000)))).toEqual([]);
  });

  it('is shown as written where code hides from the first look how deep it nests', () => {
    const text = `\\\`${'<b a=1>'.repeat(200)}\\\``;
    expect(isReadAsMarkdown(text)).toBe(true);
    expect(print(text)).toContain('&lt;b a=1&gt;');
  });
});
