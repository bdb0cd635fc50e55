import { isInDirection, type Directed } from '../../model/directed-members.ts';
import type { ApiModel, Schema } from '../../model/model.ts';
import { keywordOf } from '../../schema/schema.ts';
import { impliedTypes } from '../../schema/types.ts';
import { schemaAt } from '../../schema/named.ts';

/** The members of an object that can be arguments. */
export interface NamedMembers {
  readonly names: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
  /** Whether the object is composed of others, so that its type is a union or an intersection and not an interface. */
  readonly isComposed: boolean;
  /** Whether there are alternatives, some of which may lack some of the members. */
  readonly isUnion: boolean;
}

/**
 * The members of a body that can be arguments beside the parameters. The body must be an object, possibly composed of
 * objects, all of whose members have names. Undefined for everything else, which has to stay one argument.
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
  // A name that is only in `required` is a member as well: of any type.
  for (const name of required) if (!received.has(name)) names.add(name);
  return { names, required: new Set([...required].filter((name) => names.has(name))), isComposed, isUnion };
}

/** Keywords that exclude values in ways that members cannot express. */
const others = ['not', 'if', 'const', 'enum'] as const;

function isOpen(schema: Schema): boolean {
  const additional = keywordOf(schema, 'additionalProperties') ?? false;
  return additional !== false || keywordOf(schema, 'patternProperties') !== undefined;
}
