import { memberPointer } from '../json/pointer.ts';
import type { ApiModel, Operation, Schema } from '../model/model.ts';
import { UNKNOWN_MEMBER } from '../check/mutations/mutator.ts';
import type { MutatedRequest } from '../sample/mutated-request.ts';
import { keywordsWhere } from '../keywords/keywords.ts';
import type { NodeHandlers, TypedNode } from '../schema/node.ts';
import { handle, readSchema } from '../schema/read.ts';
import type { Constraint } from './planning.ts';
import { schemaAt } from '../schema/named.ts';

/** The constraint that a request breaks. */
export function constraintOf({ in: part, pointer, keyword, values }: MutatedRequest): Constraint {
  return {
    in: part,
    mediaType: part === 'body' ? values.body?.mediaType.type : undefined,
    pointer: pointer
      .split('/')
      .map((token) => (/^\d+$/.test(token) || token === UNKNOWN_MEMBER ? '*' : token))
      .join('/'),
    keyword,
  };
}

/** A text that identifies a constraint. */
export function constraintKey({ in: part, mediaType, pointer, keyword }: Constraint): string {
  return JSON.stringify([part, mediaType ?? '', pointer, keyword]);
}

/** Keywords with a plain value that restricts values. */
const plainRules: ReadonlySet<string> = new Set(
  keywordsWhere(({ role, fact }) => role === 'rule' && fact !== undefined),
);

/** Maximum depth of a constraint in a body. */
const DEEPEST = 8;
/** Maximum number of constraints: ten members on each of eight levels would give 10^8. */
const MOST = 10_000;

/** The constraints of a document for the requests of an operation, without duplicates. */
export function constraintsOf(model: ApiModel, { parameters, body }: Operation): readonly Constraint[] {
  const search = new ConstraintSearch(model);
  for (const parameter of parameters) {
    const pointer = memberPointer('', parameter.name);
    const at = { in: parameter.in, mediaType: undefined, pointer, depth: 0, references: [] };
    if (parameter.required) search.add('required', at);
    search.enter(parameter.schema, at);
  }
  const whole = { in: 'body', mediaType: undefined, pointer: '', depth: 0, references: [] } as const;
  if (body?.required === true) search.add('required', whole);
  for (const { type, schema } of body?.content ?? []) search.enter(schema, { ...whole, mediaType: type });
  return [...search.found.values()];
}

interface Site extends Omit<Constraint, 'keyword'> {
  readonly depth: number;
  /** The references on the path to this schema, so that recursive schemas terminate. */
  readonly references: readonly string[];
}

class ConstraintSearch {
  readonly found = new Map<string, Constraint>();
  readonly #model: ApiModel;
  /** The entered schemas by position, since many combinations of alternatives can lead to one schema. */
  readonly #entered = new Map<string, Set<Schema>>();

  constructor(model: ApiModel) {
    this.#model = model;
  }

  add(keyword: string, { in: part, mediaType, pointer }: Site, at = pointer): void {
    const constraint = { in: part, mediaType, pointer: at, keyword };
    const key = constraintKey(constraint);
    if (!this.found.has(key)) this.found.set(key, constraint);
  }

  enter(schema: Schema, at: Site): void {
    if (at.depth > DEEPEST || this.found.size >= MOST) return;
    const key = constraintKey({ ...at, keyword: '' });
    const entered = this.#entered.get(key) ?? new Set();
    if (entered.has(schema)) return;
    this.#entered.set(key, entered.add(schema));
    handle(this.#handlers, readSchema(schema), at);
  }

  readonly #handlers: NodeHandlers<[at: Site], void> = {
    any: () => undefined,
    never: () => undefined,
    condition: () => undefined,
    const: (_, at) => this.add('const', at),
    enum: (_, at) => this.add('enum', at),
    not: (_, at) => this.add('not', at),
    typed: (node, at) => this.#typed(node, at),
    ref: ({ reference }, at) => {
      if (!at.references.includes(reference))
        this.enter(schemaAt(this.#model, reference).schema, {
          ...at,
          references: [...at.references, reference],
        });
    },
    all: ({ own, schemas }, at) => {
      for (const node of own) handle(this.#handlers, node, at);
      for (const schema of schemas) this.enter(schema, at);
    },
    union: ({ schemas }, at) => {
      for (const schema of schemas) this.enter(schema, at);
    },
  };

  #typed({ isImplied, format, string, number, array, object }: TypedNode, at: Site): void {
    if (!isImplied) this.add('type', at);
    if (format !== undefined) this.add('format', at);
    for (const [name, value] of [string, number, array, object].flatMap((rules) => Object.entries(rules)))
      if (plainRules.has(name) && value !== false) this.add(name, at);
    if (array.contains !== undefined) this.add('contains', at);
    for (const name of object.required ?? []) this.add('required', at, memberPointer(at.pointer, name));
    const others = `${at.pointer}/*`;
    for (const name of ['additionalProperties', 'unevaluatedProperties'] as const)
      if (object[name] === false) this.add(name, at, others);
    const inside = (pointer: string): Site => ({ ...at, pointer, depth: at.depth + 1 });
    for (const [name, property] of Object.entries(object.properties ?? {}))
      this.enter(property, inside(memberPointer(at.pointer, name)));
    for (const inner of [array.items, object.additionalProperties])
      if (inner !== undefined) this.enter(inner, inside(others));
  }
}
