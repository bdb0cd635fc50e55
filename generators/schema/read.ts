import type { JsonObject } from '../json/json.ts';
import { memoize } from '../incremental/memoize.ts';
import { isBinary } from './binary.ts';
import { discriminatorOf } from './discriminator.ts';
import { keywords, type Keyword, type KeywordName } from '../keywords/keywords.ts';
import type { AllNode, NodeHandlers, RulesOf, SchemaNode } from './node.ts';
import { keywordOf, type Schema } from './schema.ts';
import { impliedTypes, isOfType } from './types.ts';

interface Conversion {
  readonly match: (schema: JsonObject) => boolean;
  readonly convert: (schema: JsonObject) => AllNode['own'];
}

/**
 * How keywords become nodes. Keywords apply together (JSON Schema 2020-12, Core section 7), so each match adds a node.
 * The most restrictive come first: a constant, then a list of values, then types with their rules, then references and
 * alternatives. Conditions come last, as few outputs can express them.
 */
const conversions: readonly Conversion[] = [
  { match: (schema) => keywordOf(schema, 'const') !== undefined, convert: constant },
  { match: (schema) => keywordOf(schema, 'enum') !== undefined, convert: values },
  { match: isTyped, convert: typed },
  { match: (schema) => keywordOf(schema, '$ref') !== undefined, convert: reference },
  {
    match: (schema) => keywordOf(schema, 'anyOf') !== undefined,
    convert: (schema) => union(schema, 'anyOf'),
  },
  {
    match: (schema) => keywordOf(schema, 'oneOf') !== undefined,
    convert: (schema) => union(schema, 'oneOf'),
  },
  { match: (schema) => keywordOf(schema, 'if') !== undefined, convert: condition },
  { match: (schema) => keywordOf(schema, 'not') !== undefined, convert: negation },
];

/** The node of a schema. Its references and `allOf` stay as they are; `mergeSchema` resolves them. */
export function readSchema(schema: Schema): SchemaNode {
  if (typeof schema === 'boolean') return { kind: schema ? 'any' : 'never' };
  return nodeOf(schema);
}

/** Memoized, because several outputs read each schema. */
const nodeOf = memoize(convert);

/** The nodes of a schema without `allOf`, the most specific first. */
export function ownNodes(schema: Schema): readonly SchemaNode[] {
  const node = readSchema(schema);
  return node.kind === 'all' ? node.own : [node];
}

/** Calls the handler for the kind of a node. */
export function handle<Context extends readonly unknown[], Result>(
  handlers: NodeHandlers<Context, Result>,
  node: SchemaNode,
  ...context: Context
): Result {
  const handler = handlers[node.kind] as (given: SchemaNode, ...rest: Context) => Result;
  return handler(node, ...context);
}

function convert(schema: JsonObject): SchemaNode {
  const own = conversions.flatMap(({ match, convert: make }) => (match(schema) ? make(schema) : []));
  const schemas = keywordOf(schema, 'allOf') ?? [];
  const [first, second] = own;
  if (schemas.length > 0 || second !== undefined) return { kind: 'all', own, schemas };
  return first ?? { kind: 'any' };
}

function constant(schema: JsonObject): AllNode['own'] {
  return [{ kind: 'const', value: keywordOf(schema, 'const') ?? null }];
}

function values(schema: JsonObject): AllNode['own'] {
  const types = keywordOf(schema, 'type');
  const possible = keywordOf(schema, 'enum')?.filter(
    (value) => types?.some((type) => isOfType(value, type)) ?? true,
  );
  return [{ kind: 'enum', values: possible ?? [] }];
}

function isTyped(schema: JsonObject): boolean {
  const isNamed = (['type', 'format'] as const).some((name) => keywordOf(schema, name) !== undefined);
  return isNamed || isBinary(schema) || impliedTypes(schema).length > 0;
}

function typed(schema: JsonObject): AllNode['own'] {
  const named = keywordOf(schema, 'type');
  return [
    {
      kind: 'typed',
      types: named ?? impliedTypes(schema),
      isImplied: named === undefined,
      format: keywordOf(schema, 'format'),
      isBinary: isBinary(schema),
      string: rulesOf(schema, 'string'),
      number: rulesOf(schema, 'number'),
      array: rulesOf(schema, 'array'),
      object: rulesOf(schema, 'object'),
    },
  ];
}

const namesOf = Map.groupBy(
  Object.entries<Keyword>(keywords) as [KeywordName, Keyword][],
  ([, { of: type }]) => type,
);

function rulesOf<Type extends NonNullable<Keyword['of']>>(schema: JsonObject, type: Type): RulesOf<Type> {
  const rules: Record<string, unknown> = {};
  for (const [name] of namesOf.get(type) ?? []) {
    const value = keywordOf(schema, name);
    if (value !== undefined) rules[name] = value;
  }
  return rules as RulesOf<Type>;
}

function reference(schema: JsonObject): AllNode['own'] {
  return [{ kind: 'ref', reference: keywordOf(schema, '$ref') ?? '' }];
}

function union(schema: JsonObject, keyword: 'anyOf' | 'oneOf'): AllNode['own'] {
  const schemas = keywordOf(schema, keyword) ?? [];
  return [{ kind: 'union', keyword, schemas, discriminator: discriminatorOf(schema) }];
}

function condition(schema: JsonObject): AllNode['own'] {
  const branch = (name: 'if' | 'then' | 'else'): Schema => keywordOf(schema, name) ?? true;
  return [{ kind: 'condition', test: branch('if'), passed: branch('then'), failed: branch('else') }];
}

function negation(schema: JsonObject): AllNode['own'] {
  return [{ kind: 'not', schema: keywordOf(schema, 'not') ?? true }];
}
