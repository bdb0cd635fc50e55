import type { Element, ElementContent, Root } from 'hast';

/** A span of code: one backtick on each side, beside which no other stands. */
export const CODE = '(?<!`)`[^\\s`](?:[^`\\n]*[^\\s`])?`(?!`)';
/** Characters that mean nothing in Markdown, within a line that begins with a letter. */
const PLAIN = String.raw`[\p{L}0-9 ,.;:!=$'"()?%/–—’…-]|(?<=[A-Za-z0-9])_(?=[A-Za-z0-9])|\n(?=\p{L})(?<![ ]\n)`;
/** What may stand before and behind marks of emphasis, so that they open and close it (CommonMark 0.31, section 6.2). */
const BEFORE = String.raw`(?<=^|[ \n(])`;
const BEHIND = String.raw`(?=$|[ \n.,:;!?)])`;
const INNER = String.raw`(?=[\p{L}0-9\x60])(?:[\p{L}0-9 ,.;:!='"()?/-]|${CODE})*(?<=[\p{L}0-9\x60.:!?)])`;

/** The parts of a paragraph; one of them fits at each place, or the paragraph is not simple. */
const PART = new RegExp(
  [
    `(?<text>(?:${PLAIN})+)`,
    `(?<code>${CODE})`,
    String.raw`(?<!!)\[(?<label>(?:[\p{L}0-9 ,.;:!='"()?/-]|${CODE})+)\]\((?<href>https?:\/\/[A-Za-z0-9./_#?=~-]+)\)`,
    String.raw`${BEFORE}\*\*(?<strong>${INNER})\*\*${BEHIND}`,
    `${BEFORE}_(?<em>${INNER})_${BEHIND}`,
  ].join('|'),
  'uy',
);

/** How a paragraph begins that nothing but a paragraph begins with. */
const BEGIN = /^(?:[\p{L}"'(`]|\*\*|_|\[)/u;
/** What GFM takes for an address without any mark. */
export const ADDRESS = /:\/\/|www\./i;

/**
 * The tree of Markdown that is as most descriptions are: paragraphs with links, spans of code and emphasis. To read them by
 * the whole grammar takes a tenth of the time of a large site. Undefined where a text may mean more.
 */
export function readSimple(text: string): Root | undefined {
  const children: Root['children'] = [];
  for (const paragraph of text.split(/\n{2,}/)) {
    const parts = partsOf(paragraph);
    if (!BEGIN.test(paragraph) || parts === undefined) return undefined;
    if (children.length > 0) children.push({ type: 'text', value: '\n' });
    children.push(element('p', parts));
  }
  return { type: 'root', children };
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
