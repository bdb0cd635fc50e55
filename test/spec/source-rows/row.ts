import type { Json } from '../../../generators/json/json.ts';

/** Types of the sources: JSON types, dates and times as text, numbers of either kind, and what they leave open. */
export type ValueType =
  'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'date' | 'datetime' | 'any';

/** What the sources say about one value: a parameter, a member of a body, a field of an answer. */
export interface ValueFact {
  /** Of several types, each is taken. */
  readonly type: ValueType | readonly ValueType[];
  readonly required?: true;
  readonly nullable?: true;
  readonly default?: Json;
  /** The closed set of a request, the known part of an open set in an answer. */
  readonly values?: readonly (string | number)[];
  readonly maxItems?: number;
  readonly minItems?: number;
  readonly maximum?: number;
  /** `true`, or the name that the replacement must mention. */
  readonly deprecated?: true | string;
  /** API version in which it is planned to go. */
  readonly removal?: string;
  readonly tier?: Tier;
  /** The role that may set it. */
  readonly role?: Role;
  /** Only some callers are shown it, or only on request. */
  readonly restricted?: true;
  /** The one deployment kind that has it. */
  readonly deployment?: Deployment;
  /** What else has to be given, as `x-requires` has it. */
  readonly requires?: readonly string[];
  /** What `x-ignored-when` has to say. */
  readonly ignoredWhen?: RegExp;
  readonly featureFlag?: true;
}

/**
 * Facts by name. A dot leads into an object, `[]` into the items of an array: `actions[].file_path`.
 * In a query the part before the first dot is the name on the wire, brackets included.
 */
export type Facts = Readonly<Record<string, ValueFact>>;

export type Role =
  'authenticated' | 'planner' | 'reporter' | 'developer' | 'maintainer' | 'owner' | 'administrator';
export type Tier = 'paid' | 'ultimate';
export type Deployment = 'hosted' | 'self-managed';
export type Paging = 'offset' | 'keyset';

/** What an answer holds: nothing, a file, a resource, or a list of it. */
export type Answer =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'file' }
  | { readonly kind: 'resource' | 'list'; readonly resource: Resource };

/** A resource of section 2 of a part, or an answer that an endpoint row spells out. */
export interface Resource {
  readonly name: string;
  readonly fields: Facts;
}

/** What a row says about a body. */
export interface BodyFacts {
  readonly fields: Facts;
  /** Media types where the row names them. */
  readonly media?: readonly string[];
  /** Files, which only a multipart body can hold. */
  readonly uploads?: Facts;
  /** At least one of these must be given. */
  readonly oneRequired?: readonly string[];
  /** The sources do not show all members. */
  readonly open?: true;
}

/** One row of an endpoint table. */
export interface SourceRow {
  /** Method and path, as OpenAPI writes them: `GET /groups/{id}`. */
  readonly operation: string;
  /** Part and section: `A 4.2`. */
  readonly section: string;
  /** Lowest roles; several are alternatives. */
  readonly roles?: readonly Role[];
  readonly tier?: Tier;
  readonly deployment?: Deployment;
  /** Readable without credentials where the resource is public. */
  readonly public?: true;
  /** Open to the token of a running job. */
  readonly jobToken?: true;
  /** Path parameters, other than the `id` of a group or project, which is a number or a path by convention. */
  readonly path?: Facts;
  readonly query?: Facts;
  readonly body?: BodyFacts;
  /** The success status where the sources state one. */
  readonly status?: string;
  /** The success status of a POST that creates nothing, where the sources state none. */
  readonly impliedStatus?: string;
  /** Other answers that the row shows, by status. */
  readonly otherAnswers?: Readonly<Record<string, Resource>>;
  readonly answer: Answer;
  /** Error statuses that the sources state for this operation. */
  readonly errors?: readonly string[];
  /** Paging of a list where it is not by offset alone. */
  readonly paging?: readonly Paging[];
  /** State changes, `from` and `to`. */
  readonly transitions?: readonly (readonly [from: string, to: string])[];
  /** Figures that `x-limits` must hold. */
  readonly limits?: readonly number[];
  readonly featureFlag?: true;
  /** What the instance needs for it. */
  readonly requires?: RegExp;
  /** Statements that have no keyword: words of the operation, its parameters, bodies and answers that carry them. */
  readonly says?: readonly RegExp[];
  /** The sources name it and do not show all of it. */
  readonly notShown?: true;
  /** After a change of its path it may answer with a redirect to the new address. */
  readonly moves?: true;
}

/** A section of endpoints. */
export interface SourceFamily {
  /** The tag of its operations. */
  readonly tag: string;
  readonly rows: readonly SourceRow[];
  /** What the section names and does not show: words of `x-not-shown` of the tag. */
  readonly notShown?: readonly RegExp[];
}

export const text: ValueFact = { type: 'string' };
export const integer: ValueFact = { type: 'integer' };
export const number: ValueFact = { type: 'number' };
export const flag: ValueFact = { type: 'boolean' };
export const date: ValueFact = { type: 'date' };
export const datetime: ValueFact = { type: 'datetime' };
export const array: ValueFact = { type: 'array' };
export const object: ValueFact = { type: 'object' };

/** The access levels of A 2.1 that can be given. */
export const accessLevel: ValueFact = { type: 'integer', values: [0, 5, 10, 15, 20, 30, 40, 50] };

/** The same with that of administrators, which is reported only. */
export const reportedLevel: ValueFact = { type: 'integer', values: [0, 5, 10, 15, 20, 30, 40, 50, 60] };

export function required(fact: ValueFact): ValueFact {
  return { ...fact, required: true };
}

export function nullable(fact: ValueFact): ValueFact {
  return { ...fact, nullable: true };
}

/** One of a set of texts, with the default where there is one. */
export function oneOf(values: readonly string[], byDefault?: string): ValueFact {
  return byDefault === undefined
    ? { type: 'string', values }
    : { type: 'string', values, default: byDefault };
}

export function flagBy(byDefault: boolean): ValueFact {
  return { type: 'boolean', default: byDefault };
}

/** The same fact for many names. */
export function each(names: readonly string[], fact: ValueFact): Facts {
  return Object.fromEntries(names.map((name) => [name, fact]));
}

/** Facts of a nested object or of the items of an array: `nested('owner', …)`, `nested('actions[]', …)`. */
export function nested(prefix: string, facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [`${prefix}.${name}`, fact]));
}

export function one(resource: Resource): Answer {
  return { kind: 'resource', resource };
}

export function list(resource: Resource): Answer {
  return { kind: 'list', resource };
}

export const nothing: Answer = { kind: 'nothing' };
export const file: Answer = { kind: 'file' };
