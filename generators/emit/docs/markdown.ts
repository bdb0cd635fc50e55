import type { Element, ElementContent, Root, RootContent } from 'hast';
import { shownElements } from '../../code/prose/elements.ts';
import { ABSOLUTE, relativeLinksIn, type LinkResolver } from '../../code/prose/links.ts';
import { readProse } from '../../code/prose/reader.ts';
import { attribute, isDone, languageIn, textOf } from '../../code/prose/tree.ts';
import { withLinks } from '../../code/prose/without-html.ts';
import { RecentTexts } from '../../code/recent-texts.ts';
import { languageOf, type Highlighter } from './highlight.ts';
import { markup, sanitiser, type Html } from './html.ts';

export interface MarkdownOptions {
  /** Level of the highest heading; lower ones follow. */
  readonly topHeading: 2 | 3 | 4;
  /** Whether headings get an id to link to. */
  readonly anchors?: boolean;
  readonly resolveLink?: LinkResolver;
  /** Called for each heading that gets an id, in their order. */
  readonly onHeading?: (heading: Heading) => void;
}

/** A heading of a page, for a table of contents. */
export interface Heading {
  readonly id: string;
  readonly text: string;
  /** 2 for `<h2>`. */
  readonly level: number;
}

/** What a page may have of a description: elements that do nothing, and what is added to them here. */
const printSafely = sanitiser({
  tagNames: [...shownElements],
  attributes: {
    '*': ['id'],
    a: ['href', 'rel', 'title'],
    abbr: ['title'],
    details: ['open'],
    div: [['className', 'scroll'], ['tabIndex', 0], ['role', 'group'], 'ariaLabel'],
    ol: ['start'],
    pre: [
      ['tabIndex', 0],
      ['className', 'code'],
    ],
    section: [['className', 'footnotes']],
    span: [['className', /^t-[a-z-]+$/]],
    td: ['align', 'colSpan', 'rowSpan'],
    th: ['align', 'colSpan', 'rowSpan'],
  },
  protocols: { href: ['http', 'https', 'mailto'] },
  clobber: [],
});

/** Turns the Markdown of documents, which is untrusted, into markup of pages. */
export class MarkdownPrinter {
  readonly #highlighter: Highlighter;
  readonly #base: string | undefined;
  readonly #seen = new RecentTexts<Html>();
  readonly #links = new RecentTexts<readonly string[]>();
  readonly #written = new RecentTexts<string>();

  /** @param base what relative links in descriptions are relative to; without it, only their texts are kept */
  constructor(highlighter: Highlighter, base?: string) {
    this.#highlighter = highlighter;
    this.#base = base;
  }

  /** A description as blocks. Texts that repeat, as they do in documents, are read once. */
  print(text: string, options: MarkdownOptions = { topHeading: 4 }): Html {
    const trimmed = text.trim();
    if (options.resolveLink !== undefined) return this.#read(trimmed, options);
    return this.#seen.of(`${options.topHeading}\n${trimmed}`, () => this.#read(trimmed, options));
  }

  /** A text of one paragraph as part of another. */
  printLine(text: string): Html {
    return this.#seen.of(`\n${text}`, () => {
      const tree = this.#dressed(text, { topHeading: 4 });
      if (tree === undefined) return markup`${text}`;
      const [only, ...others] = tree.children;
      const isLine = only?.type === 'element' && only.tagName === 'p' && others.length === 0;
      return printSafely(isLine ? { type: 'root', children: only.children } : tree);
    });
  }

  /** A description for pages in Markdown: without HTML, and with its links resolved as in the page. */
  asMarkdown(text: string, resolveLink?: LinkResolver): string {
    if (resolveLink !== undefined) return withLinks(text, resolveLink);
    return this.#written.of(text, () => withLinks(text, (href) => this.#resolved(href)));
  }

  /** The addresses of the links that lead to no other site, in their order. */
  relativeLinks(text: string): readonly string[] {
    return this.#links.of(text, () => {
      const prose = readProse(text.trim());
      return prose === undefined ? [] : relativeLinksIn(prose.tree);
    });
  }

  #read(text: string, options: MarkdownOptions): Html {
    const tree = this.#dressed(text, options);
    return tree === undefined ? markup`<p>${text}</p>` : printSafely(tree);
  }

  #dressed(text: string, options: MarkdownOptions): Root | undefined {
    const tree = readProse(text)?.tree;
    if (tree === undefined) return undefined;
    const resolveLink = options.resolveLink ?? ((href) => this.#resolved(href));
    const shift = options.topHeading - highestHeading(tree);
    this.#dress(tree, { ...options, resolveLink, ids: new Set(), shift, isInLink: false });
    return tree;
  }

  #resolved(href: string): string | undefined {
    if (this.#base === undefined || /^(?:#|$)/.test(href) || !URL.canParse(href, this.#base))
      return undefined;
    const { href: resolved } = new URL(href, this.#base);
    return ABSOLUTE.test(resolved) ? resolved : undefined;
  }

  /** Rewrites what stands in the tree for the page: headings, links, pictures, boxes, tables, code. */
  #dress(parent: Root | Element, context: Dressing): void {
    parent.children = parent.children.map((child: RootContent): ElementContent => {
      if (child.type === 'doctype') return { type: 'text', value: '' };
      if (child.type !== 'element') return child;
      const { tagName } = child;
      if (tagName === 'input') return { type: 'text', value: isDone(child) ? '☑' : '☐' };
      if (tagName === 'pre') return this.#code(child);
      if (tagName === 'img') return pictureLink(child, context);
      if (/^h[1-6]$/.test(tagName)) dressHeading(child, context);
      this.#dress(child, { ...context, isInLink: context.isInLink || tagName === 'a' });
      if (tagName === 'a') dressLink(child, context);
      return tagName === 'table' ? scrolling(child) : child;
    });
  }

  #code(pre: Element): Element {
    const name = languageIn(pre);
    const language = name === undefined ? undefined : languageOf(name);
    const text = textOf(pre).replace(/\n$/, '');
    const tokens =
      language === undefined ? [{ text, style: undefined }] : this.#highlighter.tokens(text, language);
    const parts = tokens.map(({ text: value, style }): ElementContent =>
      style === undefined
        ? { type: 'text', value }
        : { ...element('span', [{ type: 'text', value }]), properties: { className: [`t-${style}`] } },
    );
    return {
      ...element('pre', [element('code', parts)]),
      properties: { tabIndex: 0, className: ['code'] },
    };
  }
}

interface Dressing extends MarkdownOptions {
  readonly ids: Set<string>;
  readonly shift: number;
  readonly isInLink: boolean;
}

/** Pictures would make requests to other sites, and stand as links. */
function pictureLink(picture: Element, context: Dressing): ElementContent {
  const href = attribute(picture, 'src');
  const text: ElementContent = { type: 'text', value: attribute(picture, 'alt') || href };
  if (context.isInLink || href === '') return text;
  const link = { ...element('a', [text]), properties: { href } };
  dressLink(link, context);
  return link;
}

function dressLink(link: Element, { resolveLink }: Dressing): void {
  const href = attribute(link, 'href');
  if (ABSOLUTE.test(href)) {
    link.properties = { href, rel: ['noreferrer'] };
    return;
  }
  const resolved = resolveLink?.(href);
  link.properties = resolved === undefined ? {} : { href: resolved };
  if (resolved === undefined) link.tagName = 'span';
}

function dressHeading(heading: Element, { shift, anchors, ids, onHeading }: Dressing): void {
  const level = Math.min(6, Number(heading.tagName.slice(1)) + shift);
  heading.tagName = `h${level}`;
  if (anchors !== true) return;
  const text = textOf(heading);
  const slug = slugOf(text);
  let id = slug;
  for (let count = 2; ids.has(id); count += 1) id = `${slug}-${count}`;
  ids.add(id);
  heading.properties = { id };
  onHeading?.({ id, text, level });
}

/** The words of a heading, joined by hyphens, as an id. */
export function slugOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? ['section'];
  return words.join('-');
}

function highestHeading(tree: Root): number {
  let highest = 6;
  const collect = (parent: Root | Element): void => {
    for (const child of parent.children) {
      if (child.type !== 'element') continue;
      if (/^h[1-6]$/.test(child.tagName)) highest = Math.min(highest, Number(child.tagName.slice(1)));
      else collect(child);
    }
  };
  collect(tree);
  return highest;
}

/** A wide table scrolls by itself, also by keyboard, and the page does not. */
function scrolling(table: Element): Element {
  return {
    ...element('div', [table]),
    properties: { className: ['scroll'], tabIndex: 0, role: 'group', ariaLabel: 'Table' },
  };
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}
