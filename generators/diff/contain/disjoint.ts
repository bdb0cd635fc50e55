import { canonicalText } from './canonical-text.ts';
import { describedNames, schemasOfMember } from './members.ts';
import type { Summary } from './summary.ts';
import type { Schema } from '../../schema/schema.ts';

/** How deep members are looked into. */
const DEEPEST = 4;

/** Makes the ways to meet schemas of a document; undefined where there are too many. */
export type Read = (schemas: readonly Schema[]) => readonly Summary[] | undefined;

/** Whether no value can meet both: their types, their values or those of a member that one of them requires differ. */
export function areDisjoint(
  one: Summary,
  other: Summary,
  { readOne, readOther }: { readonly readOne: Read; readonly readOther: Read },
  depth = 0,
): boolean {
  const types = [...one.types].filter((type) => other.types.has(type));
  if (types.length === 0) return true;
  if (one.values !== undefined && other.values !== undefined) {
    const texts = new Set(other.values.map(canonicalText));
    return one.values.every((value) => !texts.has(canonicalText(value)));
  }
  if (types.some((type) => type !== 'object') || depth > DEEPEST) return false;
  const names = [...one.required, ...other.required].filter(
    (name) => describedNames(one.facets).has(name) || describedNames(other.facets).has(name),
  );
  return names.some((name) => {
    const first = readOne(schemasOfMember(one.facets, name, { closed: false }));
    const second = readOther(schemasOfMember(other.facets, name, { closed: false }));
    if (first === undefined || second === undefined) return false;
    return first.every((each) =>
      second.every((member) => areDisjoint(each, member, { readOne, readOther }, depth + 1)),
    );
  });
}
