import { alphabetOf } from './alphabet.ts';
import { automatonOf, type State } from './automaton.ts';
import { word, type CharacterSet } from './character-set.ts';
import { Growth } from './growth.ts';
import type { Expression } from './parse.ts';
import { alikeInCase } from './scanned-set.ts';
import { pathsThrough } from './paths.ts';

const mostStates = 20_000;
/** Repetitions with counts of this or more are first analysed as endless ones, which makes automata small. */
const longCount = 5;
/**
 * Maximum steps at each position of a pattern with back references: their paths are counted without looking at
 * characters.
 */
const mostStepsBeforeReferences = 4_096;

/**
 * Whether a backtracking matcher searches any text for a match in linear time: proved, or false.
 *
 * Before it fails, such a matcher follows all paths through the automaton of a pattern, from each start. The paths to a
 * state after some characters are counted. The counts of all states are a vector, and each class of characters
 * transforms it into another vector. If only finitely many vectors are reachable, no position of a text costs more than
 * the largest of them, so the total is linear in the length of the text. If paths multiply (`(a|a)*`) or add up
 * (`a*a*$`, or `a+$` from each start), the counts grow beyond the bound. A match only ends the search earlier.
 *
 * @param flags `u` or `iu`
 */
export function isLinear(expression: Expression, flags: string): boolean {
  if (hasReference(expression)) return pathsThrough(expression).steps <= mostStepsBeforeReferences;
  return [longCount, Infinity].some((endlessFrom) => isLinearWith(expression, { endlessFrom, flags }));
}

function isLinearWith(
  expression: Expression,
  { endlessFrom, flags }: { readonly endlessFrom: number; readonly flags: string },
): boolean {
  const numbers = new Map<string, number>();
  const sets: CharacterSet[] = [];
  const setOf = ({ set, source }: { readonly set: CharacterSet; readonly source: string }): number => {
    const number = numbers.get(source) ?? sets.push(set) - 1;
    numbers.set(source, number);
    return number;
  };
  const automaton = automatonOf(expression, { most: mostStates, counts: true, endlessFrom, setOf });
  if (automaton === undefined) return false;
  const wordSet = automaton.states.some(asksForWords)
    ? setOf({ set: flags === 'u' ? word : alikeInCase(word, '\\w'), source: '\\w' })
    : undefined;
  const alphabet = alphabetOf(sets);
  return alphabet !== undefined && new Growth(automaton, { alphabet, word: wordSet }).isBounded();
}

function asksForWords(state: State): boolean {
  return state.op === 'edge' && (state.edge === 'boundary' || state.edge === 'inside');
}

/** Whether an expression has a back reference. */
export function hasReference(expression: Expression): boolean {
  switch (expression.kind) {
    case 'back-reference':
      return true;
    case 'repeat':
    case 'look':
      return hasReference(expression.body);
    case 'sequence':
      return expression.items.some(hasReference);
    case 'choice':
      return expression.options.some(hasReference);
    default:
      return false;
  }
}
