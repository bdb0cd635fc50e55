import { markdownCode } from '../../../code/markdown.ts';
import { markup, type Html } from '../html.ts';
import { markdownLink, printLink } from '../page-links.ts';
import type { RelatedCallback } from '../relations.ts';

/** The callbacks of an operation, as links to their pages. */
export function printCallbacks(page: string, callbacks: readonly RelatedCallback[]): Html | undefined {
  if (callbacks.length === 0) return undefined;
  const items = callbacks.map(
    (callback) => markup`<li>${printLink(page, callback)} <code>${callback.address}</code></li>`,
  );
  return markup`<section aria-labelledby="callbacks"><h2 id="callbacks"><a href="#callbacks">Callbacks</a></h2><ul>${items}</ul></section>`;
}

/** The callbacks of an operation in Markdown. */
export function callbackLines(page: string, callbacks: readonly RelatedCallback[]): readonly string[] {
  if (callbacks.length === 0) return [];
  const lines = callbacks.map(
    (callback) => `- ${markdownLink(page, callback)}: ${markdownCode(callback.address)}`,
  );
  return ['## Callbacks', lines.join('\n')];
}
