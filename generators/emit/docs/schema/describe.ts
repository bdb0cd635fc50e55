import { isSchema } from '../../../model/schema-walk.ts';
import type { ApiModel, Extensions, Schema } from '../../../model/model.ts';
import type { Json, JsonObject } from '../../../source/document.ts';
import { factsOf } from './facts.ts';
import { constantsOf, flatten, typeOf, type FlatSchema } from '../../../model/flatten.ts';
import type { ChoiceView, FieldView, SchemaView, Structure } from './view.ts';

/** Most fields that one page shows in place; deeper named schemas are linked. Keeps a page of GitHub's under 40 KiB. */
const FIELDS_PER_PAGE = 160;
/** Levels below the top that are shown in place, for schemas without a name too. */
const DEEPEST = 12;

/** A step of the way to a schema: the items of a list without a name. */
const LIST = '[]';

/** Describes the schemas of one page, which share the number of fields that it may hold. */
export class SchemaDescriber {
  readonly #model: ApiModel;
  #remaining = FIELDS_PER_PAGE;

  constructor(model: ApiModel) {
    this.#model = model;
  }

  describe(schema: Schema, way: readonly string[] = []): SchemaView {
    const flat = flatten(this.#model, schema);
    const alternatives = this.#alternatives(flat);
    const plain = alternatives?.every((each) => !hasStructure(each) && !isOnlyRequired(each));
    const view = {
      description: text(flat.keywords['description']) ?? text(flat.keywords['title']),
      deprecated: flat.keywords['deprecated'] === true,
      extensions: extensionsOf(flat.keywords),
      named: flat.named,
    };
    if (alternatives !== undefined && plain === true) return { ...view, ...this.#union(flat, alternatives) };
    const [only] = alternatives?.filter((each) => !isNull(each)) ?? [];
    if (
      alternatives?.length === 2 &&
      alternatives.some(isNull) &&
      only !== undefined &&
      flat.properties.size === 0
    ) {
      const choice = flat.choices[0]?.schemas.find((each) => !isNull(flatten(this.#model, each))) ?? true;
      const inner = this.describe(choice, way);
      return {
        ...inner,
        description: view.description ?? inner.description,
        deprecated: view.deprecated || inner.deprecated,
        extensions: { ...inner.extensions, ...view.extensions },
        type: orNull(inner.type),
      };
    }
    return { ...view, ...this.#single(flat, way) };
  }

  /** The one list of alternatives of a schema, flattened. */
  #alternatives({ choices }: FlatSchema): readonly FlatSchema[] | undefined {
    const [first, second] = choices;
    if (first === undefined || second !== undefined) return undefined;
    return first.schemas.map((each) => flatten(this.#model, each));
  }

  /** Alternatives without structure are one line: types, values and facts of all. */
  #union(flat: FlatSchema, alternatives: readonly FlatSchema[]): Shape {
    const types = unique([
      ...alternatives.flatMap((each) => this.#typeWords(each)),
      ...flat.types.filter(isNullType),
    ]);
    const closed = alternatives.filter((each) => !isNull(each));
    const values = unique(
      [constantsOf(flat.keywords) ?? [], ...closed.map(({ keywords }) => constantsOf(keywords) ?? [])].flat(),
    );
    return {
      type: anyOf(types),
      facts: uniqueFacts([
        ...factsOf(flat.keywords),
        ...alternatives.flatMap(({ keywords }) => factsOf(keywords)),
      ]),
      values,
      openValues: values.length > 0 && closed.some(({ keywords }) => constantsOf(keywords) === undefined),
      structure: { kind: 'none' },
    };
  }

  #single(flat: FlatSchema, way: readonly string[]): Shape {
    const items = flat.types.includes('array') ? itemsOf(flat.keywords) : undefined;
    if (items !== undefined && !flat.types.includes('object')) return this.#list(flat, items, way);
    const constants = constantsOf(flat.keywords) ?? [];
    return {
      type: anyOf(this.#typeWords(flat)),
      facts: factsOf(flat.keywords),
      values: constants,
      openValues: false,
      structure: this.#structure(flat, way),
    };
  }

  /** A list is told by its items: their type, values and fields stand in place of its own. */
  #list(flat: FlatSchema, items: Schema, way: readonly string[]): Shape & Partial<SchemaView> {
    const nullable = flat.types.includes('null');
    const orNullable = (type: string): string => (nullable ? orNull(type) : type);
    const recursive = flat.named !== undefined && way.includes(flat.named.ref);
    if (recursive || way.length > DEEPEST) {
      return {
        type: orNullable('array'),
        facts: factsOf(flat.keywords),
        values: [],
        openValues: false,
        structure: flat.named === undefined ? { kind: 'none' } : { kind: 'link', recursive },
      };
    }
    const inner = this.describe(items, [...way, flat.named?.ref ?? LIST]);
    return {
      type: orNullable(`array of ${plural(inner.type)}`),
      facts: [
        ...factsOf(flat.keywords),
        ...inner.facts.map((fact) => ({ ...fact, name: `each: ${fact.name}` })),
      ],
      values: inner.values,
      openValues: inner.openValues,
      structure: inner.structure,
      named: inner.named ?? flat.named,
      ...(flat.keywords['description'] === undefined && inner.named === undefined
        ? { description: inner.description }
        : {}),
    };
  }

  #structure(flat: FlatSchema, way: readonly string[]): Structure {
    if (!hasStructure(flat)) return { kind: 'none' };
    const { named } = flat;
    if (named !== undefined && way.includes(named.ref)) return { kind: 'link', recursive: true };
    const isTop = way.every((step) => step === LIST);
    const size = flat.properties.size + flat.choices.length;
    if (named !== undefined && !isTop && size > this.#remaining) return { kind: 'link', recursive: false };
    if (way.length > DEEPEST)
      return named === undefined ? { kind: 'none' } : { kind: 'link', recursive: false };
    this.#remaining -= size;
    const below = [...way, named?.ref ?? ''];
    const fields = [...flat.properties].map(([name, schema]): FieldView => ({
      name,
      required: flat.required.has(name),
      view: this.describe(schema, below),
    }));
    const additional = flat.keywords['additionalProperties'];
    return {
      kind: 'fields',
      fields,
      additional:
        isSchema(additional) && typeof additional === 'object' && Object.keys(additional).length > 0
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
    if (view.named !== undefined) {
      return view.type.startsWith('array') ? `array of ${view.named.key}` : view.named.key;
    }
    const { keywords, required } = flatten(this.#model, schema);
    const title = text(keywords['title']);
    if (title !== undefined) return title;
    if (view.structure.kind === 'none' && view.type !== 'any') return view.type;
    const names = [...required].slice(0, 2);
    return names.length > 0 ? `with ${names.join(' and ')}` : `${view.type} ${index + 1}`;
  }

  /** An object without named members, by what its members are. */
  #mapWords({ additionalProperties }: JsonObject): string {
    if (!isSchema(additionalProperties) || typeof additionalProperties === 'boolean') return 'object';
    const { types } = flatten(this.#model, additionalProperties);
    return types.length === 0 ? 'object' : `map of ${plural(anyOf(types))}`;
  }

  #typeWords({ types, keywords, properties }: FlatSchema): readonly string[] {
    if (types.length === 0) return ['any'];
    return types.map((type) => {
      if (type === 'object' && properties.size === 0) return this.#mapWords(keywords);
      if (type !== 'array') return type;
      const items = itemsOf(keywords);
      if (items === undefined) return 'array';
      const { types: inner } = flatten(this.#model, items);
      return inner.length === 0 ? 'array' : `array of ${plural(anyOf(inner))}`;
    });
  }
}

type Shape = Pick<SchemaView, 'type' | 'facts' | 'values' | 'openValues' | 'structure'>;

function hasStructure({ properties, keywords, choices, types }: FlatSchema): boolean {
  if (properties.size > 0) return true;
  if (types.includes('array') && isStructured(itemsOf(keywords))) return true;
  if (isStructured(keywords['additionalProperties'])) return true;
  return choices.length > 0;
}

/** Whether there is something to say about a schema that one line cannot hold. */
function isStructured(schema: Json | undefined): boolean {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return false;
  return [
    'properties',
    'items',
    '$ref',
    'allOf',
    'anyOf',
    'oneOf',
    'additionalProperties',
    'enum',
    'description',
  ].some((keyword) => Object.hasOwn(schema, keyword));
}

function itemsOf(keywords: JsonObject): Schema | undefined {
  const items = keywords['items'];
  return isSchema(items) && typeof items === 'object' ? items : undefined;
}

/** An alternative that only says which members are needed, without a value of its own. */
function isOnlyRequired({ types, required, properties }: FlatSchema): boolean {
  return types.length === 0 && required.size > 0 && properties.size === 0;
}

function isNull({ types }: FlatSchema): boolean {
  return types.length === 1 && types[0] === 'null';
}

function isNullType(type: string): boolean {
  return type === 'null';
}

function extensionsOf(keywords: JsonObject): Extensions {
  return Object.fromEntries(Object.entries(keywords).filter(([name]) => name.startsWith('x-')));
}

/** `a`, `a or b`, `a, b or c`; null last, integer left out beside number. */
export function anyOf(types: readonly string[]): string {
  const ordered = [...types.filter((type) => type !== 'null'), ...types.filter(isNullType)].filter(
    (type) => type !== 'integer' || !types.includes('number'),
  );
  if (ordered.length < 2) return ordered[0] ?? 'any';
  return `${ordered.slice(0, -1).join(', ')} or ${ordered.at(-1)}`;
}

function orNull(type: string): string {
  return type === 'null' || type.endsWith(' or null') ? type : `${type.replace(' or ', ', ')} or null`;
}

const PLURALS: ReadonlyMap<string, string> = new Map([
  ['string', 'strings'],
  ['integer', 'integers'],
  ['number', 'numbers'],
  ['boolean', 'booleans'],
  ['object', 'objects'],
  ['any', 'any values'],
]);

function plural(type: string): string {
  return type
    .replaceAll(/\b(?:string|integer|number|boolean|object|any)\b/g, (word) => PLURALS.get(word) ?? word)
    .replaceAll(/\barray\b/g, 'arrays');
}

function unique<T extends Json>(values: readonly T[]): readonly T[] {
  return [...new Map(values.map((value) => [`${typeOf(value)}${JSON.stringify(value)}`, value])).values()];
}

function uniqueFacts(
  facts: readonly { name: string; value: string }[],
): readonly { name: string; value: string }[] {
  return [...new Map(facts.map((fact) => [`${fact.name}=${fact.value}`, fact])).values()];
}

function text(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
