import { formSchema } from '../schema/form-schema.ts';
import { keywordOf } from '../schema/schema.ts';
import type { ApiModel, NamedSchema, Schema } from '../model/model.ts';
import { allOperations } from '../model/received.ts';
import { directionsOf, type Direction } from '../model/variants.ts';
import { tsModelOf, type TsModel } from '../typescript/ts-model.ts';
import { runtime, type Import } from './runtime.ts';
import { checkAt } from './rules/reference.ts';
import { lowered } from './lowered.ts';
import { partsOf, type Content, type Part } from './parts.ts';
import { inlineCheck, type Check } from './check.ts';
import { placeOfCheck } from './check-place.ts';
import { SharedSchemas } from './shared-schemas.ts';
import { asksForUnevaluated, asksForUnevaluatedItems } from './unevaluated.ts';
import { reachableFrom } from '../schema/reachable.ts';
import { schemaAt } from '../schema/named.ts';

/**
 * The checks of a document: one for each named schema, or two if requests differ; one for each part of a message that
 * is not a bare reference; and those that several of them share.
 */
export class CheckLibrary {
  readonly #model: TsModel;
  readonly #tracked: ReadonlySet<string>;
  readonly #asksForItems: boolean;
  readonly #shared: SharedSchemas;
  readonly #lowered = { request: new Schemas(), response: new Schemas(), parts: new Schemas() };
  readonly #checked = { named: new Schemas(), parts: new Schemas() };
  readonly #named: ReadonlyMap<string, { readonly schema: NamedSchema; readonly direction: Direction }>;
  #sorted: readonly string[] | undefined;

  /**
   * @param given `shares` decides whether repeated schemas get separate checks. To find them, the whole document has to
   * be lowered first; without `shares`, only what is needed is lowered.
   */
  constructor(model: ApiModel, { shares }: { readonly shares: boolean } = { shares: true }) {
    this.#model = tsModelOf(model);
    const roots = [...model.schemas, ...allOperations(model).flatMap(partsOf)].map(({ schema }) => schema);
    const asking = roots.filter(asksForUnevaluated);
    this.#tracked = new Set(reachableFrom(model, asking).map(({ ref }) => ref));
    this.#asksForItems = asking.some(asksForUnevaluatedItems);
    this.#shared = new SharedSchemas({ tracksEvaluated: asking.length > 0 });
    this.#named = new Map(
      model.schemas.flatMap((schema) =>
        directionsOf(schema).map(
          (direction) => [this.place(schema, direction).name, { schema, direction }] as const,
        ),
      ),
    );
    if (!shares) return;
    for (const schema of model.schemas) {
      for (const direction of directionsOf(schema)) this.#shared.count(this.#lowerNamed(schema, direction));
    }
    const parts = allOperations(model).flatMap(partsOf);
    for (const part of parts) this.#shared.count(this.#lowerPart(part));
    // Always in the same order, so that sharing depends only on the document.
    for (const schema of model.schemas)
      for (const direction of directionsOf(schema)) this.namedCheck(schema, direction);
    for (const part of parts) this.partCheck(part);
  }

  /** Whether a name is that of the check of a named schema. */
  hasName(name: string): boolean {
    return this.#named.has(name);
  }

  /**
   * The names of checks of named schemas that begin with a text. Every operation searches them, so they are sorted,
   * for a search by prefix.
   */
  namesFrom(start: string): readonly string[] {
    const names = (this.#sorted ??= [...this.#named.keys()].toSorted());
    let first = 0;
    for (let end = names.length; first < end;) {
      const middle = (first + end) >>> 1;
      if ((names[middle] ?? '') < start) first = middle + 1;
      else end = middle;
    }
    let last = first;
    while (names[last]?.startsWith(start) === true) last += 1;
    return names.slice(first, last);
  }

  /** The module and name of the check of a named schema. */
  place(schema: NamedSchema, direction: Direction): Import {
    return placeOfCheck(schemaAt(this.#model, schema.ref), direction);
  }

  namedCheck(schema: NamedSchema, direction: Direction): Check {
    const { name } = this.place(schema, direction);
    return {
      name,
      schema: this.#checked.named.of(name, () => this.#shared.replace(this.#lowerNamed(schema, direction))),
      counted: schema.recursive || schema.repeated,
      tracksEvaluated: this.#tracked.has(schema.ref) || asksForUnevaluated(schema.schema),
      notesContained: this.#asksForItems && this.#tracked.has(schema.ref),
    };
  }

  /** The check with a module and name. Throws where there is none. */
  checkAt({ name }: Import): Check {
    const named = this.#named.get(name);
    if (named !== undefined) return this.namedCheck(named.schema, named.direction);
    const shared = this.sharedChecks().find(({ check }) => check.name === name);
    if (shared === undefined) throw new Error(`There is no check ${name}.`);
    return shared.check;
  }

  /** The check of a part of a message: an existing one, or the lowered schema for a new one. */
  partCheck(part: Part): { readonly place: Import } | { readonly schema: Schema } {
    const schema = this.#checked.parts.of(part.key, () => this.#shared.replaceWhole(this.#lowerPart(part)));
    if (schema === true) return { place: runtime.anything };
    if (schema === false) return { schema };
    const reference = keywordOf(schema, '$ref');
    const isShared = reference !== undefined && Object.keys(schema).length === 1;
    return isShared ? { place: checkAt(reference) } : { schema };
  }

  /** The shared checks: all of a document, or those found so far where nothing was prepared. */
  sharedChecks(): readonly (Import & { readonly check: Check })[] {
    return [...this.#shared.all].map(([reference, schema]) => {
      const place = checkAt(reference);
      return { ...place, check: inlineCheck(place.name, schema) };
    });
  }

  #lowerNamed({ ref, schema }: NamedSchema, direction: Direction): Schema {
    return this.#lowered[direction].of(ref, () => this.#lower({ schema, direction, files: false }));
  }

  /** The check of a named schema treats bytes as strings, so a form that contains files has a check of its own. */
  #lowerPart(part: Part): Schema {
    return this.#lowered.parts.of(part.key, () => {
      if (!part.files) return this.#lower(part);
      const schema = formSchema(part.schema, (reference) => schemaAt(this.#model, reference).schema);
      return this.#lower({ ...part, schema });
    });
  }

  #lower({ schema, direction, files }: Content): Schema {
    return lowered(this.#model, schema, { direction, files });
  }
}

/** Schemas that are made once for each key. */
class Schemas {
  readonly #known = new Map<string, Schema>();

  of(key: string, make: () => Schema): Schema {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.#known.set(key, made);
    return made;
  }
}
