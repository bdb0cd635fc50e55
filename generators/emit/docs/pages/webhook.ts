import { suggestValue } from '../../../sample/suggest.ts';
import type { Example, ReceivedOperation } from '../../../model/model.ts';
import { markdownCode, markdownText } from '../../../code/markdown.ts';
import { printMethod } from '../fragments.ts';
import { markup, type Html } from '../html.ts';
import { ContentPrinter, contentViews } from '../operation/content.ts';
import { parameterGroups, printParameters } from '../operation/parameters.ts';
import { printCard, printExampleTabs } from '../operation/examples.ts';
import { printGlance } from '../operation/glance.ts';
import { printResponses, responseViews } from '../operation/responses.ts';
import { operationSearch } from '../operation/search.ts';
import { operationTwin } from '../operation/twin.ts';
import type { Page, Site } from '../page.ts';
import { pagePaths, relativeLink } from '../paths.ts';
import { SchemaDescriber } from '../schema/describe.ts';
import { SchemaPrinter } from '../schema/print.ts';
import { operationTitle, plainText, webhookTitle } from '../text.ts';

/** What the service calls: its payload, and what it expects as a response. */
export function webhookPage(site: Site, received: ReceivedOperation): Page {
  const { operation } = received;
  const path = pagePaths.operation(operation);
  const describer = new SchemaDescriber(site.model);
  const printer = new SchemaPrinter(site, path);
  const contents = new ContentPrinter(printer);
  const parameters = parameterGroups(site.model, operation, describer);
  const content = operation.body?.content ?? [];
  const body = contentViews(content, describer);
  const responses = responseViews(operation, describer);
  const title = webhookTitle(received);
  const description =
    operation.description === undefined
      ? undefined
      : site.markdown.print(operation.description, { topHeading: 3 });
  const payload = payloadExamples(site, received);
  const main = markup`<div class="op"><header class="intro"><p class="crumb"><a href="${relativeLink(path, `${pagePaths.webhooks}.html`)}">Webhooks</a></p><h1>${title}</h1><p class="route">${printMethod(operation.method)} <code>${received.address ?? received.name}</code></p>${printGlance(site, operation)}${printOrigin(site, received, path)}${description}</header><aside class="samples" aria-label="Examples">${
    payload.length === 0
      ? undefined
      : printCard('Payload', 'payload', printExampleTabs(site, payload, 'payload'))
  }</aside><div class="reference">${printParameters(parameters, printer)}${
    operation.body === undefined
      ? undefined
      : markup`<section aria-labelledby="request-body"><h2 id="request-body"><a href="#request-body">Request body</a> <small>${operation.body.required ? 'required' : 'optional'}</small></h2>${operation.body.description === undefined ? undefined : site.markdown.print(operation.body.description)}${contents.print(body, printer.id('body'))}</section>`
  }<section aria-labelledby="responses"><h2 id="responses"><a href="#responses">Expected responses</a></h2>${printResponses(responses, { site, page: path, printer, contents })}</section></div></div>`;
  const search = operationSearch({ operation, title, parameters, body, responses });
  const origin = originText(site, received);
  return {
    path,
    title,
    description: plainText(operation.description ?? `${received.kind} ${received.name}`),
    main,
    twin: [
      ...(origin === undefined
        ? []
        : [
            `Callback of [${markdownText(origin.title)}](${relativeLink(path, `${origin.path}.md`)}), sent to ${markdownCode(received.address ?? '')}.`,
          ]),
      operationTwin({ site, operation, parameters, body, responses, samples: [] }),
    ].join('\n\n'),
    search: { ...search, kind: 'webhook', path: received.name },
  };
}

/** The examples of the first body that has some, else a value that its schema suggests. */
function payloadExamples(site: Site, { operation }: ReceivedOperation): readonly Example[] {
  const content = operation.body?.content ?? [];
  const shown = content.find(({ examples }) => examples.length > 0);
  if (shown !== undefined) return shown.examples;
  const [first] = content;
  if (first === undefined || first.opaque) return [];
  const value = suggestValue(site.model, first.schema, 'response');
  return [{ name: 'payload', summary: undefined, description: undefined, value, at: undefined }];
}

/** Of a callback: the operation that it belongs to. */
function originText(
  { model }: Site,
  { caller }: ReceivedOperation,
): { readonly title: string; readonly path: string } | undefined {
  const operation = caller === undefined ? undefined : model.operations.find(({ id }) => id === caller);
  if (operation === undefined) return undefined;
  return { title: operationTitle(operation), path: pagePaths.operation(operation) };
}

function printOrigin(site: Site, received: ReceivedOperation, path: string): Html | undefined {
  const origin = originText(site, received);
  if (origin === undefined) return undefined;
  return markup`<p>Callback <code>${received.name}</code> of <a href="${relativeLink(path, `${origin.path}.html`)}">${origin.title}</a>.</p>`;
}

/** All webhooks and callbacks, as the document has them. */
export function webhooksPage({ model }: Site): Page {
  const path = pagePaths.webhooks;
  const link = ({ operation }: ReceivedOperation, ending: string): string =>
    relativeLink(path, `${pagePaths.operation(operation)}.${ending}`);
  return {
    path,
    title: 'Webhooks',
    description: 'Requests that the service sends, and that a program of yours responds to.',
    main: markup`<h1>Webhooks</h1><p>Requests that the service sends, and that a program of yours responds to.</p><ul class="list">${model.received.map(
      (received) =>
        markup`<li><a href="${link(received, 'html')}">${webhookTitle(received)}</a><p class="path">${printMethod(received.operation.method)} <code>${received.address ?? received.name}</code></p></li>`,
    )}</ul>`,
    twin: model.received
      .map((received) => {
        const { kind, name, address } = received;
        const about = markdownCode(address ?? name);
        return `- [${markdownText(webhookTitle(received))}](${link(received, 'md')}): ${kind} ${about}`;
      })
      .join('\n'),
    search: { kind: 'reference', title: 'Webhooks' },
  };
}
