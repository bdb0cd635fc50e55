import { jsonText } from '../../../../runtime/contract/json-text.ts';
import type { ApiModel, Example, MediaType } from '../../../model/model.ts';
import { printTabs } from '../fragments.ts';
import { markup, type Html } from '../html.ts';
import type { SchemaDescriber } from '../schema/schema-describer.ts';
import type { SchemaPrinter } from '../schema/schema-printer.ts';
import type { SchemaView } from '../schema/view.ts';
import { withEncodings } from './form-encoding.ts';

/** Media types with the same schema, which are described together. */
export interface ContentView {
  readonly types: readonly string[];
  readonly view: SchemaView;
  readonly examples: readonly Example[];
  /** Equal for equal contents, which a page describes once. */
  readonly key: string;
}

/** Describes media types, grouped by their schemas. */
export function contentViews(
  model: ApiModel,
  content: readonly MediaType[],
  describer: SchemaDescriber,
): readonly ContentView[] {
  const groups = Map.groupBy(content, ({ schema, encoding }) => jsonText([schema, encoding]));
  return [...groups].map(([key, members]) => ({
    key,
    types: members.map(({ type }) => type),
    view: viewOf(model, members[0], describer),
    examples: members.find(({ examples }) => examples.length > 0)?.examples ?? [],
  }));
}

/** Without the examples of the schema: those of the body are cards. */
function viewOf(model: ApiModel, mediaType: MediaType | undefined, describer: SchemaDescriber): SchemaView {
  const view = { ...describer.describe(mediaType?.schema ?? true), examples: [] };
  return mediaType === undefined ? view : withEncodings(model, mediaType, { view, describer });
}

/** Prints the bodies of one page. In place of a repeated body, it prints a link to the first one. */
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

/** The name of the body with an anchor: its status (`400.body`), otherwise the request body. */
function bodyName(anchor: string): string {
  return /^(.+)\.body/.exec(anchor)?.[1] ?? 'the request body';
}
