import { Ways } from './ways.ts';
import { conditions, type AutomatonTable } from './table.ts';

/** Memory for steps that were taken before, in states and steps; beyond it they are forgotten. */
const MOST_REMEMBERED = 100_000;
/** A text that makes it forget so often is one of which nothing can be learned. */
const MOST_FORGOTTEN = 3;
/** The class of the end of a text, beyond those of characters. */
const END = 0x10000;

/** A text as automata read it. */
export interface Reading {
  /** The class of each character. */
  readonly characters: Uint16Array;
  readonly length: number;
  /** For each class, whether it is in a set. */
  readonly classes: readonly (readonly boolean[])[];
  /** The set of word characters, where `\b` asks for it. */
  readonly word: number;
  /** For each automaton before this one, the positions (1) at which it has found a match. */
  readonly found: readonly Uint8Array[];
}

/** All states in which an automaton can be, each after a character it took. */
interface Moment {
  readonly states: readonly number[];
  /** By the class of the next character, where no condition that is asked for holds. */
  readonly plain: (Moment | undefined)[];
  /** By class and by the conditions that hold. */
  readonly others: Map<number, Moment>;
  /** Whether a match has ended on the way here. */
  readonly accepts: boolean;
}

/**
 * Follows all ways through an automaton at once, and remembers where they led: a text takes time linear in its length,
 * times the number of states at worst.
 */
export class PatternAutomaton {
  readonly #backward: boolean;
  readonly #ways: Ways;
  readonly #asked: readonly number[];
  /** Whether a condition is asked for that can hold within a text, not at its start and end alone. */
  readonly #asksWithin: boolean;
  #first: Moment = momentOf([], false);
  #moments = new Map<string, Moment>();
  #remembered = 0;
  #forgotten = 0;

  constructor(table: AutomatonTable) {
    this.#backward = table.backward;
    this.#ways = new Ways(table);
    const asked = table.states.flatMap((state) =>
      state.flatMap((arrow) => (typeof arrow === 'number' || arrow[1] === undefined ? [] : [arrow[1]])),
    );
    this.#asked = [...new Set(asked)];
    this.#asksWithin = asked.some((condition) => condition > conditions.end);
  }

  /** Whether there is a match anywhere. */
  search(reading: Reading): boolean {
    return this.#run(reading, undefined);
  }

  /** The positions at which a match ends, in the direction of reading. */
  matches(reading: Reading): Uint8Array {
    const found = new Uint8Array(reading.length + 1);
    this.#run(reading, found);
    return found;
  }

  /** Notes the positions of matches; without a list for them, ends at the first. */
  #run(reading: Reading, found: Uint8Array | undefined): boolean {
    const { characters, length } = reading;
    this.#forgotten = 0;
    let moment = this.#first;
    for (let count = 0; count <= length; count += 1) {
      const position = this.#backward ? length - count : count;
      const character =
        count === length ? END : (characters[this.#backward ? position - 1 : position] ?? END);
      const asks = this.#asksWithin || count === 0 || count === length;
      const held = asks ? this.#conditionsAt(reading, position) : 0;
      const known = held === 0 ? moment.plain[character] : moment.others.get(held * 2 * END + character);
      moment = known ?? this.#follow(moment, { reading, held, character });
      if (!moment.accepts) continue;
      if (found === undefined) return true;
      found[position] = 1;
    }
    return false;
  }

  /** The conditions that hold at a position, one bit for each. */
  #conditionsAt({ characters, length, classes, word, found }: Reading, position: number): number {
    let held = 0;
    for (const condition of this.#asked) {
      let holds: boolean;
      if (condition === conditions.start) holds = position === 0;
      else if (condition === conditions.end) holds = position === length;
      else if (condition === conditions.boundary) {
        const before = position > 0 && classes[characters[position - 1] ?? END]?.[word] === true;
        const after = position < length && classes[characters[position] ?? END]?.[word] === true;
        holds = before !== after;
      } else holds = found[condition - conditions.firstLook]?.[position] === 1;
      if (holds) held |= 1 << condition;
    }
    return held;
  }

  #follow(from: Moment, at: { reading: Reading; held: number; character: number }): Moment {
    const { held, character, reading } = at;
    const { states, accepts } = this.#ways.follow(from.states, held, reading.classes[character]);
    if (this.#forgotten >= MOST_FORGOTTEN) return momentOf(states, accepts);
    const next = this.#remember(states, accepts);
    this.#remembered += 1;
    if (held !== 0) from.others.set(held * 2 * END + character, next);
    else if (character !== END) from.plain[character] = next;
    return next;
  }

  #remember(states: readonly number[], accepts: boolean): Moment {
    const sorted = states.toSorted((a, b) => a - b);
    const key = `${accepts ? '!' : ''}${sorted.join(' ')}`;
    const known = this.#moments.get(key);
    if (known !== undefined) return known;
    this.#remembered += 1 + sorted.length;
    if (this.#remembered > MOST_REMEMBERED) {
      this.#first = momentOf([], false);
      this.#moments = new Map();
      this.#remembered = 0;
      this.#forgotten += 1;
    }
    const made = momentOf(sorted, accepts);
    this.#moments.set(key, made);
    return made;
  }
}

function momentOf(states: readonly number[], accepts: boolean): Moment {
  return { states, plain: [], others: new Map(), accepts };
}
