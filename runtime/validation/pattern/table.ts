/** A pattern as it is matched in linear time: made when the code is generated, read when it runs. */
export interface LinearPatternTable {
  /** Of the expressions in `sets`: `u` or `iu`. */
  readonly flags: string;
  /** Sets of characters, each as an expression for one character: `[a-z]`, `\s`. */
  readonly sets: readonly string[];
  /** Each stands after those that it asks for. */
  readonly lookArounds: readonly AutomatonTable[];
  readonly pattern: AutomatonTable;
}

/** An automaton that starts again at each position of a text. */
export interface AutomatonTable {
  /** Set where it reads from the end of a text to its start, which look-aheads do. */
  readonly backward: boolean;
  readonly start: number;
  readonly states: readonly StateTable[];
}

/**
 * What a state leads to: `[next, set]` takes a character of a set, a list of arrows takes none, and the state without
 * anything accepts.
 */
export type StateTable = readonly [next: number, set: number] | readonly Arrow[];

/** Where to go on, and the condition that the position has to meet (`1`) or not (`0`). */
export type Arrow = readonly [next: number] | readonly [next: number, condition: number, wanted: number];

/** Numbers of the conditions. Those from `firstLook` on ask what the automata of look-arounds have found. */
export const conditions = { start: 0, end: 1, boundary: 2, firstLook: 3 } as const;
