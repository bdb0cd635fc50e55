import { code, empty, lines, type Code } from '../../code/code.ts';
import { docComment, type DocText } from '../../code/comment.ts';
import { propertyKey } from '../../code/name.ts';
import type { Schema } from '../../model/model.ts';
import { isInDirection } from '../../model/directed-members.ts';
import type { TypedNode } from '../../schema/node.ts';
import { readSchema } from '../../schema/read.ts';
import { documentationOf } from './documentation.ts';
import { indexSignature } from './index-signature.ts';
import { requiredElsewhere, requiredNames, requiredType } from './required-members.ts';
import { isUntyped } from './untyped.ts';
import { inside, type TypeOf, type TypeScope } from './scope.ts';
import { afterSign, intersectionOf, unknownType, type TypeExpression } from './type-expression.ts';

/** Whether a schema only has rules of objects, so that its type can be an interface. */
export function isObjectType(schema: Schema): boolean {
  const node = readSchema(schema);
  return node.kind === 'typed' && node.types.length > 0 && node.types.every((type) => type === 'object');
}

type ObjectRules = TypedNode['object'];

/** The members of an object type with their documentation, without those of the other direction. */
export function membersOf(rules: ObjectRules, scope: TypeScope, typeOf: TypeOf): readonly Code[] {
  const inner = inside(scope);
  const required = new Set([
    ...(rules.required ?? []),
    ...requiredNames(scope.applied?.schema ?? true, scope.types.summaries),
  ]);
  const directed = { direction: scope.direction, source: scope.types.summaries };
  const known = Object.entries(rules.properties ?? {}).flatMap(([name, property]): Code[] => {
    if (!isInDirection(property, directed)) return [];
    const isOpen = required.has(name) && isUntyped(scope.types.summaries, property);
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
  return [...members, ...indexSignature(rules, scope, { hasMembers: members.length > 0, typeOf })];
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
