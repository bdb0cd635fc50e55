import { markdownCode, markdownText } from '../../../code/markdown.ts';
import { markup, type Html } from '../html.ts';
import { relativeLink } from '../paths.ts';
import type { RelatedCallback } from '../relations.ts';

/** The callbacks of an operation, as links to their pages. */
export function printCallbacks(page: string, callbacks: readonly RelatedCallback[]): Html | undefined {
  if (callbacks.length === 0) return undefined;
  const items = callbacks.map(
    ({ path, title, address }) =>
      markup`<li><a href="${relativeLink(page, `${path}.html`)}">${title}</a> <code>${address}</code></li>`,
  );
  return markup`<section aria-labelledby="callbacks"><h2 id="callbacks"><a href="#callbacks">Callbacks</a></h2><ul>${items}</ul></section>`;
}

/** The same in Markdown. */
export function callbackLines(page: string, callbacks: readonly RelatedCallback[]): readonly string[] {
  if (callbacks.length === 0) return [];
  const lines = callbacks.map(
    ({ path, title, address }) =>
      `- [${markdownText(title)}](${relativeLink(page, `${path}.md`)}): ${markdownCode(address)}`,
  );
  return ['## Callbacks', lines.join('\n')];
}
