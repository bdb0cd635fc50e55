import { Ways } from './ways.ts';
import { conditions, type AutomatonTable } from './table.ts';

/** Memory for earlier steps, in states and steps; when it is full, they are dropped. */
const MOST_REMEMBERED = 100_000;
/** If a text fills the memory this often, its steps do not repeat, so they are no longer stored. */
const MOST_FORGOTTEN = 3;
/** The class for the end of a text, after those of characters. */
const END = 0x10000;

/** A text in the form that automata read. */
export interface Reading {
  /** The class of each character. */
  readonly characters: Uint16Array;
  readonly length: number;
  /** For each class, whether each set contains it. */
  readonly classes: readonly (readonly boolean[])[];
  /** The set of word characters, if `\b` needs it. */
  readonly word: number;
  /** For each previous automaton, the positions (1) at which it found a match. */
  readonly found: readonly Uint8Array[];
}

/** A state of the deterministic automaton: a set of states that the given automaton may be in. */
interface Moment {
  readonly states: readonly number[];
  /** The next one by the class of the next character, if no tested condition is true. */
  readonly plain: (Moment | undefined)[];
  /** The next one by class and by the conditions that are true. */
  readonly others: Map<number, Moment>;
  /** Whether a match has ended on the path to it. */
  readonly accepts: boolean;
}

/**
 * Follows all paths through an automaton at once and caches the steps (a lazy deterministic automaton). A text takes
 * time linear in its length, at worst times the number of states.
 */
export class PatternAutomaton {
  readonly #backward: boolean;
  readonly #ways: Ways;
  readonly #asked: readonly number[];
  /** Whether it tests a condition that can be true inside a text, not only at its start and end. */
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

  /** Marks the positions of matches in `found`; without it, stops at the first match. */
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

  /** The conditions that are true at a position, one bit for each. */
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
