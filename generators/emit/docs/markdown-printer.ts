import type { Element } from 'hast';
import { ABSOLUTE, relativeLinksIn, type LinkResolver } from '../../code/prose/links.ts';
import { readProse } from '../../code/prose/reader.ts';
import { languageIn, textOf, type Parent } from '../../code/prose/tree.ts';
import { withLinks } from '../../code/prose/without-html.ts';
import { memoizeText } from '../../incremental/memoize.ts';
import { printCode } from './code-block.ts';
import { markup, type Html } from './html.ts';
import { languageOf } from './languages.ts';
import { printProse, type ProseOptions } from './prose-page.ts';

/** How a text is printed; by default, relative links are relative to the address of the site. */
type MarkdownOptions = Omit<ProseOptions, 'printCode' | 'resolveLink'> &
  Partial<Pick<ProseOptions, 'resolveLink'>>;

/** Prints the Markdown of documents, which is untrusted, as parts of pages. */
export class MarkdownPrinter {
  readonly #base: string | undefined;
  /** Caches for texts that documents repeat; blocks are cached by the level of their highest heading. */
  readonly #blocks = {
    2: memoizeText((text) => this.#read(text, { topHeading: 2 })),
    3: memoizeText((text) => this.#read(text, { topHeading: 3 })),
    4: memoizeText((text) => this.#read(text, { topHeading: 4 })),
  };
  readonly #line = memoizeText((text) => this.#readLine(text));
  readonly #markdown = memoizeText((text) => withLinks(text, (href) => this.#resolved(href)));

  /** @param base the base of relative links in descriptions; without it, only their texts are printed */
  constructor(base?: string) {
    this.#base = base;
  }

  /** A description as blocks. */
  print(text: string, options: MarkdownOptions = { topHeading: 4 }): Html {
    const trimmed = text.trim();
    if (options.resolveLink !== undefined) return this.#read(trimmed, options);
    return this.#blocks[options.topHeading](trimmed);
  }

  /** A description as blocks; undefined if there is none. */
  printOptional(text: string | undefined, options?: MarkdownOptions): Html | undefined {
    return text === undefined ? undefined : this.print(text, options);
  }

  /** A text of one paragraph as part of another. */
  printLine(text: string): Html {
    return this.#line(text);
  }

  /** A description for pages in Markdown: without HTML, and with its links resolved as in the page. */
  asMarkdown(text: string, resolveLink?: LinkResolver): string {
    return resolveLink === undefined ? this.#markdown(text) : withLinks(text, resolveLink);
  }

  /** The relative links of a text, in their order. */
  relativeLinks(text: string): readonly string[] {
    return relativeLinksOf(text);
  }

  #readLine(text: string): Html {
    const tree = readProse(text)?.tree;
    if (tree === undefined) return markup`${text}`;
    const [only, ...others] = tree.children;
    const isLine = only?.type === 'element' && only.tagName === 'p' && others.length === 0;
    return this.#printed(isLine ? only : tree, { topHeading: 4 });
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

const relativeLinksOf = memoizeText((text): readonly string[] => {
  const prose = readProse(text.trim());
  return prose === undefined ? [] : relativeLinksIn(prose.tree);
});

/** A block of code, highlighted if its language is known. */
function printFence(pre: Element): Html {
  const name = languageIn(pre);
  return printCode(textOf(pre).replace(/\n$/, ''), name === undefined ? undefined : languageOf(name));
}
