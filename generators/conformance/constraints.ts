import { memberPointer } from '../source/pointer.ts';
import type { ApiModel, Operation, Schema } from '../model/model.ts';
import { UNKNOWN_MEMBER } from '../sample/break.ts';
import type { BrokenRequest } from '../sample/break-request.ts';
import { isObject } from '../source/member.ts';
import { isSchema } from '../schema/schema.ts';
import type { Constraint } from './planning.ts';

/** The constraint that a request breaks, with `*` for items and for members that nobody describes. */
export function constraintOf({ in: part, pointer, keyword, values }: BrokenRequest): Constraint {
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

/** One text for one constraint. */
export function constraintKey({ in: part, mediaType, pointer, keyword }: Constraint): string {
  return JSON.stringify([part, mediaType ?? '', pointer, keyword]);
}

/** Keywords that forbid something by a value of their own (JSON Schema 2020-12 Validation, section 6). */
const KEYWORDS = [
  'type',
  'enum',
  'const',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'not',
  'contains',
] as const;

/** Levels of a body that are listed. */
const DEEPEST = 8;

/** The constraints that a document has for the requests of an operation, each once. */
export function constraintsOf(model: ApiModel, operation: Operation): readonly Constraint[] {
  const found = new Map<string, Constraint>();
  const add = (constraint: Constraint): void => {
    const key = constraintKey(constraint);
    if (!found.has(key)) found.set(key, constraint);
  };
  const walk = (schema: Schema, at: Spot): void => {
    if (typeof schema === 'boolean' || at.depth > DEEPEST) return;
    const { part, mediaType, pointer } = at;
    const constraint = (keyword: string, where = pointer): void =>
      add({ in: part, mediaType, pointer: where, keyword });
    for (const keyword of KEYWORDS) if (Object.hasOwn(schema, keyword)) constraint(keyword);
    for (const name of names(schema['required'])) constraint('required', memberPointer(pointer, name));
    if (schema['additionalProperties'] === false) constraint('additionalProperties', `${pointer}/*`);
    if (schema['unevaluatedProperties'] === false) constraint('unevaluatedProperties', `${pointer}/*`);
    const reference = schema['$ref'];
    if (typeof reference === 'string' && !at.references.includes(reference))
      walk(model.schema(reference).schema, { ...at, references: [...at.references, reference] });
    for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
      const branches = schema[keyword];
      for (const branch of Array.isArray(branches) ? branches : []) if (isSchema(branch)) walk(branch, at);
    }
    const inside = (next: string): Spot => ({ ...at, pointer: next, depth: at.depth + 1 });
    for (const [name, property] of Object.entries(isObject(schema['properties']) ? schema['properties'] : {}))
      if (isSchema(property)) walk(property, inside(memberPointer(pointer, name)));
    for (const keyword of ['items', 'additionalProperties']) {
      const inner = schema[keyword];
      if (isObject(inner)) walk(inner, inside(`${pointer}/*`));
    }
  };
  for (const parameter of operation.parameters) {
    const pointer = memberPointer('', parameter.name);
    if (parameter.required) add({ in: parameter.in, mediaType: undefined, pointer, keyword: 'required' });
    walk(parameter.schema, { part: parameter.in, mediaType: undefined, pointer, depth: 0, references: [] });
  }
  if (operation.body?.required === true)
    add({ in: 'body', mediaType: undefined, pointer: '', keyword: 'required' });
  for (const { type, schema } of operation.body?.content ?? [])
    walk(schema, { part: 'body', mediaType: type, pointer: '', depth: 0, references: [] });
  return [...found.values()];
}

interface Spot {
  readonly part: Constraint['in'];
  readonly mediaType: string | undefined;
  readonly pointer: string;
  readonly depth: number;
  /** Those that led here, so that a schema which holds itself comes to an end. */
  readonly references: readonly string[];
}

function names(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : [];
}
