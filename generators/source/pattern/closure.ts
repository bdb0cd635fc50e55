import type { Automaton, State } from './automaton.ts';

/** What the edges of a pattern ask of a position. */
export interface Position {
  readonly start: boolean;
  readonly end: boolean;
  /** Whether there is a word character on one side alone. */
  readonly boundary: boolean;
}

/** What a backtracking matcher can do at a position, before it takes a character. */
export interface Closure {
  /** States that it visits, as often as it visits them. */
  readonly steps: number;
  /** States of sets that it gets to, and in how many paths. */
  readonly takes: ReadonlyMap<number, number>;
}

/** Goes all paths from a state that take no character; undefined where there are more steps than asked for. */
export function closureOf(
  { states }: Automaton,
  { from, position, most }: { readonly from: number; readonly position: Position; readonly most: number },
): Closure | undefined {
  const takes = new Map<number, number>();
  const entered = new Set<number>();
  // A state to visit, or the bitwise complement of one that all paths through have been gone.
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
