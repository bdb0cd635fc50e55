import type { Root } from 'hast';
import { isReadAsMarkdown, nestsDeeply } from '../../source/document/long-text.ts';
import { makeRenderer } from './dialect.ts';
import { makeHtmlReader } from './html-tree.ts';

/** The tree of a text, and whether the text has tags or comments. */
export interface Prose {
  readonly tree: Root;
  readonly hasHtml: boolean;
}

/**
 * The tree of a description, in which only elements and attributes of a list are left. Undefined for a text that would
 * take too much time or memory.
 */
export function readProse(text: string): Prose | undefined {
  if (!isReadAsMarkdown(text)) return undefined;
  libraries ??= { render: makeRenderer(), readHtml: makeHtmlReader() };
  const { html, hasHtml } = libraries.render(text);
  return nestsDeeply(html) ? undefined : { tree: libraries.readHtml(html), hasHtml };
}

/** Loaded with the first text, as most documents of code have no use for them. */
let libraries:
  | { readonly render: ReturnType<typeof makeRenderer>; readonly readHtml: ReturnType<typeof makeHtmlReader> }
  | undefined;

/** Whether a text may have a tag, a comment or a character reference. */
export function maybeHtml(text: string): boolean {
  return /[<&]/.test(text);
}
