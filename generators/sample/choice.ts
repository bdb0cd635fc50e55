/** Decides where several values are equally right. */
export interface Choice {
  /** A whole number from 0 to below `count`. */
  below(count: number): number;
  /** The entries in the order in which they are tried. */
  order<T>(entries: readonly T[]): readonly T[];
}

/** Always the first: what the document names first is what people expect to see. */
export const firstChoice: Choice = { below: () => 0, order: (entries) => entries };

/** Differs from seed to seed, and is the same for the same seed. The generator is Mulberry32. */
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
