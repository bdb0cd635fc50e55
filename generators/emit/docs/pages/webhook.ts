import { suggestShown } from '../../../sample/suggest.ts';
import type { Example } from '../../../model/model.ts';
import type { TsReceivedOperation } from '../../../typescript/ts-model.ts';
import { markdownCode, markdownText } from '../../../code/markdown.ts';
import { printMethod } from '../fragments.ts';
import { markup, type Html } from '../html.ts';
import { ContentPrinter, contentViews } from '../operation/content.ts';
import { parameterGroups, printParameters } from '../operation/parameters.ts';
import { LONGEST, printCard, printExampleTabs } from '../operation/example-cards.ts';
import { printGlance } from '../operation/glance.ts';
import { printNotes } from '../operation/notes.ts';
import { printResponses, responseViews } from '../operation/responses.ts';
import { operationSearch } from '../operation/operation-search.ts';
import { operationMarkdown } from '../operation/operation-markdown.ts';
import type { PageDraft, Page, PageLink, Site } from '../page.ts';
import { pagePaths, relativeLink } from '../paths.ts';
import type { Related } from '../relations.ts';
import { SchemaDescriber } from '../schema/schema-describer.ts';
import { SchemaPrinter } from '../schema/schema-printer.ts';
import { plainText, webhookTitle } from '../page-texts.ts';

/** What the service calls: its payload, and what it expects as a response. */
export function webhookPage(site: Site, received: TsReceivedOperation): Page {
  const { operation } = received;
  const path = pagePaths.operation(operation);
  const related = site.relations.of(operation);
  const { caller } = related;
  const describer = new SchemaDescriber(site.model);
  const printer = new SchemaPrinter(site, path);
  const contents = new ContentPrinter(printer);
  const parameters = parameterGroups(site.model, operation, describer);
  const content = operation.body?.content ?? [];
  const body = contentViews(site.model, content, describer);
  const responses = responseViews(site.model, operation, describer);
  const title = webhookTitle(received);
  const description =
    operation.description === undefined
      ? undefined
      : site.markdown.print(operation.description, { topHeading: 3 });
  const payload = payloadExamples(site, received);
  const main = markup`<div class="op"><header class="intro"><p class="crumb"><a href="${relativeLink(path, `${pagePaths.webhooks}.html`)}">Webhooks</a></p><h1>${title}</h1><p class="route">${printMethod(operation.method)} <code>${received.address ?? received.name}</code></p>${printGlance(site, operation)}${printOrigin(received, caller, path)}${description}${printNotes(site, operation)}</header><aside class="samples" aria-label="Examples">${
    payload.length === 0
      ? undefined
      : printCard('Payload', 'payload', printExampleTabs(site, payload, 'payload'))
  }</aside><div class="reference">${printParameters(parameters, printer)}${
    operation.body === undefined
      ? undefined
      : markup`<section aria-labelledby="request-body"><h2 id="request-body"><a href="#request-body">Request body</a> <small>${operation.body.required ? 'required' : 'optional'}</small></h2>${operation.body.description === undefined ? undefined : site.markdown.print(operation.body.description)}${contents.print(body, printer.id('body'))}</section>`
  }<section aria-labelledby="responses"><h2 id="responses"><a href="#responses">Expected responses</a></h2>${printResponses(responses, { site, page: path, related, printer, contents })}</section><p class="opid">Operation ID <code>${operation.id}</code></p></div></div>`;
  const search = operationSearch({ operation, title, parameters, body, responses });
  return {
    path,
    title,
    description: plainText(operation.description ?? `${received.kind} ${received.name}`),
    main,
    markdown: [
      ...(caller === undefined
        ? []
        : [
            `Callback of [${markdownText(caller.title)}](${relativeLink(path, `${caller.path}.md`)}), sent to ${markdownCode(received.address ?? '')}.`,
          ]),
      operationMarkdown({ site, operation, related, parameters, body, responses, samples: [] }),
    ].join('\n\n'),
    search: { ...search, kind: 'webhook', path: received.name },
  };
}

/** The examples of the first body that has some, else a value that its schema suggests. */
function payloadExamples(site: Site, { operation }: TsReceivedOperation): readonly Example[] {
  const content = operation.body?.content ?? [];
  const shown = content.find(({ examples }) => examples.length > 0);
  if (shown !== undefined) return shown.examples;
  const [first] = content;
  if (first === undefined || first.opaque) return [];
  const value = suggestShown(site.model, first.schema, { direction: 'response', longest: LONGEST });
  if (value === undefined) return [];
  return [{ name: 'payload', summary: undefined, description: undefined, value, at: undefined }];
}

function printOrigin(
  { name }: TsReceivedOperation,
  caller: Related | undefined,
  path: string,
): Html | undefined {
  if (caller === undefined) return undefined;
  return markup`<p>Callback <code>${name}</code> of <a href="${relativeLink(path, `${caller.path}.html`)}">${caller.title}</a>.</p>`;
}

/** All webhooks and callbacks, as the document has them. */
export function webhooksPage({ model }: Site): PageDraft {
  const title = 'Webhooks';
  const rows = model.received.map((received) => ({
    path: pagePaths.operation(received.operation),
    title: webhookTitle(received),
    kind: received.kind,
    method: received.operation.method,
    address: received.address ?? received.name,
  }));
  return { path: pagePaths.webhooks, title, inputs: [rows], print: () => listPage(title, rows) };
}

interface ListedWebhook extends PageLink, Pick<TsReceivedOperation, 'kind'> {
  readonly method: string;
  readonly address: string;
}

function listPage(title: string, rows: readonly ListedWebhook[]): Page {
  const path = pagePaths.webhooks;
  const description = 'Requests that the service sends, and that a program of yours responds to.';
  return {
    path,
    title,
    description,
    main: markup`<h1>${title}</h1><p>${description}</p><ul class="list">${rows.map(
      (row) =>
        markup`<li><a href="${relativeLink(path, `${row.path}.html`)}">${row.title}</a><p class="path">${printMethod(row.method)} <code>${row.address}</code></p></li>`,
    )}</ul>`,
    markdown: rows
      .map(
        (row) =>
          `- [${markdownText(row.title)}](${relativeLink(path, `${row.path}.md`)}): ${row.kind} ${markdownCode(row.address)}`,
      )
      .join('\n'),
    search: { kind: 'reference', title },
  };
}
