import { code, empty, lines, type Code } from '../../code/code.ts';
import { docComment, type DocText } from '../../code/comment.ts';
import { propertyKey } from '../../code/name.ts';
import type { Schema } from '../../model/model.ts';
import { isInDirection, membersOfOtherDirection } from '../../model/directed-members.ts';
import { isSchema, keywordOf } from '../../schema/schema.ts';
import { typesOf } from '../../schema/types.ts';
import { isObject } from '../../source/member.ts';
import type { JsonObject } from '../../source/document.ts';
import { documentationOf } from './documentation.ts';
import { typeOf } from './schema-type.ts';
import { directedBy, inside, type TypeScope } from './scope.ts';
import { afterSign, neverType, unionOf, unknownType, type TypeExpression } from './type-expression.ts';

const otherKeywords = ['$ref', 'allOf', 'anyOf', 'oneOf', 'const', 'enum'] as const;

/** Whether the schema describes objects by their members and nothing else, so that an interface can stand for it. */
export function isObjectType(schema: Schema): boolean {
  if (otherKeywords.some((name) => keywordOf(schema, name) !== undefined)) return false;
  const [type, other] = typesOf(schema);
  return type === 'object' && other === undefined;
}

/** The members of the object type of a schema, with their documentation; those of the other direction are left out. */
export function membersOf(schema: JsonObject, scope: TypeScope): readonly Code[] {
  const inner = inside(scope);
  const required = new Set(Array.isArray(schema['required']) ? schema['required'] : []);
  const properties = Object.entries(isObject(schema['properties']) ? schema['properties'] : {});
  const known = properties.flatMap(([name, property]): Code[] => {
    if (!isSchema(property) || !isInDirection(property, directedBy(scope))) return [];
    return [
      member({
        name,
        type: typeOf(property, inner),
        required: required.has(name),
        doc: documentationOf(property),
      }),
    ];
  });
  const undescribed = undescribedMembers(schema, scope).map((name) =>
    member({ name, type: unknownType, required: true }),
  );
  return [
    ...known,
    ...undescribed,
    ...indexSignature({ schema, scope: inner, hasMembers: known.length + undescribed.length > 0 }),
  ];
}

/** Members that a schema requires although it leaves it to others to describe them, as in `allOf: [base, { required }]`. */
function undescribedMembers(schema: JsonObject, scope: TypeScope): readonly string[] {
  const described = isObject(schema['properties']) ? schema['properties'] : {};
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const names = required
    .filter((name) => typeof name === 'string')
    .filter((name) => !Object.hasOwn(described, name));
  if (names.length === 0 || scope.whole === undefined) return names;
  const excluded = membersOfOtherDirection(scope.whole, directedBy(scope));
  return names.filter((name) => !excluded.has(name));
}

/** One member of an object type, with its comment above it. */
export function member(options: {
  readonly name: string;
  readonly type: TypeExpression;
  readonly required: boolean;
  readonly doc?: DocText;
}): Code {
  const { name, type, required, doc = {} } = options;
  return lines([
    docComment(doc),
    code`${propertyKey(name)}${required ? empty : code`?`}:${afterSign(type)};`,
  ]);
}

/** An index signature must take in the type of every member beside it; `unknown` always does. */
function indexSignature(options: {
  readonly schema: JsonObject;
  readonly scope: TypeScope;
  readonly hasMembers: boolean;
}): readonly Code[] {
  const { schema, scope, hasMembers } = options;
  const additional = schema['additionalProperties'];
  const patterns = isObject(schema['patternProperties'])
    ? Object.values(schema['patternProperties']).filter(isSchema)
    : [];
  const isListed = isSchema(additional) && additional !== false;
  if (!isListed && patterns.length === 0) {
    if (hasMembers) return [];
    return [code`[key: string]: ${(additional === false ? neverType : unknownType).code};`];
  }
  if (hasMembers) return [code`[key: string]: unknown;`];
  const values = [...patterns, ...(isListed ? [additional] : [])].map((value) => typeOf(value, scope));
  return [code`[key: string]: ${unionOf(values).code};`];
}
