import { alphabetOf } from './alphabet.ts';
import { automatonOf, type State } from './automaton.ts';
import { word, type CharacterSet } from './character-set.ts';
import { Growth } from './growth.ts';
import type { Expression } from './parse.ts';
import { alikeInCase } from './scanned-set.ts';
import { pathsThrough } from './paths.ts';

const mostStates = 20_000;
/** Repetitions that are counted to this or more are first looked at as endless ones, which makes automata small. */
const longCount = 5;
/** Steps at each position of a pattern with back references: their paths are counted without a look at characters. */
const mostStepsBeforeReferences = 4_096;

/**
 * Whether a backtracking matcher takes linear time to search any text for a match: proved, or false.
 *
 * Such a matcher fails by going all paths through the automaton of a pattern, from each start. The paths that are at a
 * state after some characters are counted: the counts of all states are a vector, and each class of characters makes
 * another vector of it. If the vectors that can be reached are finitely many, no position of a text costs more than the
 * largest of them, so that the whole is linear in the length of the text. Where paths multiply (`(a|a)*`) or add up
 * (`a*a*$`, or `a+$` from each start), the counts grow beyond the bound. A match that is found only ends the search
 * earlier.
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

/** Whether an expression asks for what a group has matched. */
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
