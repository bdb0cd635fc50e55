import type { Discriminator } from './discriminator.ts';
import type { JsonType, keywords, KeywordName } from '../keywords/keywords.ts';
import type { KeywordValue, Schema } from './schema.ts';
import type { Json } from '../json/json.ts';

/**
 * A schema as the outputs see it. A node is one level deep: the schemas below it are read on demand, so a schema may
 * be recursive.
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

/** One handler for each kind of node: if one is missing, the code does not compile. */
export type NodeHandlers<Context extends readonly unknown[], Result> = {
  readonly [Kind in NodeKind]: (node: Extract<SchemaNode, { kind: Kind }>, ...context: Context) => Result;
};

/** The keywords of a schema for values of one type, by name. */
export type RulesOf<Type> = {
  readonly [
    Name in KeywordName as (typeof keywords)[Name] extends { readonly of: Type } ? Name : never
  ]?: KeywordValue<Name>;
};

/** No rule restricts the values. */
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
  /** Without the values that `type` excludes. */
  readonly values: readonly Json[];
}

/** Values by type, with the rules for each type. */
export interface TypedNode {
  readonly kind: 'typed';
  /** Empty where there is only a `format` or a media type, which do not imply a type. */
  readonly types: readonly JsonType[];
  /** Whether `type` is absent: the types are then those of the rules, and values of all other types are valid too. */
  readonly isImplied: boolean;
  readonly format: string | undefined;
  /** Whether its values represent raw bytes. */
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

/** Several nodes apply together. */
export interface AllNode {
  readonly kind: 'all';
  /** The nodes of the keywords next to `allOf`, the most specific first. */
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

/**
 * `passed` (`then`) applies if `test` (`if`) accepts the value, `failed` (`else`) if not (JSON Schema 2020-12 Core,
 * section 10.2.2).
 */
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
