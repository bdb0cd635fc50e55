import { automatonOf, type State } from './automaton.ts';
import type { Expression } from './parse.ts';

/** Maximum number of states that are examined; larger patterns are assumed to match some text. */
const MOST_STATES = 5_000;

/**
 * Whether an expression without back references may match any text: whether it has a path that takes no character
 * before `^`, none after `$`, and none of an empty class. Look-around is assumed to succeed.
 */
export function canMatch(expression: Expression): boolean {
  const automaton = automatonOf(expression, {
    most: MOST_STATES,
    setOf: ({ set }) => (set.length === 0 ? EMPTY : FULL),
  });
  if (automaton === undefined) return true;
  const { states, start } = automaton;
  // A match may begin at the start of the text, or later.
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
  /** Whether this is the start of the text. */
  readonly isStart: boolean;
  /** Whether this must be the end of the text. */
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
