import type { Element, ElementContent, RootContent } from 'hast';
import { markdownBlock, markdownCode, tableCell } from '../markdown.ts';
import { memoizeText } from '../../incremental/memoize.ts';
import { escapeProse } from './escape.ts';
import { maybeHtml, readProse } from './reader.ts';
import { resolveLinks, type LinkResolver } from './links.ts';
import { attribute, isBlock, isDone, languageIn, textOf, type Parent } from './tree.ts';

/** A character reference (CommonMark 0.31, section 2.5). */
const reference = /(?<!\\)&(?:#|[a-z]+\d*;)/i;

/**
 * The description as Markdown without HTML: its HTML becomes Markdown or text, comments are removed, and `&lt;`
 * becomes a character. Tags of unknown elements become text. A text without HTML stays as it is.
 */
export function withoutHtml(text: string): string {
  return maybeHtml(text) ? withHtmlConverted(text) : text;
}

const withHtmlConverted = memoizeText((text) => markdownAlone(text, undefined));

/** The same with resolved links. Of a link without a target, only the text is kept. */
export function withLinks(text: string, resolve: LinkResolver): string {
  return maybeHtml(text) || maybeLink.test(text) ? markdownAlone(text, resolve) : text;
}

/** A link to no other site, or the definition of one (CommonMark 0.31, sections 6.3 and 4.7). */
const maybeLink = /\]\(\s*<?(?!https?:|mailto:)|^[ >]*\[[^\]\n]*\]:/im;

function markdownAlone(text: string, resolve: LinkResolver | undefined): string {
  const prose = readProse(text);
  if (prose === undefined) return text.replaceAll(/<(?=[a-z/!?])/gi, String.raw`\<`);
  const hasOthers = resolve !== undefined && resolveLinks(prose.tree, resolve);
  return prose.hasHtml || hasOthers || reference.test(text) ? printBlocks(prose.tree) : text;
}

/** Blocks with a blank line between them; the items of a list follow each other. */
function printBlocks(parent: Parent): string {
  const parts: string[] = [];
  let line: ElementContent[] = [];
  const endLine = (): void => {
    const text = escapeStart(printLine(line).trim());
    if (text !== '') parts.push(text);
    line = [];
  };
  for (const child of parent.children) {
    if (child.type === 'doctype') continue;
    if (!isBlock(child)) {
      line.push(child);
      continue;
    }
    endLine();
    const block = printBlock(child);
    if (block.trim() !== '') parts.push(block);
  }
  endLine();
  return parts.join('\n\n');
}

function printBlock(block: Element): string {
  switch (block.tagName) {
    case 'hr':
      return '---';
    case 'pre':
      return markdownBlock(textOf(block).replace(/\n$/, ''), languageIn(block) ?? '');
    case 'blockquote':
      return indented(printBlocks(block), '> ', '> ');
    case 'ul':
    case 'ol':
      return printList(block);
    case 'table':
      return printRows(block);
    case 'dt':
      return marked('**', printBlocks(block));
    default: {
      const level = /^h([1-6])$/.exec(block.tagName)?.[1];
      if (level === undefined) return printBlocks(block);
      return `${'#'.repeat(Number(level))} ${printBlocks(block).replaceAll(/\s+/g, ' ')}`;
    }
  }
}

function printList(list: Element): string {
  const items = list.children.filter(isBlock).map((item, index) => {
    const mark = list.tagName === 'ol' ? `${Number(attribute(list, 'start') || 1) + index}. ` : '- ';
    const text = item.children.some((child) => isBlock(child) && child.tagName === 'p')
      ? printBlocks(item)
      : printBlocks(item).replaceAll(/\n\n(?=- |\d+\. )/g, '\n');
    return indented(text, mark, ' '.repeat(mark.length));
  });
  return items.join('\n');
}

/** A table of GFM. Its first row is the head; a caption comes before it. */
function printRows(table: Element): string {
  const rows = elementsIn(table, 'tr').map((row) =>
    row.children.filter(isBlock).map((cell) => tableCell(printBlocks(cell))),
  );
  const width = Math.max(0, ...rows.map((row) => row.length));
  const captions = elementsIn(table, 'caption').map(printBlocks);
  if (width === 0) return captions.join('\n\n');
  const [head = [], ...body] = rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
  const lines = [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`);
  return [...captions, lines.join('\n')].join('\n\n');
}

/** The outermost elements of a name, in their order. */
function elementsIn(parent: Element, name: string): readonly Element[] {
  return parent.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === name ? [child] : elementsIn(child, name);
  });
}

function printLine(nodes: readonly ElementContent[]): string {
  return nodes
    .map(printInline)
    .join('')
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n');
}

/** Elements of which Markdown has marks (CommonMark 0.31, section 6.2; GFM 0.29, section 6.5). */
const marks: ReadonlyMap<string, string> = new Map(
  Object.entries({ b: '**', strong: '**', em: '*', i: '*', del: '~~', s: '~~', strike: '~~' }),
);

function printInline(node: RootContent): string {
  if (node.type === 'text') return escapeProse(node.value.replaceAll(/[ \t]+/g, ' '));
  if (node.type !== 'element') return '';
  const inner = printLine(node.children);
  const mark = marks.get(node.tagName);
  if (mark !== undefined) return marked(mark, inner);
  switch (node.tagName) {
    case 'br':
      return '\n';
    case 'code':
    case 'kbd':
    case 'samp':
    case 'tt':
      return textOf(node) === '' ? '' : markdownCode(textOf(node));
    case 'a':
      return link(inner, attribute(node, 'href'));
    case 'img':
      return link(escapeProse(attribute(node, 'alt')) || 'Picture', attribute(node, 'src'));
    case 'input':
      return isDone(node) ? '[x]' : '[ ]';
    default:
      return inner;
  }
}

/** Puts marks next to the text, with spaces outside of them (CommonMark 0.31, section 6.2). */
function marked(mark: string, text: string): string {
  const inner = text.trim();
  if (inner === '' || inner.includes('\n\n')) return text;
  const start = text.slice(0, text.indexOf(inner));
  const end = text.slice(start.length + inner.length);
  return `${start}${mark}${inner}${mark}${end}`;
}

function link(text: string, href: string): string {
  if (href === '' || text === '') return text;
  return `[${text.replaceAll('\n', ' ')}](${href.replaceAll(/[\s()<>\\]/g, percentEncoded)})`;
}

/** As `encodeURIComponent`, which leaves parentheses out (RFC 3986, section 2.1). */
function percentEncoded(character: string): string {
  return /[()]/.test(character) ? `%${character.charCodeAt(0).toString(16)}` : encodeURIComponent(character);
}

/** Lines after a mark. The first line has a mark of its own. */
function indented(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, index) => `${index === 0 ? first : others}${line}`.trimEnd())
    .join('\n');
}

/** Escapes the start of a line that would begin a block of another kind. */
function escapeStart(text: string): string {
  return text.replaceAll(/^(?=(?:#{1,6}|[-+]|>)(?: |$)|>|[-=]+$)|^(\d{1,9})(?=[.)](?: |$))/gm, '$1\\');
}
