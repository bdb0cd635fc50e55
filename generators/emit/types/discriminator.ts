import { code } from '../../code/code.ts';
import { propertyKey } from '../../code/name.ts';
import { stringLiteral } from '../../code/string.ts';
import { mappedTags } from '../../model/discriminator.ts';
import type { Tag } from '../../model/extensions.ts';
import { leavesOpen, type Discriminator } from '../../schema/discriminator.ts';
import type { Schema } from '../../model/model.ts';
import { keywordOf } from '../../schema/schema.ts';
import type { NamedTypes } from './scope.ts';
import { intersectionOf, simpleType, unionOf, type TypeExpression } from './type-expression.ts';
import { schemaAt } from '../../schema/named.ts';

/**
 * An alternative of a union with a discriminator (OpenAPI 3.1.1 section 4.8.25), intersected with its values in the
 * mapping: `Cat & { kind: 'cat' }`. It is unchanged without such values, or if it restricts the member itself.
 */
export function discriminatedType(
  alternative: Schema,
  type: TypeExpression,
  discriminator: Discriminator | undefined,
  types: NamedTypes,
): TypeExpression {
  const reference = keywordOf(alternative, '$ref');
  if (discriminator === undefined || reference === undefined) return type;
  const schema = schemaAt(types.named, reference);
  const { member } = discriminator;
  const tag = { member, values: mappedTags(discriminator, schema) };
  return tag.values.length > 0 && leavesOpen(types.named, schema.schema, tag)
    ? intersectionOf([type, tagType(tag)])
    : type;
}

function tagType({ member, values }: Tag): TypeExpression {
  const union = unionOf(values.map((value) => simpleType(stringLiteral(value))));
  return simpleType(code`{ ${propertyKey(member)}: ${union.code} }`);
}
