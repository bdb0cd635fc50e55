import type { CharacterSet } from './character-set.ts';

/** Maximum number of classes that are distinguished: no realistic pattern has more. */
const mostClasses = 400;
const mostSets = 1_000;

/** Characters that no set of a pattern distinguishes form one class. */
export interface Alphabet {
  /** For each class, which of the sets contain it, by their index. */
  readonly classes: readonly (readonly boolean[])[];
}

/** The classes of all characters for some sets; undefined if there are too many. */
export function alphabetOf(sets: readonly CharacterSet[]): Alphabet | undefined {
  if (sets.length > mostSets) return undefined;
  const changes = new Map<number, number[]>([[0, []]]);
  const note = (code: number, set: number): void => {
    const known = changes.get(code);
    if (known === undefined) changes.set(code, [set]);
    else known.push(set);
  };
  for (const [index, set] of sets.entries()) {
    for (const [from, to] of set) {
      note(from, index);
      note(to + 1, index);
    }
  }
  const having = sets.map(() => false);
  const classes = new Map<string, readonly boolean[]>();
  for (const code of [...changes.keys()].toSorted((a, b) => a - b)) {
    if (code > 0x10ffff) break;
    for (const set of changes.get(code) ?? []) having[set] = having[set] !== true;
    const key = having.map(Number).join('');
    if (!classes.has(key)) classes.set(key, [...having]);
    if (classes.size > mostClasses) return undefined;
  }
  return { classes: [...classes.values()] };
}
