import type { Family, Operation } from '../../../model/model.ts';
import { markup, type Html } from '../html.ts';
import { printCode, printMethod, printTabs } from '../fragments.ts';
import { loadPageLayout } from '../layout.ts';
import { printCallbacks } from '../operation/callbacks.ts';
import { ContentPrinter, contentViews } from '../operation/content.ts';
import { parameterGroups, printOperationBadges, printParameters } from '../operation/parameters.ts';
import { isFailure, printResponses, responseViews } from '../operation/responses.ts';
import { operationTwin } from '../operation/twin.ts';
import { operationSearch } from '../operation/search.ts';
import type { Page, Site } from '../page.ts';
import { pagePaths, relativeLink } from '../paths.ts';
import { clientSample } from '../samples/client.ts';
import { curlSample } from '../samples/curl.ts';
import { sampleRequest } from '../samples/request.ts';
import { SchemaDescriber } from '../schema/describe.ts';
import { SchemaPrinter } from '../schema/print.ts';
import { operationTitle, plainText } from '../text.ts';
import { printNotes } from '../operation/notes.ts';

const layout = loadPageLayout('operation');

export function operationPage(site: Site, operation: Operation, family: Family): Page {
  const path = pagePaths.operation(operation);
  const describer = new SchemaDescriber(site.model);
  const printer = new SchemaPrinter(site, path);
  const contents = new ContentPrinter(site, printer);
  const parameters = parameterGroups(site.model, operation, describer);
  const body = operation.body === undefined ? [] : contentViews(operation.body.content, describer);
  const responses = responseViews(operation, describer);
  const title = operationTitle(operation);
  const beside = operation.responses.find(
    (response) => !isFailure(response) && exampleOf(response.content) !== undefined,
  );
  const samples = samplesOf(site, operation);
  const main = layout({
    file: operation.names.file,
    family: family.tag,
    familyHref: relativeLink(path, `${pagePaths.family(family)}.html`),
    title,
    method: printMethod(operation.method),
    path: printPath(operation),
    badges: printOperationBadges(operation),
    description:
      operation.description === undefined
        ? undefined
        : site.markdown.print(operation.description, { topHeading: 3 }),
    notes: printNotes(site, operation),
    samples: printTabs({
      name: 'sample',
      legend: 'Language',
      tabs: samples.map(({ label, language, text, varying }) => ({
        label,
        value: language,
        panel: printCode(site, text, language, varying),
      })),
    }),
    hasSamples: samples.length > 0,
    answer: beside === undefined ? undefined : contents.examples(exampleOf(beside.content) ?? [], 'answer'),
    answerStatus: beside?.status,
    parameters: printParameters(parameters, printer),
    hasBody: operation.body !== undefined,
    bodyNeed: operation.body?.required === true ? 'required' : 'optional',
    bodyDescription:
      operation.body?.description === undefined ? undefined : site.markdown.print(operation.body.description),
    body: contents.print(body, { id: printer.id('body'), withExamples: true }),
    responses: printResponses(responses, { site, page: path, printer, contents, beside }),
    callbacks: printCallbacks(site, operation),
    id: operation.id,
  });
  return {
    path,
    title,
    description: plainText(
      operation.description ?? `${operation.method.toUpperCase()} ${operation.path}: ${title}`,
    ),
    family: operation.family,
    main,
    twin: operationTwin({ site, operation, parameters, body, responses, samples }),
    search: operationSearch({ operation, title, parameters, body, responses }),
  };
}

export interface Sample {
  readonly label: string;
  readonly language: 'sh' | 'ts';
  readonly text: string;
  /** The part of the text that is of this operation alone. */
  readonly varying: string | undefined;
}

/** The address at the end of a call of curl, where the shell reads nothing into it. */
const ADDRESS = /(?<=")[^"]+(?="$)/;

function samplesOf(site: Site, operation: Operation): readonly Sample[] {
  const request = sampleRequest(site.model, operation);
  const curl = curlSample(site.model, request);
  const client = clientSample(site.model, request);
  return [
    ...(curl === undefined
      ? []
      : [{ label: 'curl', language: 'sh', text: curl, varying: ADDRESS.exec(curl)?.[0] } as const]),
    { label: 'TypeScript', language: 'ts', text: client, varying: operation.names.value },
  ];
}

function exampleOf(content: Operation['responses'][number]['content']) {
  return content.find(({ examples }) => examples.length > 0)?.examples;
}

/** The path template, with its parameters set apart. */
function printPath({ path }: Operation): Html {
  return markup`${path
    .split(/(\{[^{}]*\})/)
    .map((part) =>
      part.startsWith('{')
        ? markup`<var>${part}</var>`
        : markup`${part.split('/').map((piece, index) => (index === 0 ? markup`${piece}` : markup`/<wbr>${piece}`))}`,
    )}`;
}
