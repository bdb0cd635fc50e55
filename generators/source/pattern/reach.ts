import { automatonOf, type State } from './automaton.ts';
import type { Expression } from './parse.ts';

/** States that are looked at; larger patterns are taken to match some text. */
const MOST_STATES = 5_000;

/**
 * Whether some text may match an expression without back references: whether a path through it takes no character
 * before `^`, none after `$`, and none of an empty class. What looks ahead or behind is taken to be met.
 */
export function canMatch(expression: Expression): boolean {
  const automaton = automatonOf(expression, {
    most: MOST_STATES,
    setOf: ({ set }) => (set.length === 0 ? EMPTY : FULL),
  });
  if (automaton === undefined) return true;
  const { states, start } = automaton;
  // A match may begin where the text does, or later.
  const open: Position[] = [
    { at: start, isStart: true, isEnd: false },
    { at: start, isStart: false, isEnd: false },
  ];
  const seen = new Set<number>();
  for (let position = open.pop(); position !== undefined; position = open.pop()) {
    const identity = position.at * 4 + (position.isStart ? 2 : 0) + (position.isEnd ? 1 : 0);
    if (seen.has(identity)) continue;
    seen.add(identity);
    const state = states[position.at];
    if (state === undefined || state.op === 'accept') return true;
    open.push(...after(state, position));
  }
  return false;
}

const EMPTY = 0;
const FULL = 1;

interface Position {
  readonly at: number;
  /** Whether the text begins here. */
  readonly isStart: boolean;
  /** Whether the text has to end here. */
  readonly isEnd: boolean;
}

function after(state: Exclude<State, { op: 'accept' }>, position: Position): readonly Position[] {
  switch (state.op) {
    case 'split':
      return state.next.map((at) => ({ ...position, at }));
    case 'set':
      return state.set === EMPTY || position.isEnd ? [] : [{ at: state.next, isStart: false, isEnd: false }];
    case 'edge':
      if (state.edge === 'start' && !position.isStart) return [];
      return [{ ...position, at: state.next, isEnd: position.isEnd || state.edge === 'end' }];
    default:
      return [{ ...position, at: state.next }];
  }
}
