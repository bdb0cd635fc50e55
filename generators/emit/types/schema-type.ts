import { code, join } from '../../code/code.ts';
import { literal } from '../../code/literal.ts';
import type { Schema } from '../../model/model.ts';
import { isSchema } from '../../schema/schema.ts';
import { impliedTypes } from '../../schema/types.ts';
import type { Json, JsonObject } from '../../source/document.ts';
import { bytesType } from './bytes.ts';
import { isBinary } from '../../model/binary.ts';
import { listOf } from './composition.ts';
import { discriminatedType } from './discriminator.ts';
import { membersOf } from './object-type.ts';
import { openBasesOf, plainBases, type OpenBase } from './open-values.ts';
import { inside, referenceType, type TypeScope } from './scope.ts';
import {
  arrayOf,
  intersectionOf,
  isSame,
  neverType,
  nullType,
  objectType,
  simpleType,
  unionOf,
  unknownType,
  type TypeExpression,
} from './type-expression.ts';

type Convert = (schema: JsonObject, scope: TypeScope) => TypeExpression;

interface Conversion {
  readonly match: (schema: JsonObject) => boolean;
  readonly convert: Convert;
}

/**
 * Which keywords make the type; the first match wins. The keywords of a schema hold together (JSON Schema 2020-12, Core
 * section 7), so those come first that leave least to the others: a constant says everything, a list of values nearly
 * so; a composition meets the shape that stands beside it; only then the shape stands alone. What TypeScript has no word
 * for (`not`, `if`, ranges) does not narrow the type.
 */
const conversions: readonly Conversion[] = [
  { match: (schema) => schema['const'] !== undefined, convert: constantType },
  { match: (schema) => Array.isArray(schema['enum']), convert: valuesType },
  { match: isComposed, convert: composedType },
  { match: (schema) => shapesOf(schema).length > 0, convert: shapeType },
];

/** A shape for every name that `type` can hold (JSON Schema 2020-12, Validation section 6.1.1). */
const shapeByType: ReadonlyMap<Json, Convert> = new Map<Json, Convert>([
  ['null', () => nullType],
  ['boolean', () => simpleType(code`boolean`)],
  ['number', () => simpleType(code`number`)],
  ['integer', () => simpleType(code`number`)],
  ['string', stringShape],
  ['array', arrayShape],
  ['object', objectShape],
]);

/** The type of the values that a schema allows, as seen from the scope; `unknown` where it does not say. */
export function typeOf(schema: Schema, scope: TypeScope): TypeExpression {
  if (typeof schema === 'boolean') return schema ? unknownType : neverType;
  return conversions.find(({ match }) => match(schema))?.convert(schema, scope) ?? unknownType;
}

function constantType(schema: JsonObject): TypeExpression {
  return valueType(schema['const'] ?? null);
}

function valueType(value: Json): TypeExpression {
  return simpleType(literal(value));
}

function valuesType(schema: JsonObject): TypeExpression {
  const values = Array.isArray(schema['enum']) ? schema['enum'] : [];
  const types = typesOf(schema);
  const possible =
    types.length === 0 ? values : values.filter((value) => types.some((type) => isOfType(value, type)));
  return unionOf(possible.map(valueType));
}

function isOfType(value: Json, type: Json): boolean {
  if (value === null) return type === 'null';
  if (Array.isArray(value)) return type === 'array';
  return typeof value === 'number' ? type === 'number' || type === 'integer' : typeof value === type;
}

function isComposed(schema: JsonObject): boolean {
  return (
    typeof schema['$ref'] === 'string' ||
    (['allOf', 'anyOf', 'oneOf'] as const).some((keyword) => listOf(schema, keyword).length > 0)
  );
}

/** All that a composition demands at once. The bare `type` beside it adds nothing to parts that say more. */
function composedType(schema: JsonObject, outer: TypeScope): TypeExpression {
  const scope = outer.whole === undefined ? { ...outer, whole: schema } : outer;
  const { $ref: reference } = schema;
  const composed = intersectionOf([
    ...(typeof reference === 'string' ? [referenceType(reference, scope)] : []),
    ...listOf(schema, 'allOf').map((part) => typeOf(part, scope)),
    ...(['anyOf', 'oneOf'] as const).map((keyword) => alternativesType({ schema, keyword, scope })),
  ]);
  const saysMore = impliedTypes(schema).some((type) => type === 'object' || type === 'array');
  if (!saysMore && !isSame(composed, unknownType)) return composed;
  return intersectionOf([shapeType(schema, scope), composed]);
}

function alternativesType(options: {
  readonly schema: JsonObject;
  readonly keyword: 'anyOf' | 'oneOf';
  readonly scope: TypeScope;
}): TypeExpression {
  const { schema, keyword, scope } = options;
  const alternatives = listOf(schema, keyword);
  if (alternatives.length === 0) return unknownType;
  const open = openBasesOf(alternatives, (reference) => scope.types.schema(reference).schema);
  return unionOf(
    alternatives.map((alternative) => {
      if (plainBases(alternative).some((base) => open.has(base)))
        return openType(alternative, { open, scope });
      return discriminatedType({
        owner: schema,
        alternative,
        type: typeOf(alternative, scope),
        types: scope.types,
      });
    }),
  );
}

/** `string & {}` takes every string, and yet does not swallow the values that stand beside it in a union. */
function openType(
  schema: Schema,
  options: { readonly open: ReadonlySet<OpenBase>; readonly scope: TypeScope },
): TypeExpression {
  if (typeof schema === 'boolean') return unknownType;
  return unionOf(
    typesOf(schema).map((type) => {
      if (type === 'string' && options.open.has('string')) return simpleType(code`(string & {})`);
      if ((type === 'number' || type === 'integer') && options.open.has('number'))
        return simpleType(code`(number & {})`);
      return shapeOf(type)(schema, options.scope);
    }),
  );
}

/** The shapes that `type` names, or where it is left out, those that the other keywords are about. */
function shapeType(schema: JsonObject, scope: TypeScope): TypeExpression {
  const shapes = shapesOf(schema);
  return shapes.length === 0 ? unknownType : unionOf(shapes.map((type) => shapeOf(type)(schema, scope)));
}

function shapesOf(schema: JsonObject): readonly Json[] {
  const named = typesOf(schema);
  return named.length === 0 ? impliedTypes(schema) : named;
}

function shapeOf(type: Json): Convert {
  return shapeByType.get(type) ?? (() => unknownType);
}

function typesOf(schema: JsonObject): readonly Json[] {
  return [schema['type'] ?? []].flat();
}

/** Files travel as bytes in multipart bodies; as JSON, binary strings are strings like others. */
function stringShape(schema: JsonObject, scope: TypeScope): TypeExpression {
  return scope.files && isBinary(schema) ? bytesType(scope) : simpleType(code`string`);
}

function objectShape(schema: JsonObject, scope: TypeScope): TypeExpression {
  return objectType(membersOf(schema, scope));
}

function arrayShape(schema: JsonObject, scope: TypeScope): TypeExpression {
  const inner = inside(scope);
  const items = schema['items'];
  const item = isSchema(items) ? typeOf(items, inner) : unknownType;
  const prefix = schema['prefixItems'];
  if (!Array.isArray(prefix)) return arrayOf(item);
  const required = typeof schema['minItems'] === 'number' ? schema['minItems'] : 0;
  const first = prefix.filter(isSchema).map((entry, index) => {
    const type = typeOf(entry, inner);
    const element = type.operator === 'none' ? type.code : code`(${type.code})`;
    return index < required ? element : code`${element}?`;
  });
  const isEnd =
    items === false || (typeof schema['maxItems'] === 'number' && schema['maxItems'] <= first.length);
  return simpleType(
    code`[${join([...first, ...(isEnd ? [] : [code`...${arrayOf(item).code}`])], code`, `)}]`,
  );
}
