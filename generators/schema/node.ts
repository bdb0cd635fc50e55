import type { Discriminator } from './discriminator.ts';
import type { JsonType, keywords, KeywordName } from '../keywords/keywords.ts';
import type { KeywordValue, Schema } from './schema.ts';
import type { Json } from '../source/document.ts';

/**
 * What a schema says, in terms of what can be made of it. A node is one level deep: the schemas below it are read when
 * somebody enters them, so that a schema may hold itself.
 */
export type SchemaNode =
  | AnyNode
  | NeverNode
  | ConstNode
  | EnumNode
  | TypedNode
  | RefNode
  | AllNode
  | UnionNode
  | ConditionNode
  | NotNode;

/** The kinds of nodes. */
export type NodeKind = SchemaNode['kind'];

/** One handler for each kind of node: a kind without one does not compile. */
export type NodeHandlers<Context extends readonly unknown[], Result> = {
  readonly [Kind in NodeKind]: (node: Extract<SchemaNode, { kind: Kind }>, ...context: Context) => Result;
};

/** The keywords about values of one type that a schema has, by their names. */
export type RulesOf<Type> = {
  readonly [
    Name in KeywordName as (typeof keywords)[Name] extends { readonly of: Type } ? Name : never
  ]?: KeywordValue<Name>;
};

/** Nothing is said of the values. */
export interface AnyNode {
  readonly kind: 'any';
}

/** No value is valid: the schema is `false`. */
export interface NeverNode {
  readonly kind: 'never';
}

export interface ConstNode {
  readonly kind: 'const';
  readonly value: Json;
}

export interface EnumNode {
  readonly kind: 'enum';
  /** Without those that `type` rules out. */
  readonly values: readonly Json[];
}

/** Values by their types, with the rules for each type. */
export interface TypedNode {
  readonly kind: 'typed';
  /** Empty where there is only a `format`, which says nothing of the type. */
  readonly types: readonly JsonType[];
  /** Whether `type` is left out, so that the types are those of the rules and values of all others are valid too. */
  readonly isImplied: boolean;
  readonly format: string | undefined;
  /** Whether its texts stand for raw bytes. */
  readonly isBinary: boolean;
  readonly string: RulesOf<'string'>;
  readonly number: RulesOf<'number'>;
  readonly array: RulesOf<'array'>;
  readonly object: RulesOf<'object'>;
}

export interface RefNode {
  readonly kind: 'ref';
  readonly reference: string;
}

/** Several things hold at once. */
export interface AllNode {
  readonly kind: 'all';
  /** What the schema says beside `allOf`; what says most comes first. */
  readonly own: readonly Exclude<SchemaNode, AllNode | AnyNode | NeverNode>[];
  /** The parts of `allOf`. */
  readonly schemas: readonly Schema[];
}

export interface UnionNode {
  readonly kind: 'union';
  readonly keyword: 'anyOf' | 'oneOf';
  readonly schemas: readonly Schema[];
  readonly discriminator: Discriminator | undefined;
}

/** `passed` (`then`) holds where `test` (`if`) does, `failed` (`else`) where it does not (JSON Schema 2020-12 Core, section 10.2.2). */
export interface ConditionNode {
  readonly kind: 'condition';
  readonly test: Schema;
  readonly passed: Schema;
  readonly failed: Schema;
}

export interface NotNode {
  readonly kind: 'not';
  readonly schema: Schema;
}
