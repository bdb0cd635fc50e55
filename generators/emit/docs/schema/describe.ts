import { keywordOf } from '../../../schema/schema.ts';
import type { Schema } from '../../../model/model.ts';
import type { TsModel, TsSchema } from '../../../typescript/ts-model.ts';
import type { Json, JsonObject } from '../../../source/document.ts';
import {
  anyType,
  orNull,
  plainTerms,
  printType,
  uniteTerms,
  type DocTerm,
  type DocType,
  type HoldingTerm,
} from './doc-type.ts';
import { factsOf } from './facts.ts';
import { mergeSchema, type MergedSchema } from '../../../schema/merge.ts';
import { constantsOf, typeOf } from '../../../schema/types.ts';
import {
  extensionsOf,
  furtherMembers,
  hasStructure,
  isNull,
  isOnlyRequired,
  itemsOf,
  namesOf,
  textOf,
} from './merged-schema.ts';
import type { ChoiceView, FieldView, SchemaView, Structure } from './view.ts';
import { schemaAt } from '../../../schema/named.ts';

/** Most fields that one page shows in place; deeper named schemas are linked. Keeps a page of GitHub's under 40 KiB. */
const FIELDS_PER_PAGE = 160;
/** Levels below the top that are shown in place, for schemas without a name too. */
const DEEPEST = 12;

/** A step of the trail to a schema: the items of a list without a name. */
const LIST = '[]';

/** Describes the schemas of one page, which share the number of fields that it may hold. */
export class SchemaDescriber {
  readonly #model: TsModel;
  #remaining = FIELDS_PER_PAGE;

  constructor(model: TsModel) {
    this.#model = model;
  }

  describe(schema: Schema, trail: readonly string[] = []): SchemaView {
    const flat = mergeSchema(this.#model, schema);
    const alternatives = this.#alternatives(flat);
    const plain = alternatives?.every((each) => !hasStructure(each) && !isOnlyRequired(each));
    const view = {
      description: textOf(flat.keywords, 'description') ?? textOf(flat.keywords, 'title'),
      deprecated: keywordOf(flat.keywords, 'deprecated') === true,
      extensions: extensionsOf(flat.keywords),
      named: this.#named(flat),
    };
    if (alternatives !== undefined && plain === true) return { ...view, ...this.#union(flat, alternatives) };
    const [only] = alternatives?.filter((each) => !isNull(each)) ?? [];
    if (
      alternatives?.length === 2 &&
      alternatives.some(isNull) &&
      only !== undefined &&
      flat.properties.size === 0
    ) {
      const choice = flat.choices[0]?.schemas.find((each) => !isNull(mergeSchema(this.#model, each))) ?? true;
      const inner = this.describe(choice, trail);
      return {
        ...inner,
        description: view.description ?? inner.description,
        deprecated: view.deprecated || inner.deprecated,
        extensions: { ...inner.extensions, ...view.extensions },
        type: orNull(inner.type),
      };
    }
    return { ...view, ...this.#single(flat, trail) };
  }

  /** The one list of alternatives of a schema, flattened. */
  #alternatives({ choices }: MergedSchema): readonly MergedSchema[] | undefined {
    const [first, second] = choices;
    if (first === undefined || second !== undefined) return undefined;
    return first.schemas.map((each) => mergeSchema(this.#model, each));
  }

  /** Alternatives without structure are one line: types, values and facts of all. */
  #union(flat: MergedSchema, alternatives: readonly MergedSchema[]): Shape {
    const type = uniteTerms([
      ...alternatives.flatMap((each) => this.#terms(each)),
      ...plainTerms(flat.types.filter((each) => each === 'null')),
    ]);
    const closed = alternatives.filter((each) => !isNull(each));
    const values = unique(
      [constantsOf(flat.keywords) ?? [], ...closed.map(({ keywords }) => constantsOf(keywords) ?? [])].flat(),
    );
    return {
      type,
      facts: uniqueFacts([
        ...factsOf(flat.keywords),
        ...alternatives.flatMap(({ keywords }) => factsOf(keywords)),
      ]),
      values,
      names: new Map([flat, ...closed].flatMap(({ keywords }) => [...namesOf(keywords)])),
      openValues: values.length > 0 && closed.some(({ keywords }) => constantsOf(keywords) === undefined),
      structure: { kind: 'none' },
    };
  }

  #single(flat: MergedSchema, trail: readonly string[]): Shape {
    const isTuple = keywordOf(flat.keywords, 'prefixItems') !== undefined;
    const items = flat.types.includes('array') && !isTuple ? itemsOf(flat.keywords) : undefined;
    if (items !== undefined && !flat.types.includes('object')) return this.#list(flat, items, trail);
    const constants = constantsOf(flat.keywords) ?? [];
    return {
      type: this.#terms(flat),
      facts: factsOf(flat.keywords),
      values: constants,
      names: namesOf(flat.keywords),
      openValues: false,
      structure: this.#structure(flat, trail),
    };
  }

  /** A list is described by its items: their type, values and fields stand in place of its own. */
  #list(flat: MergedSchema, items: Schema, trail: readonly string[]): Shape & Partial<SchemaView> {
    const list = (of?: DocType): DocType => {
      const term: DocTerm = of === undefined ? { kind: 'array' } : { kind: 'array', of };
      return flat.types.includes('null') ? orNull([term]) : [term];
    };
    const { reference } = flat;
    const recursive = reference !== undefined && trail.includes(reference);
    if (recursive || trail.length > DEEPEST) {
      return {
        type: list(),
        facts: factsOf(flat.keywords),
        values: [],
        names: new Map(),
        openValues: false,
        structure: reference === undefined ? { kind: 'none' } : { kind: 'link', recursive },
      };
    }
    const inner = this.describe(items, [...trail, reference ?? LIST]);
    return {
      type: list(inner.type),
      facts: [
        ...factsOf(flat.keywords),
        ...inner.facts.map((fact) => ({ ...fact, name: `each: ${fact.name}` })),
      ],
      values: inner.values,
      names: inner.names,
      openValues: inner.openValues,
      structure: inner.structure,
      named: inner.named ?? this.#named(flat),
      ...(keywordOf(flat.keywords, 'description') === undefined && inner.named === undefined
        ? { description: inner.description }
        : {}),
    };
  }

  #structure(flat: MergedSchema, trail: readonly string[]): Structure {
    if (!hasStructure(flat)) return { kind: 'none' };
    const { reference } = flat;
    if (reference !== undefined && trail.includes(reference)) return { kind: 'link', recursive: true };
    const isTop = trail.every((step) => step === LIST);
    const size = flat.properties.size + flat.choices.length;
    if (reference !== undefined && !isTop && size > this.#remaining)
      return { kind: 'link', recursive: false };
    if (trail.length > DEEPEST)
      return reference === undefined ? { kind: 'none' } : { kind: 'link', recursive: false };
    this.#remaining -= size;
    const below = [...trail, reference ?? ''];
    const fields = [...flat.properties].map(([name, schema]): FieldView => ({
      name,
      required: flat.required.has(name),
      view: this.describe(schema, below),
    }));
    const additional = furtherMembers(flat.keywords);
    const patterns = Object.entries(keywordOf(flat.keywords, 'patternProperties') ?? {});
    const positions = positionsOf(flat.keywords).map(([name, schema]): FieldView => ({
      name,
      required: false,
      view: this.describe(schema, below),
    }));
    return {
      kind: 'fields',
      fields: [...fields, ...positions],
      patterns: patterns.map(([name, schema]) => ({ name, view: this.describe(schema, below) })),
      additional:
        typeof additional === 'object' && Object.keys(additional).length > 0
          ? this.describe(additional, below)
          : undefined,
      choices: flat.choices.map((choice): ChoiceView => ({
        keyword: choice.keyword,
        variants: choice.schemas.map((schema, index) => {
          const view = this.describe(schema, below);
          const label = this.#label(schema, view, index);
          return { label, view: view.description === label ? { ...view, description: undefined } : view };
        }),
      })),
    };
  }

  #label(schema: Schema, view: SchemaView, index: number): string {
    if (view.named !== undefined)
      return view.type[0]?.kind === 'array' ? `array of ${view.named.key}` : view.named.key;
    const merged = mergeSchema(this.#model, schema);
    const title = textOf(merged.keywords, 'title');
    if (title !== undefined) return title;
    const isKnown = view.type.some(({ kind }) => kind !== 'any');
    if (view.structure.kind === 'none' && isKnown && !isOnlyRequired(merged)) return printType(view.type);
    const names = [...merged.required].slice(0, 2);
    return names.length > 0 ? `with ${names.join(' and ')}` : `${printType(view.type)} ${index + 1}`;
  }

  #named({ reference }: MergedSchema): TsSchema | undefined {
    return reference === undefined ? undefined : schemaAt(this.#model, reference);
  }

  /** The types of a schema; a list and an object without named members by what they hold. */
  #terms({ types, keywords, properties }: MergedSchema): DocType {
    if (types.length === 0) return anyType;
    return types.map((kind): DocTerm => {
      if (kind === 'array') return this.#listTerm(keywords);
      if (kind !== 'object') return { kind };
      return properties.size > 0 ? { kind } : this.#holding(kind, furtherMembers(keywords));
    });
  }

  /** A list by the types of its first items and of all others. */
  #listTerm(keywords: JsonObject): HoldingTerm {
    const held = this.#holding('array', keywordOf(keywords, 'items'));
    const first = keywordOf(keywords, 'prefixItems')?.map((item) => {
      const { types } = mergeSchema(this.#model, item);
      return types.length === 0 ? anyType : plainTerms(types);
    });
    return first === undefined ? held : { ...held, first };
  }

  #holding(kind: 'array' | 'object', held: Schema | undefined): HoldingTerm {
    const { types } = mergeSchema(this.#model, held ?? true);
    return types.length === 0 ? { kind } : { kind, of: plainTerms(types) };
  }
}

/** The items of a list that has schemas for its first ones, by their index. */
function positionsOf(keywords: JsonObject): readonly (readonly [string, Schema])[] {
  const first = keywordOf(keywords, 'prefixItems') ?? [];
  const others = first.length === 0 ? undefined : itemsOf(keywords);
  return [
    ...first.map((schema, index) => [`[${index}]`, schema] as const),
    ...(others === undefined ? [] : [[`[${first.length}…]`, others] as const]),
  ];
}

type Shape = Pick<SchemaView, 'type' | 'facts' | 'values' | 'names' | 'openValues' | 'structure'>;

function unique<T extends Json>(values: readonly T[]): readonly T[] {
  return [...new Map(values.map((value) => [`${typeOf(value)}${JSON.stringify(value)}`, value])).values()];
}

function uniqueFacts(
  facts: readonly { name: string; value: string }[],
): readonly { name: string; value: string }[] {
  return [...new Map(facts.map((fact) => [`${fact.name}=${fact.value}`, fact])).values()];
}
