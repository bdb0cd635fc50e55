/** A pattern that is matched in linear time: created when the code is generated, read when it runs. */
export interface LinearPatternTable {
  /** Flags of the expressions in `sets`: `u` or `iu`. */
  readonly flags: string;
  /** Sets of characters, each as an expression for one character: `[a-z]`, `\s`. */
  readonly sets: readonly string[];
  /** Each comes after those that it depends on. */
  readonly lookArounds: readonly AutomatonTable[];
  readonly pattern: AutomatonTable;
}

/** An automaton that searches: it starts again at each position of a text. */
export interface AutomatonTable {
  /** Whether it reads from the end of a text to its start, as look-aheads do. */
  readonly backward: boolean;
  readonly start: number;
  readonly states: readonly StateTable[];
}

/**
 * The successors of a state: `[next, set]` takes a character of a set, a list of arrows takes none, and the empty state
 * accepts.
 */
export type StateTable = readonly [next: number, set: number] | readonly Arrow[];

/** The next state, and the condition that must be true (`1`) or false (`0`) at the position. */
export type Arrow = readonly [next: number] | readonly [next: number, condition: number, wanted: number];

/** Numbers of the conditions. Those from `firstLook` on test the matches of the automata of look-arounds. */
export const conditions = { start: 0, end: 1, boundary: 2, firstLook: 3 } as const;
