import { createRequire } from 'node:module';
import type { Element, Root as Tree } from 'hast';
import type { Html, Image, Nodes, Parents, Root } from 'mdast';
import { isReadAsMarkdown, nestsDeeply } from '../../source/long-text.ts';
import { isHtml, shownElements, withKnownTags } from './elements.ts';

/** The tree of a text, and whether the text has tags or comments. */
export interface Prose {
  readonly tree: Tree;
  readonly hasHtml: boolean;
}

/**
 * The tree of a description (CommonMark 0.31, GFM 0.29), with only the allowed elements and attributes. Undefined for
 * a text that would take too much time or memory.
 */
export function readProse(text: string): Prose | undefined {
  if (!isReadAsMarkdown(text)) return undefined;
  libraries ??= load();
  const { parser, toTree, clean } = libraries;
  try {
    const markdown = parser.parse(text);
    const { hasHtml, html } = readHtml(markdown);
    if (nestsDeeply(html.join(''))) return undefined;
    const tree = toTree.runSync(markdown) as Tree;
    return { tree: html.length > 0 ? clean.runSync(tree) : tree, hasHtml };
  } catch (error) {
    // Thousands of nested quotes or lists exhaust the stack.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Whether a text may have a tag, a comment or a character reference. */
export function maybeHtml(text: string): boolean {
  return /[<&]/.test(text);
}

/** Collects the HTML of known elements, and makes text of all other HTML. */
function readHtml(root: Root): { readonly hasHtml: boolean; readonly html: readonly string[] } {
  const html: string[] = [];
  let hasHtml = false;
  const visit = (parent: Parents): void => {
    const isPhrasing = phrasing.has(parent.type);
    const children = parent.children.map((child): Nodes => {
      if (child.type === 'html') {
        hasHtml = true;
        if (!isHtml(child.value)) return textOf(child, isPhrasing);
        child.value = withKnownTags(child.value);
        html.push(child.value);
      } else if ('children' in child) visit(child);
      return child;
    });
    parent.children = children as typeof parent.children;
  };
  visit(root);
  return { hasHtml, html };
}

/** Nodes whose children stand in a line (mdast, phrasing content). */
const phrasing: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'tableCell',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
]);

function textOf({ value }: Html, isPhrasing: boolean): Nodes {
  const text = { type: 'text', value } as const;
  return isPhrasing ? text : { type: 'paragraph', children: [text] };
}

/** Loaded on demand, because most documents of code have no prose. */
let libraries: ReturnType<typeof load> | undefined;

function load() {
  const require = createRequire(import.meta.url);
  const { unified } = require('unified') as typeof import('unified');
  const { default: remarkParse } = require('remark-parse') as typeof import('remark-parse');
  const { default: remarkGfm } = require('remark-gfm') as typeof import('remark-gfm');
  const { default: remarkRehype } = require('remark-rehype') as typeof import('remark-rehype');
  const { default: rehypeRaw } = require('rehype-raw') as typeof import('rehype-raw');
  const { default: rehypeSanitize } = require('rehype-sanitize') as typeof import('rehype-sanitize');
  return {
    parser: unified().use(remarkParse).use(remarkGfm).freeze(),
    toTree: unified()
      .use(remarkRehype, { allowDangerousHtml: true, handlers: { image: imageOf } })
      .freeze(),
    clean: unified().use(rehypeRaw).use(rehypeSanitize, allowed).freeze(),
  };
}

function imageOf(_state: unknown, { url, alt }: Image): Element {
  return { type: 'element', tagName: 'img', properties: { src: url, alt: alt ?? '' }, children: [] };
}

const addresses = ['http', 'https', 'mailto'];

/** The allowed HTML. Names and ids are only those of footnotes, so that scripts of a page find no others. */
const allowed = {
  tagNames: [...shownElements, 'img', 'input'],
  attributes: {
    a: ['href', 'title', ['id', /^user-content-fnref-/]],
    abbr: ['title'],
    code: [['className', /^language-./]],
    details: ['open'],
    img: ['src', 'alt'],
    input: [['type', 'checkbox'], 'checked'],
    li: [['id', /^user-content-fn-/]],
    ol: ['start'],
    section: [['className', 'footnotes']],
    td: ['align', 'colSpan', 'rowSpan'],
    th: ['align', 'colSpan', 'rowSpan'],
  },
  ancestors: Object.fromEntries(
    ['caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'].map((name) => [name, ['table']]),
  ),
  protocols: { href: addresses, src: addresses },
  clobber: [],
} satisfies import('rehype-sanitize').Options;
