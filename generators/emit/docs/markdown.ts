import type { Element, ElementContent, Root } from 'hast';
import type { Html as MdastHtml, Image } from 'mdast';
import { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { isReadAsMarkdown } from '../../source/long-text.ts';
import { printInline } from './inline.ts';
import { languageOf, type Highlighter } from './highlight.ts';
import { markup, sanitiser, type Html } from './html.ts';
import { RecentTexts } from './recent-texts.ts';
import { ADDRESS, CODE, readSimple } from './simple-markdown.ts';

/** Gives the address of a relative link in a page, undefined where it leads nowhere and only its text is kept. */
export type LinkResolver = (href: string) => string | undefined;

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

/**
 * What may remain of Markdown: the elements that Markdown itself makes. Pictures would make requests to other sites,
 * and stand as links.
 */
const schema: typeof defaultSchema = {
  ...defaultSchema,
  clobberPrefix: '',
  tagNames: (defaultSchema.tagNames ?? []).filter(
    (name) => !['img', 'picture', 'source', 'input'].includes(name),
  ),
  attributes: {
    ...defaultSchema.attributes,
    '*': ['id', 'align'],
    a: ['href', 'rel', 'title'],
    code: [],
    div: [['className', 'scroll'], ['tabIndex', 0], ['role', 'group'], 'ariaLabel'],
    pre: [
      ['tabIndex', 0],
      ['className', 'code'],
    ],
    span: [['className', /^t-[a-z-]+$/]],
    section: [['className', 'footnotes']],
  },
  protocols: { href: ['http', 'https', 'mailto'] },
};

const printSafely = sanitiser(schema);

const reader = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, {
    handlers: {
      // Raw HTML is shown as the text that it is; a line break is what authors write most, and harmless.
      html: (_state, { value }: MdastHtml): ElementContent =>
        /^<br *\/?>$/i.test(value) ? element('br', []) : { type: 'text', value },
      image: (_state, { url, alt }: Image): ElementContent => ({
        ...element('a', [{ type: 'text', value: alt ?? url }]),
        properties: { href: url },
      }),
    },
  });

/** The tree of any Markdown. */
export function readMarkdown(text: string): Root {
  return reader.runSync(reader.parse(text)) as Root;
}

/**
 * One line in which backticks around code are the only marks of Markdown, as most descriptions are. Reading them with
 * the whole grammar takes a fifth of the time of a large site.
 */
const PLAIN = new RegExp(String.raw`^(?! |\d+[.)]|[-+] )(?:[A-Za-z0-9 ,.;:!=$'"()?%/-]|${CODE})*$`);

/** Turns the Markdown of documents, which is untrusted, into markup of pages. */
export class MarkdownPrinter {
  readonly #highlighter: Highlighter;
  readonly #seen = new RecentTexts<Html>();
  readonly #links = new RecentTexts<readonly string[]>();

  constructor(highlighter: Highlighter) {
    this.#highlighter = highlighter;
  }

  /** A description as blocks. Texts that repeat, as they do in documents, are read once. */
  print(text: string, options: MarkdownOptions = { topHeading: 4 }): Html {
    const trimmed = text.trim();
    if (!isReadAsMarkdown(trimmed)) return markup`<p>${trimmed}</p>`;
    if (PLAIN.test(trimmed) && !ADDRESS.test(trimmed)) return markup`<p>${printInline(trimmed)}</p>`;
    if (options.resolveLink !== undefined) return this.#read(trimmed, options);
    return this.#seen.of(`${options.topHeading}\n${trimmed}`, () => this.#read(trimmed, options));
  }

  /** The addresses of the links that lead to no other site, in their order. */
  relativeLinks(text: string): readonly string[] {
    return this.#links.of(text, () => {
      try {
        const trimmed = text.trim();
        return isReadAsMarkdown(trimmed) ? relativeLinksIn(treeOf(trimmed)) : [];
      } catch (error) {
        if (isTooDeep(error)) return [];
        throw error;
      }
    });
  }

  #read(text: string, options: MarkdownOptions): Html {
    try {
      const tree = treeOf(text);
      this.#dress(tree, { ...options, ids: new Set(), shift: options.topHeading - highestHeading(tree) });
      return printSafely(tree);
    } catch (error) {
      if (isTooDeep(error)) return markup`<p>${text}</p>`;
      throw error;
    }
  }

  /** Rewrites what stands in the tree for the page: headings, links, tables, code. */
  #dress(parent: Root | Element, context: Dressing): void {
    parent.children = parent.children.map((child) => {
      if (child.type !== 'element') return child;
      if (child.tagName === 'pre') return this.#code(child);
      if (child.tagName === 'a') dressLink(child, context);
      if (/^h[1-6]$/.test(child.tagName)) dressHeading(child, context);
      this.#dress(child, context);
      return child.tagName === 'table' ? scrolling(child) : child;
    });
  }

  #code(pre: Element): Element {
    const [inner] = pre.children;
    if (inner?.type !== 'element') return pre;
    const named = [inner.properties['className'] ?? []]
      .flat()
      .find((name) => String(name).startsWith('language-'));
    const language = named === undefined ? undefined : languageOf(String(named).slice('language-'.length));
    const text = textOf(inner).replace(/\n$/, '');
    const tokens =
      language === undefined ? [{ text, style: undefined }] : this.#highlighter.tokens(text, language);
    inner.properties = {};
    inner.children = tokens.map(({ text: value, style }): ElementContent =>
      style === undefined
        ? { type: 'text', value }
        : { ...element('span', [{ type: 'text', value }]), properties: { className: [`t-${style}`] } },
    );
    pre.properties = { tabIndex: 0, className: ['code'] };
    return pre;
  }
}

/** Thousands of nested quotes or lists exhaust the stack of the reader; such a text is shown as it is. */
function isTooDeep(error: unknown): boolean {
  return error instanceof RangeError;
}

function treeOf(text: string): Root {
  return readSimple(text) ?? readMarkdown(text);
}

function relativeLinksIn(parent: Root | Element): readonly string[] {
  return parent.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    const href = String(child.properties['href'] ?? '');
    const own = child.tagName === 'a' && !ABSOLUTE.test(href) ? [href] : [];
    return [...own, ...relativeLinksIn(child)];
  });
}

/** An address of another site, or of a mailbox. */
const ABSOLUTE = /^(?:https?:|mailto:)/i;

interface Dressing extends MarkdownOptions {
  readonly ids: Set<string>;
  readonly shift: number;
}

function dressLink(link: Element, { resolveLink }: Dressing): void {
  const href = String(link.properties['href'] ?? '');
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

function textOf(node: Element | ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}
