import { jsonText } from '../../../../runtime/contract/json-text.ts';
import { keywordOf } from '../../../schema/schema.ts';
import type { Schema } from '../../../model/model.ts';
import type { TsModel, TsSchema } from '../../../typescript/ts-model.ts';
import type { Json, JsonObject } from '../../../json/json.ts';
import {
  anyType,
  orNull,
  plainTerms,
  printType,
  uniteTerms,
  type DocTerm,
  type DocType,
} from './doc-type.ts';
import { keywordFacts } from './facts.ts';
import { conjuncts, mergeSchema, type MergedSchema } from '../../../schema/merge.ts';
import { constantsOf, typeOf } from '../../../schema/types.ts';
import {
  extensionsIn,
  furtherMembers,
  hasOwnText,
  hasStructure,
  isNull,
  isOnlyRequired,
  itemsOf,
  namesOf,
  schemaText,
} from './merged-schema.ts';
import { statedRules } from './rules.ts';
import { termsOf } from './terms.ts';
import { itemTexts, schemaTexts, withoutRepeatedName } from './texts.ts';
import { examplesOf, ofEach, requiredFacts, tagFacts, typeFacts, uniqueFacts } from './view-facts.ts';
import { variantsOf } from './variants.ts';
import type { ChoiceView, FieldView, RuleView, SchemaView, SchemaStructure } from './view.ts';
import { schemaAt } from '../../../schema/named.ts';

/** Maximum number of fields on a page; further named schemas are linked. Pages of GitHub stay below 40 KiB. */
const FIELDS_PER_PAGE = 160;
/** Maximum depth of a description. */
const DEEPEST = 12;

/** The schemas around one that is described, by reference; empty for those without a name. */
type Trail = readonly string[];

/** The step for the items of a list without a name. */
const LIST = '[]';

/** Describes the schemas of one page, which share its maximum number of fields. */
export class SchemaDescriber {
  readonly #model: TsModel;
  #remaining = FIELDS_PER_PAGE;

  constructor(model: TsModel) {
    this.#model = model;
  }

  /** A named schema, on its own page. */
  describeNamed({ ref, schema }: TsSchema): SchemaView {
    return { ...this.describe(schema, [ref]), variants: variantsOf(this.#model, ref) };
  }

  describe(schema: Schema, trail: Trail = []): SchemaView {
    const flat = mergeSchema(this.#model, schema);
    const alternatives = this.#alternatives(flat);
    const plain = alternatives?.every(
      (each) => !hasStructure(each) && !isOnlyRequired(each) && !hasOwnText(each),
    );
    const named = this.#named(flat);
    const view = {
      ...withoutRepeatedName(schemaTexts(schema, flat), named?.key ?? ''),
      deprecated: keywordOf(flat.keywords, 'deprecated') === true,
      extensions: extensionsIn(flat.keywords),
      named,
      variants: flat.reference === undefined ? undefined : variantsOf(this.#model, flat.reference),
    };
    if (alternatives !== undefined && plain === true)
      return { ...view, ...this.#union(flat, alternatives), rules: this.#rules(schema, flat, trail) };
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
        title: view.title ?? inner.title,
        description: view.description ?? inner.description,
        externalDocs: view.externalDocs ?? inner.externalDocs,
        facts: uniqueFacts([...keywordFacts(flat.keywords), ...inner.facts]),
        examples: uniqueFacts([...examplesOf(flat), ...inner.examples]),
        rules: [...this.#rules(schema, flat, trail), ...inner.rules],
        deprecated: view.deprecated || inner.deprecated,
        extensions: { ...inner.extensions, ...view.extensions },
        type: orNull(inner.type),
      };
    }
    const shape = this.#single(schema, flat, { trail, variants: view.variants?.schemas.length ?? 0 });
    return { ...view, ...shape, rules: [...this.#rules(schema, flat, trail), ...(shape.rules ?? [])] };
  }

  /** The alternatives of a schema that has a single list of them, each merged. */
  #alternatives({ choices }: MergedSchema): readonly MergedSchema[] | undefined {
    const [first, second] = choices;
    if (first === undefined || second !== undefined) return undefined;
    return first.schemas.map((each) => mergeSchema(this.#model, each));
  }

  /** Alternatives without structure become one line: the types, values and facts of all. */
  #union(flat: MergedSchema, alternatives: readonly MergedSchema[]): Shape {
    const type = uniteTerms([
      ...alternatives.flatMap((each) => termsOf(this.#model, each)),
      ...plainTerms(flat.types.filter((each) => each === 'null')),
    ]);
    const closed = alternatives.filter((each) => !isNull(each));
    const values = unique(
      [constantsOf(flat.keywords) ?? [], ...closed.map(({ keywords }) => constantsOf(keywords) ?? [])].flat(),
    );
    return {
      type,
      facts: uniqueFacts([
        ...keywordFacts(flat.keywords),
        ...alternatives.flatMap(({ keywords }) => keywordFacts(keywords)),
      ]),
      values,
      examples: uniqueFacts([...examplesOf(flat), ...alternatives.flatMap(examplesOf)]),
      names: new Map([flat, ...closed].flatMap(({ keywords }) => [...namesOf(keywords)])),
      openValues: values.length > 0 && closed.some(({ keywords }) => constantsOf(keywords) === undefined),
      structure: { kind: 'none' },
    };
  }

  #single(
    schema: Schema,
    flat: MergedSchema,
    { trail, variants }: Context,
  ): Shape & Partial<Pick<SchemaView, 'rules'>> {
    const isTuple = keywordOf(flat.keywords, 'prefixItems') !== undefined;
    const items = flat.types.includes('array') && !isTuple ? itemsOf(flat.keywords) : undefined;
    if (items !== undefined && !flat.types.includes('object'))
      return this.#list(schema, flat, { items, trail });
    const constants = constantsOf(flat.keywords) ?? [];
    return {
      type: termsOf(this.#model, flat),
      facts: [...requiredFacts(flat), ...keywordFacts(flat.keywords)],
      examples: examplesOf(flat),
      values: constants,
      names: namesOf(flat.keywords),
      openValues: false,
      structure: this.#structure(schema, flat, { trail, variants }),
    };
  }

  /** A list is described by the type, the values and the fields of its items. */
  #list(
    schema: Schema,
    flat: MergedSchema,
    { items, trail }: { readonly items: Schema; readonly trail: Trail },
  ): Shape & Partial<SchemaView> {
    const list = (of?: DocType): DocType => {
      const term: DocTerm = of === undefined ? { kind: 'array' } : { kind: 'array', of };
      return flat.types.includes('null') ? orNull([term]) : [term];
    };
    const { reference } = flat;
    const recursive = reference !== undefined && trail.includes(reference);
    if (recursive || trail.length > DEEPEST) {
      return {
        type: list(),
        facts: keywordFacts(flat.keywords),
        examples: examplesOf(flat),
        values: [],
        names: new Map(),
        openValues: false,
        structure: reference === undefined ? { kind: 'none' } : { kind: 'link', recursive },
      };
    }
    const inner = this.describe(items, [...trail, reference ?? LIST]);
    return {
      type: list(inner.type),
      facts: [...keywordFacts(flat.keywords), ...inner.facts.map(ofEach)],
      examples: [...examplesOf(flat), ...inner.examples.map(ofEach)],
      rules: inner.rules.map((rule) => ({ ...rule, words: `each: ${rule.words}` })),
      values: inner.values,
      names: inner.names,
      openValues: inner.openValues,
      structure: inner.structure,
      variants: inner.variants,
      named: inner.named ?? this.#named(flat),
      ...(inner.named === undefined ? itemTexts(schemaTexts(schema, flat), inner) : {}),
    };
  }

  #structure(whole: Schema, flat: MergedSchema, { trail, variants }: Context): SchemaStructure {
    if (!hasStructure(flat)) return { kind: 'none' };
    const { reference } = flat;
    if (reference !== undefined && trail.includes(reference)) return { kind: 'link', recursive: true };
    const isTop = trail.every((step) => step === LIST);
    const size = flat.properties.size + flat.choices.length + variants;
    if (reference !== undefined && !isTop && size > this.#remaining)
      return { kind: 'link', recursive: false };
    if (trail.length > DEEPEST)
      return reference === undefined ? { kind: 'none' } : { kind: 'link', recursive: false };
    this.#remaining -= size;
    const below = [...trail, reference ?? ''];
    const fields = [...flat.properties].map(([name, schema]): FieldView => ({
      name,
      required: flat.required.has(name),
      view: withoutRepeatedName(this.describe(schema, below), name),
    }));
    const additional = furtherMembers(flat.keywords);
    const positions = positionsOf(flat.keywords).map(([name, schema]): FieldView => ({
      name,
      required: false,
      view: this.describe(schema, below),
    }));
    return {
      kind: 'fields',
      fields: [...fields, ...positions],
      patterns: this.#patterns(whole, flat).map(([name, schema]) => ({
        name,
        view: this.describe(schema, below),
      })),
      additional:
        typeof additional === 'object' && Object.keys(additional).length > 0
          ? this.describe(additional, below)
          : undefined,
      choices: flat.choices.map((choice): ChoiceView => ({
        keyword: choice.keyword,
        variants: choice.schemas.map((schema, index) => {
          const view = this.describe(schema, below);
          const label = this.#label(schema, view, index);
          const facts = [...typeFacts(view, label), ...tagFacts(flat.keywords, view), ...view.facts];
          return { label, view: withoutRepeatedName({ ...view, facts }, label) };
        }),
      })),
    };
  }

  /** `patternProperties` of a schema and its conjuncts. */
  #patterns(schema: Schema, { keywords }: MergedSchema): readonly (readonly [string, Schema])[] {
    if (keywordOf(keywords, 'patternProperties') === undefined) return [];
    return [...conjuncts(this.#model, schema)].flatMap((each) =>
      Object.entries(keywordOf(each, 'patternProperties') ?? {}),
    );
  }

  #rules(schema: Schema, { reference, keywords }: MergedSchema, trail: Trail): readonly RuleView[] {
    if (reference !== undefined && (trail.includes(reference) || this.#remaining <= 0)) return [];
    if (trail.length > DEEPEST) return [];
    const rules = statedRules(this.#model, schema, keywords);
    this.#remaining -= rules.length;
    return rules.map(({ words, name, schema: stated, facts = [] }): RuleView => {
      const view = this.describe(stated, [...trail, reference ?? '']);
      const { types, isImplied } = mergeSchema(this.#model, stated);
      const type = isImplied && !types.includes('array') ? anyType : view.type;
      return {
        words,
        ...(name === undefined ? {} : { name }),
        view: { ...view, type, facts: [...facts, ...view.facts] },
      };
    });
  }

  #label(schema: Schema, view: SchemaView, index: number): string {
    if (view.named !== undefined)
      return view.type[0]?.kind === 'array' ? `array of ${view.named.key}` : view.named.key;
    const merged = mergeSchema(this.#model, schema);
    const title = schemaText(merged.keywords, 'title');
    if (title !== undefined) return title;
    const isKnown = view.type.some(({ kind }) => kind !== 'any');
    if (view.structure.kind === 'none' && isKnown && !isOnlyRequired(merged)) return printType(view.type);
    const names = [...merged.required].slice(0, 2);
    return names.length > 0 ? `with ${names.join(' and ')}` : `${printType(view.type)} ${index + 1}`;
  }

  #named({ reference }: MergedSchema): TsSchema | undefined {
    return reference === undefined ? undefined : schemaAt(this.#model, reference);
  }
}

/** The items of a list with `prefixItems`, by index. */
function positionsOf(keywords: JsonObject): readonly (readonly [string, Schema])[] {
  const first = keywordOf(keywords, 'prefixItems') ?? [];
  const others = first.length === 0 ? undefined : itemsOf(keywords);
  return [
    ...first.map((schema, index) => [`[${index}]`, schema] as const),
    ...(others === undefined ? [] : [[`[${first.length}…]`, others] as const]),
  ];
}

interface Context {
  readonly trail: Trail;
  /** Number of schemas that extend this one. */
  readonly variants: number;
}

type Shape = Pick<
  SchemaView,
  'type' | 'facts' | 'examples' | 'values' | 'names' | 'openValues' | 'structure'
>;

function unique<T extends Json>(values: readonly T[]): readonly T[] {
  return [...new Map(values.map((value) => [`${typeOf(value)}${jsonText(value)}`, value])).values()];
}
