/** Decides between values that are equally suitable. */
export interface Choice {
  /** An integer from 0 up to, but not including, `count`. */
  below(count: number): number;
  /** The entries in the order in which they are tried. */
  order<T>(entries: readonly T[]): readonly T[];
}

/** Always the first: readers expect what the document lists first. */
export const firstChoice: Choice = { below: () => 0, order: (entries) => entries };

/** Differs between seeds, and is the same for the same seed. The generator is Mulberry32. */
export function seededChoice(seed: number): Choice {
  let state = seed >>> 0;
  const below = (count: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count);
  };
  return {
    below,
    order(entries) {
      const start = below(Math.max(1, entries.length));
      return [...entries.slice(start), ...entries.slice(0, start)];
    },
  };
}
