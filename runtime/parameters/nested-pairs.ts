import type { SendableValue } from './descriptor.ts';
import { writeScalar } from './scalar.ts';

/** A name and a text, neither encoded; null is written without `=`. */
export type TextPair = readonly [name: string, text: string | null];

/**
 * The pairs of a nested value. Empty lists and objects are `name=`. Objects in a list are numbered (`a[0][k]=v`), unless
 * their first member shows where each begins (`a[][k]=v`). Throws a TypeError for names that brackets cannot contain.
 */
export function nestedPairs(name: string, value: SendableValue): TextPair[] {
  if (value === null) return [[name, null]];
  if (typeof value !== 'object') return [[name, writeScalar(value)]];
  if (isList(value)) return listPairs(name, value);
  const members = Object.entries(value);
  if (members.length === 0) return [[name, '']];
  return members.flatMap(([member, inner]) => nestedPairs(`${name}[${memberName(member)}]`, inner));
}

/** Like `Array.isArray`, which does not narrow a read-only array. */
export function isList(value: SendableValue): value is readonly SendableValue[] {
  return Array.isArray(value);
}

function listPairs(name: string, items: readonly SendableValue[]): TextPair[] {
  if (items.length === 0) return [[name, '']];
  if (items.every(isScalar)) return items.flatMap((item) => nestedPairs(`${name}[]`, item));
  const objects = items.filter(isMembers);
  const first = objects.length === items.length ? sharedFirst(objects) : undefined;
  if (first === undefined) return items.flatMap((item, index) => nestedPairs(`${name}[${index}]`, item));
  return objects.flatMap((item) => {
    const others = Object.keys(item).filter((member) => member !== first);
    return [first, ...others].flatMap((member) =>
      nestedPairs(`${name}[][${memberName(member)}]`, item[member] ?? null),
    );
  });
}

type Members = { readonly [name: string]: SendableValue };

/** The member that begins each item: it has a single value in each, so that its next occurrence begins another item. */
function sharedFirst(items: readonly Members[]): string | undefined {
  const [first] = Object.keys(items[0] ?? {});
  if (first === undefined) return undefined;
  return items.every((item) => Object.hasOwn(item, first) && isScalar(item[first])) ? first : undefined;
}

function isScalar(value: SendableValue | undefined): boolean {
  return value === null || typeof value !== 'object';
}

function isMembers(value: SendableValue): value is Members {
  return value !== null && typeof value === 'object' && !isList(value);
}

/** The name of a member. Throws a TypeError for a name that brackets cannot contain (`refused`). */
export function memberName(name: string, refused: RegExp = /^$|[[\]]/): string {
  if (refused.test(name)) throw new TypeError(`${name} cannot name a member.`);
  return name;
}
