import type { JsonType } from '../keywords/keywords.ts';
import { mergeSchema, type MergedSchema } from '../schema/merge.ts';
import type { ApiModel, Schema } from '../model/model.ts';
import type { Json, JsonObject } from '../json/json.ts';

/** Maximum branches of one `oneOf` that are distinguished: the time grows with the square of their number. */
const MOST_BRANCHES = 32;

/** Types of the values that another branch refuses, in the order in which they are tried. */
const refusedTypes = ['string', 'integer', 'boolean', 'null'] as const satisfies readonly JsonType[];

/**
 * For each branch of a `oneOf`: members that the branch does not describe, with values that the other branches
 * refuse. Undefined if a branch has no such member. If all branches only describe optional members, a value of one
 * branch matches the others too, and `oneOf` accepts it only with such a member (JSON Schema 2020-12 Core, 10.2.1.3).
 */
export function membersApart(
  model: ApiModel,
  branches: readonly Schema[],
): readonly (JsonObject | undefined)[] {
  if (branches.length < 2 || branches.length > MOST_BRANCHES) return branches.map(() => undefined);
  const flat = branches.map((branch) => mergeSchema(model, branch));
  return flat.map((own) => {
    const properties = new Map<string, Json>();
    for (const other of flat) {
      const member = other === own ? undefined : memberApart(model, { own, other, flat });
      if (member !== undefined) properties.set(...member);
    }
    if (properties.size === 0) return undefined;
    return { type: 'object', properties: Object.fromEntries(properties), required: [...properties.keys()] };
  });
}

interface Pair {
  readonly own: MergedSchema;
  readonly other: MergedSchema;
  readonly flat: readonly MergedSchema[];
}

/** The first member that only the other branch describes, with a type that no branch allows for it. */
function memberApart(model: ApiModel, { own, other, flat }: Pair): readonly [string, JsonObject] | undefined {
  for (const name of other.properties.keys()) {
    if (own.properties.has(name)) continue;
    const declared = flat.map((each) => typesOfMember(model, each, name));
    const type = refusedTypes.find((refused) => declared.every((types) => types?.includes(refused) !== true));
    const isRefused = typesOfMember(model, other, name) !== undefined;
    if (isRefused && type !== undefined) return [name, { type }];
  }
  return undefined;
}

/** The types that a branch allows for a member; undefined where it does not restrict them. */
function typesOfMember(model: ApiModel, branch: MergedSchema, name: string): readonly JsonType[] | undefined {
  const schema = branch.properties.get(name);
  if (schema === undefined) return undefined;
  const { types, isImplied } = mergeSchema(model, schema);
  if (isImplied) return undefined;
  return types.flatMap((type): readonly JsonType[] => (type === 'number' ? ['number', 'integer'] : [type]));
}
