import { code, empty, lines, type Code } from '../../code/code.ts';
import { docComment, type DocText } from '../../code/comment.ts';
import { propertyKey } from '../../code/name.ts';
import type { Schema } from '../../model/model.ts';
import { isInDirection } from '../../model/directed-members.ts';
import type { TypedNode } from '../../schema/node.ts';
import { readSchema } from '../../schema/read.ts';
import { documentationOf } from './documentation.ts';
import { requiredElsewhere, requiredNames, requiredType } from './required-members.ts';
import { saysNothing } from './says-nothing.ts';
import { inside, type TypeOf, type TypeScope } from './scope.ts';
import {
  afterSign,
  intersectionOf,
  neverType,
  unionOf,
  unknownType,
  type TypeExpression,
} from './type-expression.ts';

/** Whether the schema describes only the members of objects, so that it can be an interface. */
export function isObjectType(schema: Schema): boolean {
  const node = readSchema(schema);
  return node.kind === 'typed' && node.types.length > 0 && node.types.every((type) => type === 'object');
}

type ObjectRules = TypedNode['object'];

/** The members of the object type of a schema, with their documentation; those of the other direction are left out. */
export function membersOf(rules: ObjectRules, scope: TypeScope, typeOf: TypeOf): readonly Code[] {
  const inner = inside(scope);
  const required = new Set([
    ...(rules.required ?? []),
    ...requiredNames(scope.whole?.schema ?? true, scope.types.faces),
  ]);
  const directed = { direction: scope.direction, schemas: scope.types.faces.schemas };
  const known = Object.entries(rules.properties ?? {}).flatMap(([name, property]): Code[] => {
    if (!isInDirection(property, directed)) return [];
    const isOpen = required.has(name) && saysNothing(scope.types.faces, property);
    const type = intersectionOf([
      typeOf(property, inner),
      isOpen ? requiredType(name, scope, typeOf) : unknownType,
    ]);
    return [member({ name, type, required: required.has(name), doc: documentationOf(property) })];
  });
  const names = (rules.required ?? []).filter((name) => !Object.hasOwn(rules.properties ?? {}, name));
  const undescribed = requiredElsewhere(names, scope).map((name) =>
    member({ name, type: requiredType(name, scope, typeOf), required: true }),
  );
  const members = [...known, ...undescribed];
  return [...members, ...indexSignature(rules, members.length > 0, (value) => typeOf(value, inner))];
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

/** An index signature must include the type of every member beside it; `unknown` always does. */
function indexSignature(
  { additionalProperties, patternProperties = {} }: ObjectRules,
  hasMembers: boolean,
  valueType: (value: Schema) => TypeExpression,
): readonly Code[] {
  const patterns = Object.values(patternProperties);
  const isListed = additionalProperties !== undefined && additionalProperties !== false;
  if (!isListed && patterns.length === 0) {
    if (hasMembers) return [];
    return [code`[key: string]: ${(additionalProperties === false ? neverType : unknownType).code};`];
  }
  // Without `additionalProperties`, names that no pattern matches may have any value.
  if (hasMembers || additionalProperties === undefined) return [code`[key: string]: unknown;`];
  const values = [...patterns, ...(isListed ? [additionalProperties] : [])];
  return [code`[key: string]: ${unionOf(values.map(valueType)).code};`];
}
