import type { Automaton, State } from './automaton.ts';

/** The conditions that edges of a pattern test at a position. */
export interface Position {
  readonly start: boolean;
  readonly end: boolean;
  /** Whether there is a word character on exactly one side. */
  readonly boundary: boolean;
}

/** The possible moves of a backtracking matcher at a position, before it takes a character. */
export interface Closure {
  /** Number of visits to states, including repeated ones. */
  readonly steps: number;
  /** States of sets that it reaches, with the number of paths. */
  readonly takes: ReadonlyMap<number, number>;
}

/** Follows all paths from a state that take no character; undefined if there are more steps than the limit. */
export function closureOf(
  { states }: Automaton,
  { from, position, most }: { readonly from: number; readonly position: Position; readonly most: number },
): Closure | undefined {
  const takes = new Map<number, number>();
  const entered = new Set<number>();
  // A state to visit, or the bitwise complement of one whose paths are all done.
  const open = [from];
  let steps = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next < 0) {
      entered.delete(~next);
      continue;
    }
    steps += 1;
    if (steps > most) return undefined;
    const state = states[next];
    if (state === undefined) continue;
    if (state.op === 'set') takes.set(next, (takes.get(next) ?? 0) + 1);
    else if (state.op === 'split') {
      entered.add(next);
      open.push(~next, ...state.next);
    } else open.push(...onwards(state, { position, entered }));
  }
  return { steps, takes };
}

function onwards(
  state: State,
  { position, entered }: { readonly position: Position; readonly entered: ReadonlySet<number> },
): readonly number[] {
  switch (state.op) {
    case 'edge': {
      const { start, end, boundary } = position;
      return { start, end, boundary, inside: !boundary }[state.edge] ? [state.next] : [];
    }
    case 'round':
      return entered.has(state.entry) ? [] : [state.next];
    case 'look':
      return [state.next];
    default:
      return [];
  }
}
