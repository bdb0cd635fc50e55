import { code, join } from '../../code/code.ts';
import { literal } from '../../code/literal.ts';
import type { Schema } from '../../model/model.ts';
import type { JsonType } from '../../keywords/keywords.ts';
import type { AllNode, NodeHandlers, TypedNode, UnionNode } from '../../schema/node.ts';
import { handle, readSchema } from '../../schema/read.ts';
import { hasBigint } from '../../json/as-doubles.ts';
import type { Json } from '../../json/json.ts';
import { isObject } from '../../json/member.ts';
import { bytesType } from './http-module.ts';
import { discriminatedType } from './discriminator.ts';
import { member, membersOf } from './object-type.ts';
import { openBasesOf } from './open-values.ts';
import { requiredElsewhere, requiredType } from './required-members.ts';
import { alternativeScope, inside, referenceType, within, type TypeScope } from './scope.ts';
import {
  arrayOf,
  hasAlternative,
  intersectionOf,
  isSame,
  neverType,
  nullType,
  objectType,
  replaced,
  simpleType,
  unionOf,
  unknownType,
  type TypeExpression,
} from './type-expression.ts';
import { schemaAt } from '../../schema/named.ts';

/** The type of the values that a schema allows; `unknown` if it does not restrict them. */
export function typeOf(schema: Schema, scope: TypeScope): TypeExpression {
  return handle(handlers, readSchema(schema), within(scope, schema));
}

/** Rules that TypeScript cannot express (`not`, `if`, ranges) do not narrow a type. */
const handlers: NodeHandlers<[scope: TypeScope], TypeExpression> = {
  any: () => unknownType,
  never: () => neverType,
  const: ({ value }) => valueType(value),
  enum: ({ values }) => unionOf(values.map(valueType)),
  typed: (node, scope) => {
    // Raw bytes have no type (OpenAPI 3.1.1, section 4.8.14.2).
    if (node.types.length === 0) return scope.files && node.isBinary ? bytesType : unknownType;
    return unionOf(node.types.map((type) => shapes[type](node, scope)));
  },
  ref: ({ reference }, scope) =>
    intersectionOf([referenceType(reference, scope), addedType(reference, scope)]),
  all: allType,
  union: alternativesType,
  condition: () => unknownType,
  not: () => unknownType,
};

const shapes: Readonly<Record<JsonType, (node: TypedNode, scope: TypeScope) => TypeExpression>> = {
  null: () => nullType,
  boolean: () => simpleType(code`boolean`),
  number: () => numberType,
  integer: () => numberType,
  // Files are bytes in multipart bodies; in JSON, binary strings are ordinary strings.
  string: ({ isBinary }, scope) => (scope.files && isBinary ? bytesType : stringType),
  array: ({ array }, scope) => arrayShape(array, inside(scope)),
  object: ({ object }, scope) => objectType(membersOf(object, scope, typeOf)),
};

const stringType = simpleType(code`string`);
const numberType = simpleType(code`number`);

/** `string & {}` includes every string, but does not absorb the other members of a union. */
const plainTypes = [
  { name: 'string', base: stringType, left: simpleType(code`(string & {})`) },
  { name: 'number', base: numberType, left: simpleType(code`(number & {})`) },
] as const;

/** Integers beyond 2^53 have the type `number`, because TypeScript rounds them. */
function valueType(value: Json): TypeExpression {
  if (!hasBigint(value)) return simpleType(literal(value));
  if (Array.isArray(value)) {
    const items = value.map((item) => valueType(item).code);
    return simpleType(code`[${join(items, code`, `)}]`);
  }
  if (!isObject(value)) return numberType;
  return objectType(
    Object.entries(value).map(([name, each]) => member({ name, type: valueType(each), required: true })),
  );
}

/**
 * The intersection of all nodes. Constants make the other nodes redundant; a composition makes a node redundant that
 * only has a `type`.
 */
function allType({ own, schemas }: AllNode, scope: TypeScope): TypeExpression {
  const [first] = own;
  if (first?.kind === 'const' || first?.kind === 'enum') return handle(handlers, first, scope);
  const typesOf = (kind: 'ref' | 'union'): readonly TypeExpression[] =>
    own.filter((node) => node.kind === kind).map((node) => handle(handlers, node, scope));
  const composed = intersectionOf([
    ...typesOf('ref'),
    ...schemas.map((part) => typeOf(part, scope)),
    ...typesOf('union'),
  ]);
  const shape = own.find((node) => node.kind === 'typed');
  if (shape === undefined) return composed;
  const hasRules = [shape.object, shape.array].some((rules) => Object.keys(rules).length > 0);
  return hasRules || isSame(composed, unknownType)
    ? intersectionOf([handle(handlers, shape, scope), composed])
    : composed;
}

function alternativesType({ schemas, discriminator }: UnionNode, scope: TypeScope): TypeExpression {
  const types = schemas.map((alternative) => {
    const type = typeOf(alternative, alternativeScope(scope, alternative));
    return discriminatedType(alternative, type, discriminator, scope.types);
  });
  const plain = types.flatMap((type) => plainTypes.filter(({ base }) => hasAlternative(type, base)));
  const find = (reference: string): Schema => schemaAt(scope.types.summaries, reference).schema;
  const open = openBasesOf(
    plain.map(({ name }) => name),
    schemas,
    find,
  );
  const opened = plainTypes.filter(({ name }) => open.has(name));
  return unionOf(
    types.map((type) => opened.reduce((each, { base, left }) => replaced(each, base, left), type)),
  );
}

/** The members that a referenced schema requires without describing them, if other schemas at this position do. */
function addedType(reference: string, scope: TypeScope): TypeExpression {
  const { undescribed } = schemaAt(scope.types.summaries, reference);
  const members = requiredElsewhere(undescribed, scope).flatMap((name) => {
    const type = requiredType(name, scope, typeOf);
    return isSame(type, unknownType) ? [] : [member({ name, type, required: true })];
  });
  return members.length === 0 ? unknownType : objectType(members);
}

function arrayShape(rules: TypedNode['array'], scope: TypeScope): TypeExpression {
  const { items = true, prefixItems, minItems = 0, maxItems = Infinity } = rules;
  const item = typeOf(items, scope);
  if (prefixItems === undefined) return arrayOf(item);
  const first = prefixItems.map((entry, index) => {
    const type = typeOf(entry, scope);
    const element = type.operator === 'none' ? type.code : code`(${type.code})`;
    return index < minItems ? element : code`${element}?`;
  });
  const isEnd = items === false || maxItems <= first.length;
  return simpleType(
    code`[${join([...first, ...(isEnd ? [] : [code`...${arrayOf(item).code}`])], code`, `)}]`,
  );
}
