import type { TsOperation } from '../../../typescript/ts-model.ts';
import { printAddress, printMethod } from '../fragments.ts';
import { loadPageLayout } from '../layout.ts';
import { printCallbacks } from '../operation/callbacks.ts';
import { ContentPrinter } from '../operation/content.ts';
import { operationViews } from '../operation/operation-views.ts';
import { printParameters } from '../operation/parameters.ts';
import { printResponses } from '../operation/responses.ts';
import { operationMarkdown } from '../operation/operation-markdown.ts';
import { operationSearch } from '../operation/operation-search.ts';
import type { Page, Site } from '../page.ts';
import type { PageLink } from '../page-links.ts';
import { pageHref, pagePaths } from '../paths.ts';
import { storedToken } from '../samples/stored-token.ts';
import { printSamples, sampleSets } from '../samples/samples.ts';
import { serverUrl } from '../samples/wire-request.ts';
import { SchemaPrinter } from '../schema/schema-printer.ts';
import { operationTitle, plainText } from '../page-texts.ts';
import { printNotes } from '../operation/notes.ts';
import { printExamples } from '../operation/example-cards.ts';
import { printGlance } from '../operation/glance.ts';
import { printPager } from '../pager.ts';
import { requestView } from '../schema/required-first.ts';

const layout = loadPageLayout('operation');

/** The page of an operation that clients call. */
export function operationPage(site: Site, operation: TsOperation, family: PageLink): Page {
  const path = pagePaths.operation(operation);
  const related = site.relations.of(operation);
  const printer = new SchemaPrinter(site, path);
  const contents = new ContentPrinter(printer);
  const { parameters, body: unordered, responses } = operationViews(site.model, operation);
  const body = unordered.map((each) => ({ ...each, view: requestView(each.view) }));
  const views = { parameters, body, responses };
  const title = operationTitle(operation);
  const sets = sampleSets(site, operation);
  const samples = sets[0]?.samples ?? [];
  const main = layout({
    file: operation.names.file,
    family: family.title,
    familyHref: pageHref(path, family.path),
    title,
    method: printMethod(operation.method),
    path: printAddress(operation.path),
    base: printAddress(serverUrl(operation.servers[0])),
    glance: printGlance(site, operation),
    description: site.markdown.printOptional(operation.description, { topHeading: 3 }),
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
    bodyDescription: site.markdown.printOptional(operation.body?.description),
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
    markdown: operationMarkdown(site, operation, { ...views, related, samples: samples.slice(0, 2) }),
    search: operationSearch(operation, title, views),
  };
}
