import type { Element } from 'hast';
import { ABSOLUTE, relativeLinksIn, type LinkResolver } from '../../code/prose/links.ts';
import { readProse } from '../../code/prose/reader.ts';
import { languageIn, textOf, type Parent } from '../../code/prose/tree.ts';
import { withLinks } from '../../code/prose/without-html.ts';
import { RecentTexts } from '../../code/recent-texts.ts';
import { printCode } from './code-block.ts';
import { markup, type Html } from './html.ts';
import { languageOf } from './languages.ts';
import { printProse, type ProseOptions } from './prose-page.ts';

/** How a text is shown; without a resolver, relative links are relative to the address of the site. */
type MarkdownOptions = Omit<ProseOptions, 'printCode' | 'resolveLink'> &
  Partial<Pick<ProseOptions, 'resolveLink'>>;

/** Turns the Markdown of documents, which is untrusted, into markup of pages. */
export class MarkdownPrinter {
  readonly #base: string | undefined;
  readonly #seen = new RecentTexts<Html>();
  readonly #links = new RecentTexts<readonly string[]>();
  readonly #written = new RecentTexts<string>();

  /** @param base what relative links in descriptions are relative to; without it, only their texts are kept */
  constructor(base?: string) {
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
      const tree = readProse(text)?.tree;
      if (tree === undefined) return markup`${text}`;
      const [only, ...others] = tree.children;
      const isLine = only?.type === 'element' && only.tagName === 'p' && others.length === 0;
      return this.#printed(isLine ? only : tree, { topHeading: 4 });
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
    const tree = readProse(text)?.tree;
    return tree === undefined ? markup`<p>${text}</p>` : this.#printed(tree, options);
  }

  #printed(tree: Parent, options: MarkdownOptions): Html {
    return printProse(tree, {
      resolveLink: (href) => this.#resolved(href),
      ...options,
      printCode: printFence,
    });
  }

  #resolved(href: string): string | undefined {
    if (this.#base === undefined || /^(?:#|$)/.test(href) || !URL.canParse(href, this.#base))
      return undefined;
    const { href: resolved } = new URL(href, this.#base);
    return ABSOLUTE.test(resolved) ? resolved : undefined;
  }
}

/** A block of code, coloured if its language is known. */
function printFence(pre: Element): Html {
  const name = languageIn(pre);
  return printCode(textOf(pre).replace(/\n$/, ''), name === undefined ? undefined : languageOf(name));
}
