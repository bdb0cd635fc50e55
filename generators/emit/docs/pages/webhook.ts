import { suggestShown } from '../../../sample/suggest.ts';
import type { Example } from '../../../model/model.ts';
import type { TsReceivedOperation } from '../../../typescript/ts-model.ts';
import { markdownCode } from '../../../code/markdown.ts';
import { printMethod } from '../fragments.ts';
import { markup, type Html } from '../html.ts';
import { ContentPrinter } from '../operation/content.ts';
import { operationViews } from '../operation/operation-views.ts';
import { printParameters } from '../operation/parameters.ts';
import { exampleOf, LONGEST, printCard, printExampleTabs } from '../operation/example-cards.ts';
import { printGlance } from '../operation/glance.ts';
import { printNotes } from '../operation/notes.ts';
import { printResponses } from '../operation/responses.ts';
import { operationSearch } from '../operation/operation-search.ts';
import { operationMarkdown } from '../operation/operation-markdown.ts';
import type { Page, PageDraft, Site } from '../page.ts';
import { markdownLink, printLink, webhookLink, type PageLink } from '../page-links.ts';
import { pagePaths } from '../paths.ts';
import type { Related } from '../relations.ts';
import { SchemaPrinter } from '../schema/schema-printer.ts';
import { plainText, webhookTitle } from '../page-texts.ts';

const TITLE = 'Webhooks';

/** The page of a webhook or a callback. */
export function webhookPage(site: Site, received: TsReceivedOperation): Page {
  const { operation } = received;
  const path = pagePaths.operation(operation);
  const related = site.relations.of(operation);
  const { caller } = related;
  const printer = new SchemaPrinter(site, path);
  const contents = new ContentPrinter(printer);
  const views = operationViews(site.model, operation);
  const title = webhookTitle(received);
  const description = site.markdown.printOptional(operation.description, { topHeading: 3 });
  const payload = payloadExamples(site, received);
  const main = markup`<div class="op"><header class="intro"><p class="crumb">${printLink(path, { path: pagePaths.webhooks, title: TITLE })}</p><h1>${title}</h1><p class="route">${printMethod(operation.method)} <code>${received.address ?? received.name}</code></p>${printGlance(site, operation)}${printOrigin(received, caller, path)}${description}${printNotes(site, operation)}</header><aside class="samples" aria-label="Examples">${
    payload.length === 0
      ? undefined
      : printCard('Payload', 'payload', printExampleTabs(site, payload, 'payload'))
  }</aside><div class="reference">${printParameters(views.parameters, printer)}${
    operation.body === undefined
      ? undefined
      : markup`<section aria-labelledby="request-body"><h2 id="request-body"><a href="#request-body">Request body</a> <small>${operation.body.required ? 'required' : 'optional'}</small></h2>${site.markdown.printOptional(operation.body.description)}${contents.print(views.body, printer.id('body'))}</section>`
  }<section aria-labelledby="responses"><h2 id="responses"><a href="#responses">Expected responses</a></h2>${printResponses(views.responses, { site, page: path, related, printer, contents })}</section><p class="opid">Operation ID <code>${operation.id}</code></p></div></div>`;
  return {
    path,
    title,
    description: plainText(operation.description ?? `${received.kind} ${received.name}`),
    main,
    markdown: [
      ...(caller === undefined
        ? []
        : [`Callback of ${markdownLink(path, caller)}, sent to ${markdownCode(received.address ?? '')}.`]),
      operationMarkdown(site, operation, { ...views, related, samples: [] }),
    ].join('\n\n'),
    search: { ...operationSearch(operation, title, views), kind: 'webhook', path: received.name },
  };
}

/** The examples of the first body that has some, otherwise a value that its schema suggests. */
function payloadExamples(site: Site, { operation }: TsReceivedOperation): readonly Example[] {
  const content = operation.body?.content ?? [];
  const shown = content.find(({ examples }) => examples.length > 0);
  if (shown !== undefined) return shown.examples;
  const [first] = content;
  if (first === undefined || first.opaque) return [];
  const value = suggestShown(site.model, first.schema, { direction: 'response', longest: LONGEST });
  return value === undefined ? [] : [exampleOf('payload', value)];
}

function printOrigin(
  { name }: TsReceivedOperation,
  caller: Related | undefined,
  path: string,
): Html | undefined {
  if (caller === undefined) return undefined;
  return markup`<p>Callback <code>${name}</code> of ${printLink(path, caller)}.</p>`;
}

/** The list of all webhooks and callbacks. */
export function webhooksPage({ model }: Site): PageDraft {
  const rows = model.received.map((received) => ({
    ...webhookLink(received),
    kind: received.kind,
    method: received.operation.method,
    address: received.address ?? received.name,
  }));
  return { path: pagePaths.webhooks, title: TITLE, inputs: [rows], print: () => listPage(rows) };
}

interface ListedWebhook extends PageLink, Pick<TsReceivedOperation, 'kind'> {
  readonly method: string;
  readonly address: string;
}

function listPage(rows: readonly ListedWebhook[]): Page {
  const path = pagePaths.webhooks;
  const description = 'Requests that the service sends, and that a program of yours responds to.';
  return {
    path,
    title: TITLE,
    description,
    main: markup`<h1>${TITLE}</h1><p>${description}</p><ul class="list">${rows.map(
      (row) =>
        markup`<li>${printLink(path, row)}<p class="path">${printMethod(row.method)} <code>${row.address}</code></p></li>`,
    )}</ul>`,
    markdown: rows
      .map((row) => `- ${markdownLink(path, row)}: ${row.kind} ${markdownCode(row.address)}`)
      .join('\n'),
    search: { kind: 'reference', title: TITLE },
  };
}
