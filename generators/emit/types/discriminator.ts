import { code, type Code } from '../../code/code.ts';
import { propertyKey } from '../../code/name.ts';
import { stringLiteral } from '../../code/string.ts';
import type { NamedSchema, Schema } from '../../model/model.ts';
import { isSchema } from '../../model/schema-walk.ts';
import { isObject } from '../../source/member.ts';
import type { JsonObject } from '../../source/document.ts';
import { allOf } from './composition.ts';
import type { NamedTypes } from './named-types.ts';
import { intersectionOf, simpleType, unionOf, type TypeExpression } from './type-expression.ts';

/**
 * An alternative of a union with a discriminator (OpenAPI 3.1 section 4.8.25), met with the values that choose it:
 * `Cat & { kind: 'cat' }`. Where the alternative lists values of that member itself, they stand as they are.
 */
export function discriminatedType(options: {
  readonly owner: JsonObject;
  readonly alternative: Schema;
  readonly type: TypeExpression;
  readonly types: NamedTypes;
}): TypeExpression {
  const { owner, alternative, type, types } = options;
  const discriminator = owner['discriminator'];
  const reference = isObject(alternative) ? alternative['$ref'] : undefined;
  if (!isObject(discriminator) || typeof reference !== 'string') return type;
  const name = discriminator['propertyName'];
  const schema = types.schema(reference);
  if (typeof name !== 'string' || !isPlain(propertyOf({ schema: schema.schema, name, types }))) return type;
  const values = unionOf(valuesFor(schema, discriminator).map((value) => simpleType(stringLiteral(value))));
  return intersectionOf([type, simpleType(tag(name, values))]);
}

function tag(name: string, values: TypeExpression): Code {
  return code`{ ${propertyKey(name)}: ${values.code} }`;
}

/** The values mapped to a schema, by reference or by name; its name where there are none. */
function valuesFor(schema: NamedSchema, discriminator: JsonObject): readonly string[] {
  const mapping = isObject(discriminator['mapping']) ? Object.entries(discriminator['mapping']) : [];
  const mapped = mapping
    .filter(([, target]) => target === schema.ref || target === schema.key)
    .map(([value]) => value);
  return mapped.length === 0 ? [schema.key] : mapped;
}

/** A member may be missing or any string; whatever says more than that is left alone. */
function isPlain(property: Schema | undefined): boolean {
  if (property === undefined || property === true) return true;
  return (
    isObject(property) && property['type'] === 'string' && !('enum' in property) && !('const' in property)
  );
}

/** The nearest description of a member, in the schema or in one that it refers to or is made of. */
function propertyOf(options: {
  readonly schema: Schema;
  readonly name: string;
  readonly types: NamedTypes;
}): Schema | undefined {
  const { schema, name, types } = options;
  const parts = new Set([schema]);
  for (const part of parts) {
    if (!isObject(part)) continue;
    const { $ref: reference, properties } = part;
    if (isObject(properties) && Object.hasOwn(properties, name) && isSchema(properties[name])) {
      return properties[name];
    }
    if (typeof reference === 'string') parts.add(types.schema(reference).schema);
    for (const other of allOf(part)) parts.add(other);
  }
  return undefined;
}
