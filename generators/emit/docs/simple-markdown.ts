import type { Element, ElementContent, Root } from 'hast';

/** A span of code: one backtick on each side, beside which no other stands. */
export const CODE = '(?<!`)`[^\\s`](?:[^`\\n]*[^\\s`])?`(?!`)';
/** Characters that mean nothing in Markdown, within a line that begins with a letter. */
const PLAIN = [
  String.raw`[\p{L}0-9 ,.;:!=$'"()?%/–—’…#+-]`,
  '(?<=[A-Za-z0-9])_(?=[A-Za-z0-9])',
  '&(?= )',
  String.raw`(?<=[ (])@(?=\p{L})`,
  // A line that cannot begin a block of another kind.
  String.raw`\n(?=[\p{L}"'(\[\x60*_])(?<![ ]\n)`,
].join('|');
/** What may stand before and behind marks of emphasis, so that they open and close it (CommonMark 0.31, section 6.2). */
const BEFORE = String.raw`(?<=^|[ \n(])`;
const BEHIND = String.raw`(?=$|[ \n.,:;!?)])`;
const INNER = String.raw`(?=[\p{L}0-9\x60])(?:[\p{L}0-9 ,.;:!='"()?/-]|${CODE})*(?<=[\p{L}0-9\x60.:!?)])`;

/** The parts of a paragraph; one of them fits at each place, or the paragraph is not simple. */
const PART = new RegExp(
  [
    `(?<text>(?:${PLAIN})+)`,
    `(?<code>${CODE})`,
    String.raw`(?<!!)\[(?<label>(?:[\p{L}0-9 ,.;:!='"()?/-]|${CODE})+)\]\((?<href>(?:https?:\/)?\/[A-Za-z0-9./_#?=~@-]+|#[A-Za-z0-9_-]+)\)`,
    String.raw`${BEFORE}\*\*(?<strong>${INNER})\*\*${BEHIND}`,
    `${BEFORE}_(?<em>${INNER})_${BEHIND}`,
  ].join('|'),
  'uy',
);

/** How a paragraph begins that nothing but a paragraph begins with. */
const BEGIN = /^(?:[\p{L}"'(`]|\*\*|_|\[|\d+(?![\d.)]))/u;
/** What GFM takes for an address without any mark. */
export const ADDRESS = /:\/\/|www\./i;

/** An item of a list of bullets. */
const ITEM = /^[*-] {1,4}(?! )/;
/** What each line of a quote begins with. */
const MARK = '> ';

/**
 * The tree of Markdown that is as most descriptions are: paragraphs with links, spans of code and emphasis, quotes
 * and lists of such lines. To read them by the whole grammar takes a tenth of the time of a large site. Undefined where a text may mean
 * more.
 */
export function readSimple(text: string): Root | undefined {
  const children: Element[] = [];
  for (const block of text.split(/\n{2,}/)) {
    const read = blocksOf(block);
    if (read === undefined) return undefined;
    // Lists with a blank line between them are one whose items are paragraphs.
    if (children.at(-1)?.tagName === 'ul' && read[0]?.tagName === 'ul') return undefined;
    children.push(...read);
  }
  return { type: 'root', children: onLines(children) };
}

/** A paragraph, a quote, or a list, which may stand below the last line of a paragraph (CommonMark 0.31, section 5.3). */
function blocksOf(block: string): readonly Element[] | undefined {
  const lines = block.split('\n');
  if (block.startsWith(MARK)) return quoteOf(lines);
  const first = lines.findIndex((line) => ITEM.test(line));
  if (first === -1) return paragraphOf(block);
  const items = lines
    .slice(first)
    .map((line) => (ITEM.test(line) ? simpleOf(line.replace(ITEM, '')) : undefined));
  const isOneList = lines.slice(first).every((line) => line.startsWith(lines[first]?.[0] ?? ''));
  const before = first === 0 ? [] : paragraphOf(lines.slice(0, first).join('\n'));
  if (!isOneList || before === undefined || lines.some((line) => line.endsWith(' '))) return undefined;
  const read = items.filter((item) => item !== undefined);
  if (read.length < items.length) return undefined;
  return [...before, element('ul', between(read.map((item) => element('li', item))))];
}

function paragraphOf(text: string): readonly Element[] | undefined {
  const parts = simpleOf(text.trimEnd());
  return parts && [element('p', parts)];
}

/** A quote of one paragraph, which GitHub calls an alert if it begins with a word such as `[!NOTE]`. */
function quoteOf(lines: readonly string[]): readonly Element[] | undefined {
  const text = lines.map((line) => line.slice(MARK.length)).join('\n');
  const alert = /^\[![A-Z]+\]\n/.exec(text)?.[0] ?? '';
  const parts = simpleOf(text.slice(alert.length).trimEnd());
  if (parts === undefined || !lines.every((line) => line.startsWith(MARK))) return undefined;
  return [element('blockquote', between([element('p', [{ type: 'text', value: alert }, ...parts])]))];
}

function simpleOf(text: string): ElementContent[] | undefined {
  return BEGIN.test(text) ? partsOf(text) : undefined;
}

/** Elements on lines of their own within another. */
function between(elements: readonly Element[]): ElementContent[] {
  return [{ type: 'text', value: '\n' }, ...onLines(elements), { type: 'text', value: '\n' }];
}

/** Elements, each on a line of its own. */
function onLines(elements: readonly Element[]): ElementContent[] {
  return elements.flatMap((each, index) => (index === 0 ? [each] : [{ type: 'text', value: '\n' }, each]));
}

function partsOf(text: string): ElementContent[] | undefined {
  const parts: ElementContent[] = [];
  let at = 0;
  while (at < text.length) {
    PART.lastIndex = at;
    const groups = PART.exec(text)?.groups;
    if (groups === undefined) return undefined;
    at = PART.lastIndex;
    const { text: plain = '', code, label, href, strong, em } = groups;
    if (ADDRESS.test(`${plain}${label ?? ''}${strong ?? ''}${em ?? ''}`)) return undefined;
    if (code !== undefined) parts.push(codeOf(code));
    else if (label !== undefined)
      parts.push({ ...element('a', inline(label)), properties: { href: href ?? '' } });
    else if (strong !== undefined) parts.push(element('strong', inline(strong)));
    else if (em !== undefined) parts.push(element('em', inline(em)));
    else parts.push({ type: 'text', value: plain });
  }
  return parts;
}

/** Text in which code alone is marked. */
function inline(text: string): ElementContent[] {
  return text
    .split(/(`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('`') ? codeOf(part) : { type: 'text', value: part }));
}

function codeOf(marked: string): Element {
  return element('code', [{ type: 'text', value: marked.slice(1, -1) }]);
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}
