import { isInDirection, type Directed } from '../../model/directed-members.ts';
import type { ApiModel, Schema } from '../../model/model.ts';
import { isSchema } from '../../schema/schema.ts';
import { impliedTypes } from '../../schema/types.ts';
import { isObject } from '../../source/member.ts';

/** The members of an object that can be arguments. */
export interface Members {
  readonly names: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
  /** Whether the object is put together of others, so that its type is a union or an intersection and no interface. */
  readonly isComposed: boolean;
  /** Whether there are alternatives, of which some may be without some of the members. */
  readonly isUnion: boolean;
}

/**
 * The members of a body whose members can stand beside the parameters: an object, put together of objects or not, all of
 * whose members have names. Undefined for everything else, which has to stay in one piece.
 */
export function namedMembers(model: ApiModel, root: Schema): Members | undefined {
  const names = new Set<string>();
  const required = new Set<string>();
  const received = new Set<string>();
  const directed: Directed = { direction: 'request', schema: (reference) => model.schema(reference) };
  let isComposed = false;
  let isUnion = false;
  const parts = new Set<Schema>([root]);
  for (const part of parts) {
    if (!isObject(part) || isOpen(part) || !['object', undefined].includes(typeNameOf(part)))
      return undefined;
    if (['not', 'if', 'const', 'enum'].some((keyword) => Object.hasOwn(part, keyword))) return undefined;
    for (const [name, property] of Object.entries(isObject(part['properties']) ? part['properties'] : {})) {
      const isSent = isSchema(property) && isInDirection(property, directed);
      (isSent ? names : received).add(name);
    }
    for (const name of [part['required']].flat()) if (typeof name === 'string') required.add(name);
    if (typeof part['$ref'] === 'string') {
      parts.add(model.schema(part['$ref']).schema);
      if (impliedTypes(part).includes('object')) isComposed = true;
    }
    for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
      const others = [part[keyword]].flat().filter(isSchema);
      if (others.length > 0) isComposed = true;
      if (others.length > 0 && keyword !== 'allOf') isUnion = true;
      for (const other of others) parts.add(other);
    }
  }
  if (names.size === 0) return undefined;
  // A name that is only required is a member as well: of any type.
  for (const name of required) if (!received.has(name)) names.add(name);
  return { names, required: new Set([...required].filter((name) => names.has(name))), isComposed, isUnion };
}

function isOpen({ additionalProperties, patternProperties }: Exclude<Schema, boolean>): boolean {
  return (additionalProperties ?? false) !== false || patternProperties !== undefined;
}

function typeNameOf({ type }: Exclude<Schema, boolean>): string | undefined {
  return type === undefined ? undefined : String(type);
}
