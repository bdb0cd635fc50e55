import type { Operation, ReceivedOperation } from '../../../model/model.ts';
import { markdownCode, markdownText } from '../../../code/markdown.ts';
import { markup, type Html } from '../html.ts';
import type { Site } from '../page.ts';
import { pagePaths, relativeLink } from '../paths.ts';
import { webhookTitle } from '../text.ts';

/** The callbacks of an operation, as links to their pages. */
export function printCallbacks(site: Site, operation: Operation): Html | undefined {
  const own = callbacksOf(site, operation);
  if (own.length === 0) return undefined;
  const items = own.map(
    (callback) =>
      markup`<li><a href="${linkTo(operation, callback, 'html')}">${webhookTitle(callback)}</a> <code>${callback.address ?? ''}</code></li>`,
  );
  return markup`<section aria-labelledby="callbacks"><h2 id="callbacks"><a href="#callbacks">Callbacks</a></h2><ul>${items}</ul></section>`;
}

/** The same in Markdown. */
export function callbackLines(site: Site, operation: Operation): readonly string[] {
  const own = callbacksOf(site, operation);
  if (own.length === 0) return [];
  const lines = own.map(
    (callback) =>
      `- [${markdownText(webhookTitle(callback))}](${linkTo(operation, callback, 'md')}): ${markdownCode(callback.address ?? '')}`,
  );
  return ['## Callbacks', lines.join('\n')];
}

function callbacksOf({ model }: Site, { id }: Operation): readonly ReceivedOperation[] {
  return model.received.filter(({ caller }) => caller === id);
}

function linkTo(from: Operation, { operation }: ReceivedOperation, ending: string): string {
  return relativeLink(pagePaths.operation(from), `${pagePaths.operation(operation)}.${ending}`);
}
