import { isInDirection, type Directed } from '../../model/directed-members.ts';
import type { ApiModel, Schema } from '../../model/model.ts';
import { keywordOf } from '../../schema/schema.ts';
import { impliedTypes } from '../../schema/types.ts';
import { schemaAt } from '../../schema/named.ts';

/** The members of a body that can be arguments. */
export interface NamedMembers {
  readonly names: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
  /** Whether its type is a union or an intersection and not an interface. */
  readonly isComposed: boolean;
  /** Whether it has alternatives, which may differ in their members. */
  readonly isUnion: boolean;
}

/**
 * The members of a body if it is an object, possibly composed of others, all of whose members have names. Undefined for
 * other bodies, which are one argument.
 */
export function namedMembers(model: ApiModel, root: Schema): NamedMembers | undefined {
  const names = new Set<string>();
  const required = new Set<string>();
  const received = new Set<string>();
  const directed: Directed = { direction: 'request', source: model };
  let isComposed = false;
  let isUnion = false;
  const parts = new Set<Schema>([root]);
  for (const part of parts) {
    const types = keywordOf(part, 'type') ?? impliedTypes(part);
    if (typeof part === 'boolean' || isOpen(part) || types.some((type) => type !== 'object'))
      return undefined;
    if (others.some((name) => keywordOf(part, name) !== undefined)) return undefined;
    for (const [name, property] of Object.entries(keywordOf(part, 'properties') ?? {}))
      (isInDirection(property, directed) ? names : received).add(name);
    for (const name of keywordOf(part, 'required') ?? []) required.add(name);
    const reference = keywordOf(part, '$ref');
    if (reference !== undefined) {
      parts.add(schemaAt(model, reference).schema);
      if (impliedTypes(part).includes('object')) isComposed = true;
    }
    for (const keyword of ['allOf', 'anyOf', 'oneOf'] as const) {
      const schemas = keywordOf(part, keyword) ?? [];
      if (schemas.length > 0) isComposed = true;
      if (schemas.length > 0 && keyword !== 'allOf') isUnion = true;
      for (const each of schemas) parts.add(each);
    }
  }
  if (names.size === 0) return undefined;
  // A name that is only in `required` is a member of any type.
  for (const name of required) if (!received.has(name)) names.add(name);
  return { names, required: new Set([...required].filter((name) => names.has(name))), isComposed, isUnion };
}

/** Keywords whose rules concern the object as a whole. */
const others = ['not', 'if', 'const', 'enum'] as const;

function isOpen(schema: Schema): boolean {
  const additional = keywordOf(schema, 'additionalProperties') ?? false;
  return additional !== false || keywordOf(schema, 'patternProperties') !== undefined;
}
