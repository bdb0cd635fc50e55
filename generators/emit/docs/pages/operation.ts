import type { TsOperation } from '../../../typescript/ts-model.ts';
import { printAddress, printMethod } from '../fragments.ts';
import { loadPageLayout } from '../layout.ts';
import { printCallbacks } from '../operation/callbacks.ts';
import { ContentPrinter, contentViews } from '../operation/content.ts';
import { parameterGroups, printParameters } from '../operation/parameters.ts';
import { printResponses, responseViews } from '../operation/responses.ts';
import { operationMarkdown } from '../operation/operation-markdown.ts';
import { operationSearch } from '../operation/operation-search.ts';
import type { Page, PageLink, Site } from '../page.ts';
import { pagePaths, relativeLink } from '../paths.ts';
import { storedToken } from '../samples/stored-token.ts';
import { printSamples, sampleSets } from '../samples/samples.ts';
import { serverUrl } from '../samples/wire-request.ts';
import { SchemaDescriber } from '../schema/schema-describer.ts';
import { SchemaPrinter } from '../schema/schema-printer.ts';
import { operationTitle, plainText } from '../page-texts.ts';
import { printNotes } from '../operation/notes.ts';
import { printExamples } from '../operation/example-cards.ts';
import { printGlance } from '../operation/glance.ts';
import { printPager } from '../pager.ts';
import { requestView } from '../schema/required-first.ts';

const layout = loadPageLayout('operation');

export function operationPage(site: Site, operation: TsOperation, family: PageLink): Page {
  const path = pagePaths.operation(operation);
  const related = site.relations.of(operation);
  const describer = new SchemaDescriber(site.model);
  const printer = new SchemaPrinter(site, path);
  const contents = new ContentPrinter(printer);
  const parameters = parameterGroups(site.model, operation, describer);
  const body = contentViews(site.model, operation.body?.content ?? [], describer).map((each) => ({
    ...each,
    view: requestView(each.view),
  }));
  const responses = responseViews(site.model, operation, describer);
  const title = operationTitle(operation);
  const sets = sampleSets(site, operation);
  const samples = sets[0]?.samples ?? [];
  const main = layout({
    file: operation.names.file,
    family: family.title,
    familyHref: relativeLink(path, `${family.path}.html`),
    title,
    method: printMethod(operation.method),
    path: printAddress(operation.path),
    base: printAddress(serverUrl(operation.servers[0])),
    glance: printGlance(site, operation),
    description:
      operation.description === undefined
        ? undefined
        : site.markdown.print(operation.description, { topHeading: 3 }),
    notes: printNotes(site, operation),
    samples: printSamples(sets),
    ...storedToken(site.model, operation),
    hasSamples: samples.length > 0,
    examples: printExamples(
      site,
      operation,
      sets.flatMap(({ request: { body: sent } }) => (sent === undefined ? [] : [sent.value])),
    ),
    parameters: printParameters(parameters, printer),
    hasBody: operation.body !== undefined,
    bodyNeed: operation.body?.required === true ? 'required' : 'optional',
    bodyDescription:
      operation.body?.description === undefined ? undefined : site.markdown.print(operation.body.description),
    body: contents.print(body, printer.id('body')),
    responses: printResponses(responses, {
      site,
      page: path,
      related,
      printer,
      contents,
      hasStatusPages: true,
    }),
    callbacks: printCallbacks(path, related.callbacks),
    id: operation.id,
    pager: printPager(path, related),
  });
  return {
    path,
    title,
    description: plainText(
      operation.description ?? `${operation.method.toUpperCase()} ${operation.path}: ${title}`,
    ),
    family: operation.family,
    main,
    markdown: operationMarkdown({
      site,
      operation,
      related,
      parameters,
      body,
      responses,
      samples: samples.slice(0, 2),
    }),
    search: operationSearch({ operation, title, parameters, body, responses }),
  };
}
