import { jsonText } from '../../../../runtime/contract/json-text.ts';
import type { ApiModel, Example, MediaType } from '../../../model/model.ts';
import { printTabs } from '../fragments.ts';
import { markup, type Html } from '../html.ts';
import type { SchemaDescriber } from '../schema/schema-describer.ts';
import type { SchemaPrinter } from '../schema/schema-printer.ts';
import type { SchemaView } from '../schema/view.ts';
import { withEncodings } from './form-encoding.ts';

/** Media types that share a schema: one description stands for all. */
export interface ContentView {
  readonly types: readonly string[];
  readonly view: SchemaView;
  readonly examples: readonly Example[];
  /** Identity of the schema, by which a page finds out that it has shown it already. */
  readonly key: string;
}

export function contentViews(
  model: ApiModel,
  content: readonly MediaType[],
  describer: SchemaDescriber,
): readonly ContentView[] {
  const groups = new Map<string, MediaType[]>();
  for (const mediaType of content) {
    const key = jsonText([mediaType.schema, mediaType.encoding]);
    groups.set(key, [...(groups.get(key) ?? []), mediaType]);
  }
  return [...groups].map(([key, members]) => ({
    key,
    types: members.map(({ type }) => type),
    view: viewOf(model, members[0], describer),
    examples: members.find(({ examples }) => examples.length > 0)?.examples ?? [],
  }));
}

/** The examples of a whole body stand beside the text. */
function viewOf(model: ApiModel, mediaType: MediaType | undefined, describer: SchemaDescriber): SchemaView {
  const view = { ...describer.describe(mediaType?.schema ?? true), examples: [] };
  return mediaType === undefined ? view : withEncodings(model, mediaType, { view, describer });
}

/** Prints the bodies of one page and refers back to those that it has printed before. */
export class ContentPrinter {
  readonly #printer: SchemaPrinter;
  readonly #shown = new Map<string, string>();

  constructor(printer: SchemaPrinter) {
    this.#printer = printer;
  }

  print(views: readonly ContentView[], id: string): Html | undefined {
    if (views.length === 0) return undefined;
    const tabs = views.map((content, index) => ({
      label: content.types.join(', '),
      panel: this.#one(content, index === 0 ? id : `${id}-${index + 1}`),
    }));
    return printTabs({ name: `${id}-types`, legend: 'Media type', tabs });
  }

  #one(content: ContentView, id: string): Html {
    const types = markup`<p class="media" id="${id}">${content.types.map((type) => markup`<code>${type}</code> `)}${this.#printer.type(content.view)}</p>`;
    const known = this.#shown.get(content.key);
    if (known !== undefined && content.view.structure.kind !== 'none') {
      return markup`${types}<p class="see">The same as in <a href="#${known}">${bodyName(known)}</a>.</p>`;
    }
    this.#shown.set(content.key, id);
    return markup`${types}${this.#printer.about(content.view, id)}${this.#printer.structure(content.view, id)}`;
  }
}

/** What readers call the body with an anchor: that of a status (`400.body`), else that of the request. */
function bodyName(anchor: string): string {
  return /^(.+)\.body/.exec(anchor)?.[1] ?? 'the request body';
}
