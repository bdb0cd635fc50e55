import { jsonText } from '../../../../runtime/contract/json-text.ts';
import type { ApiModel, Example, MediaType, Operation, Response } from '../../../model/model.ts';
import type { Direction } from '../../../model/variants.ts';
import { writtenOf } from '../../../schema/schema.ts';
import { suggestShown } from '../../../sample/suggest.ts';
import { query } from '../../../incremental/query.ts';
import type { Json, JsonObject } from '../../../json/json.ts';
import { printFoldingJson } from '../folding-json.ts';
import { printCode } from '../code-block.ts';
import { printTabs } from '../fragments.ts';
import { markup, type Html } from '../html.ts';
import type { Site } from '../page.ts';
import { successesFirst } from './responses.ts';

/** Maximum length of an example that is generated from a schema, in characters. */
export const LONGEST = 4_000;

/**
 * The examples of an operation as cards: of the responses, and of the request body if it has several that the samples do
 * not contain.
 * @param sent the bodies in samples
 */
export function printExamples(site: Site, { body, responses }: Operation, sent: readonly Json[] = []): Html {
  const contents = body?.content ?? [];
  const known = new Set(sent.map((value) => jsonText(value)));
  const isShown = contents.every(
    ({ examples }) => examples.length > 0 && examples.every(({ value }) => known.has(jsonText(value))),
  );
  const count = contents.reduce((sum, { examples }) => sum + Math.max(1, examples.length), 0);
  const ordered = successesFirst(responses);
  return markup`${count < 2 || isShown ? undefined : printCard('Request body', 'request', contentTabs(site, contents, { name: 'request', direction: 'request' }))}${
    ordered.length === 0 ? undefined : responseCard(site, ordered)
  }`;
}

/** A card with examples; `kind` is its class. */
export function printCard(title: string, kind: string, content: Html, small?: string): Html {
  const more = small === undefined ? undefined : markup` <small>${small}</small>`;
  return markup`<section class="card ${kind}"><h2>${title}${more}</h2>${content}</section>`;
}

function responseCard(site: Site, responses: readonly Response[]): Html {
  const tabs = responses.map((response) => ({
    label: response.status === 'default' ? 'other' : response.status,
    panel: responsePanel(site, response),
  }));
  const [only] = tabs;
  const small = tabs.length === 1 ? only?.label : undefined;
  return printCard('Response', 'response', printTabs({ name: 'response', legend: 'Status', tabs }), small);
}

function responsePanel(site: Site, { status, content }: Response): Html {
  return content.length === 0
    ? markup`<p>No body.</p>`
    : contentTabs(site, content, { name: `response-${status}`, direction: 'response' });
}

interface ExampleTabs {
  readonly name: string;
  readonly direction: Direction;
}

/** A tab for each media type, and within it one for each example. */
function contentTabs(site: Site, content: readonly MediaType[], { name, direction }: ExampleTabs): Html {
  const tabs = content.map((mediaType, index) => ({
    label: mediaType.type,
    panel: examplesOf(site, mediaType, { name: `${name}-${index + 1}`, direction }),
  }));
  return printTabs({ name: `${name}-type`, legend: 'Media type', tabs });
}

function examplesOf(site: Site, mediaType: MediaType, { name, direction }: ExampleTabs): Html {
  const { examples, kind, type } = mediaType;
  const shown = examples.length > 0 ? examples : suggested(site.model, mediaType, direction);
  if (shown.length === 0)
    return kind === 'binary' ? aboutFile(mediaType) : markup`<p><code>${type}</code></p>`;
  return printExampleTabs(site, shown, name);
}

/** The media type of a file, and its maximum size if the schema has one. */
function aboutFile({ type, schema }: MediaType): Html {
  const most = writtenOf(schema, 'maxLength');
  const size = most === undefined ? '' : `, at most ${most.toLocaleString('en')} bytes`;
  return type === '*/*'
    ? markup`<p>A binary file of any media type${size}.</p>`
    : markup`<p>A binary file: <code>${type}</code>${size}.</p>`;
}

/** Examples by their summaries. */
export function printExampleTabs(site: Site, examples: readonly Example[], name: string): Html {
  const tabs = examples.map((example) => ({
    label: example.summary ?? example.name,
    panel: markup`${site.markdown.printOptional(example.description)}${printValue(example)}`,
  }));
  return printTabs({ name: `${name}-example`, legend: 'Example', tabs });
}

/** A generated example for a JSON body without one; none if it would be long. */
function suggested(
  model: ApiModel,
  { kind, opaque, schema }: MediaType,
  direction: Direction,
): readonly Example[] {
  const isShown = kind === 'json' && !opaque && typeof schema === 'object';
  return isShown ? suggestions[direction](model, schema) : [];
}

const suggestions = { request: suggestionsIn('request'), response: suggestionsIn('response') };

function suggestionsIn(direction: Direction) {
  return query((model: ApiModel, schema: JsonObject): readonly Example[] => {
    const value = suggestShown(model, schema, { direction, longest: LONGEST });
    return value === undefined ? [] : [exampleOf('example', value)];
  });
}

/** An example that is not of the document. */
export function exampleOf(name: string, value: Json): Example {
  return { name, summary: undefined, description: undefined, value, at: undefined };
}

function printValue({ value }: Example): Html {
  return typeof value === 'string' ? printCode(value) : printFoldingJson(value);
}
