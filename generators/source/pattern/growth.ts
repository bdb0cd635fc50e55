import type { Alphabet } from './alphabet.ts';
import type { Automaton } from './automaton.ts';
import { closureOf, type Position } from './closure.ts';

/** Maximum steps at one position of a text, for all starts together. The first position may cost more. */
const mostSteps = 1_024;
const mostStepsAtStart = 20_000;
/** The same for each state: a matcher that follows all states at once takes one. */
const [stepsPerState, stepsOfFewStates] = [4, 64];
/** Limits of the analysis itself. */
const mostVectors = 5_000;
const mostWork = 500_000;

/** The number of paths of a backtracking matcher to each state after some characters. */
type Counts = ReadonlyMap<number, number>;

/** The moves of a backtracking matcher from a state at one position of a text. */
interface Onward {
  readonly steps: number;
  /** For each class, the states after a character of it, with the number of paths to them. */
  readonly after: readonly Counts[];
}

interface Moment {
  readonly counts: Counts;
  readonly start: boolean;
  /** Whether the last character was a word character. */
  readonly word: boolean;
}

/** Computes how the paths of a backtracking matcher grow with the text, for all starts of a match together. */
export class Growth {
  readonly #automaton: Automaton;
  readonly #alphabet: Alphabet;
  readonly #word: number | undefined;
  readonly #most: number;
  readonly #onwards = new Map<number, Onward | undefined>();
  #work = 0;

  /** @param word the number of the set of word characters, if the pattern tests word boundaries */
  constructor(automaton: Automaton, { alphabet, word }: { alphabet: Alphabet; word: number | undefined }) {
    this.#automaton = automaton;
    this.#alphabet = alphabet;
    this.#word = word;
    this.#most = Math.min(mostSteps, stepsOfFewStates + stepsPerState * automaton.states.length);
  }

  /** Whether no position of any text costs more than the bound; also false if the proof would take too long. */
  isBounded(): boolean {
    return this.#followAll() ?? this.#followLargest();
  }

  /** Follows each reachable vector of counts; undefined if there are too many. */
  #followAll(): boolean | undefined {
    const first: Moment = { counts: new Map(), start: true, word: false };
    const seen = new Set<string>();
    const open = [first];
    for (let moment = open.pop(); moment !== undefined; moment = open.pop()) {
      if (seen.size > mostVectors || this.#work > mostWork) return undefined;
      if (this.#step(moment, undefined) === undefined) return false;
      for (const character of this.#alphabet.classes.keys()) {
        const counts = this.#step(moment, character);
        if (counts === undefined) return false;
        const next = { counts, start: false, word: this.#isWord(character) };
        const key = keyOf(next);
        if (!seen.has(key)) open.push(next);
        seen.add(key);
      }
    }
    return true;
  }

  /** Follows one vector that is an upper bound of all reachable ones. */
  #followLargest(): boolean {
    this.#work = 0;
    const words = this.#word === undefined ? [false] : [false, true];
    let largest: Counts = new Map();
    for (let grows = true; grows;) {
      if (this.#work > mostWork) return false;
      const next = new Map(largest);
      for (const word of words) {
        for (const start of [true, false]) {
          const moment = { counts: start ? new Map<number, number>() : largest, start, word };
          for (const character of [undefined, ...this.#alphabet.classes.keys()]) {
            const counts = this.#step(moment, character);
            if (counts === undefined) return false;
            for (const [state, count] of counts) next.set(state, Math.max(count, next.get(state) ?? 0));
          }
        }
      }
      grows = [...next].some(([state, count]) => largest.get(state) !== count);
      largest = next;
    }
    return true;
  }

  /** The counts after a character of a class, or after the end of the text; undefined beyond the bound. */
  #step({ counts, start, word }: Moment, character: number | undefined): Counts | undefined {
    const boundary = word !== (character !== undefined && this.#isWord(character));
    const position = { start, end: character === undefined, boundary };
    const most = start ? mostStepsAtStart : this.#most;
    const after = new Map<number, number>();
    let steps = 0;
    for (const [from, count] of [...counts, [this.#automaton.start, 1] as const]) {
      const onward = this.#onward(from, position, most);
      if (onward === undefined) return undefined;
      steps += count * onward.steps;
      if (steps > most) return undefined;
      this.#work += 2;
      const taken = character === undefined ? undefined : onward.after[character];
      for (const [state, paths] of taken ?? []) after.set(state, (after.get(state) ?? 0) + paths * count);
    }
    this.#work += after.size;
    return after;
  }

  #onward(from: number, position: Position, most: number): Onward | undefined {
    const { start, end, boundary } = position;
    const key = from * 8 + Number(start) * 4 + Number(end) * 2 + Number(boundary);
    if (!this.#onwards.has(key)) this.#onwards.set(key, this.#goOn(from, position, most));
    return this.#onwards.get(key);
  }

  #goOn(from: number, position: Position, most: number): Onward | undefined {
    const closure = closureOf(this.#automaton, { from, position, most });
    this.#work += closure?.steps ?? most;
    if (closure === undefined) return undefined;
    const after = this.#alphabet.classes.map(() => new Map<number, number>());
    for (const [index, paths] of closure.takes) {
      const state = this.#automaton.states[index];
      if (state?.op !== 'set') continue;
      for (const [character, having] of this.#alphabet.classes.entries()) {
        const counts = after[character];
        if (having[state.set] === true) counts?.set(state.next, (counts.get(state.next) ?? 0) + paths);
      }
    }
    return { steps: closure.steps, after };
  }

  #isWord(character: number): boolean {
    return this.#word !== undefined && this.#alphabet.classes[character]?.[this.#word] === true;
  }
}

function keyOf({ counts, word }: Moment): string {
  const sorted = [...counts].toSorted(([a], [b]) => a - b);
  return `${word ? 'w' : ''}${sorted.join(' ')}`;
}
