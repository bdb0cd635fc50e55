import type { AutomatonTable } from './table.ts';

/** The kind of a state; `goesOn` has arrows that take no character. */
const accepts = 0;
const takes = 1;
const goesOn = 2;

/** The paths through an automaton from some states over one character, all followed at once. */
export class Ways {
  readonly #start: number;
  readonly #kinds: Uint8Array;
  /** For a state that takes a character, the next state; for others, the start of their arrows. */
  readonly #next: Int32Array;
  /** For a state that takes a character, its set; for others, the end of their arrows. */
  readonly #sets: Int32Array;
  readonly #arrows: Int32Array;
  /** The rounds in which a state was last visited, and last reached. */
  readonly #visited: Float64Array;
  readonly #entered: Float64Array;
  readonly #open: Int32Array;
  #round = 0;

  constructor({ start, states }: AutomatonTable) {
    this.#start = start;
    this.#kinds = new Uint8Array(states.length).fill(goesOn);
    this.#next = new Int32Array(states.length);
    this.#sets = new Int32Array(states.length);
    const arrows: number[] = [];
    for (const [index, state] of states.entries()) {
      const [first, set] = state;
      if (first === undefined) this.#kinds[index] = accepts;
      if (typeof first === 'number' && typeof set === 'number') {
        this.#kinds[index] = takes;
        this.#next[index] = first;
        this.#sets[index] = set;
        continue;
      }
      this.#next[index] = arrows.length;
      for (const arrow of state) {
        if (typeof arrow !== 'number') arrows.push(arrow[0], arrow[1] ?? -1, arrow[2] ?? 0);
      }
      this.#sets[index] = arrows.length;
    }
    this.#arrows = Int32Array.from(arrows);
    this.#visited = new Float64Array(states.length);
    this.#entered = new Float64Array(states.length);
    // Each arrow is followed once; the given states are distinct, and the start state is added.
    this.#open = new Int32Array(states.length + arrows.length + 1);
  }

  /**
   * The states after all paths from some states, and from the start, that take a character.
   * @param held the conditions that are true, one bit for each
   * @param having for each set, whether it contains the character; undefined at the end of a text
   */
  follow(
    from: readonly number[],
    held: number,
    having: readonly boolean[] | undefined,
  ): { readonly states: number[]; readonly accepts: boolean } {
    const open = this.#open;
    this.#round += 1;
    const states: number[] = [];
    let isAccepted = false;
    let count = 0;
    for (const state of from) open[count++] = state;
    open[count++] = this.#start;
    while (count > 0) {
      const state = open[--count] ?? 0;
      if (this.#visited[state] === this.#round) continue;
      this.#visited[state] = this.#round;
      const kind = this.#kinds[state];
      const next = this.#next[state] ?? 0;
      if (kind === accepts) isAccepted = true;
      else if (kind === goesOn) count = this.#goOn(state, held, count);
      else if (having?.[this.#sets[state] ?? 0] === true && this.#entered[next] !== this.#round) {
        this.#entered[next] = this.#round;
        states.push(next);
      }
    }
    return { states, accepts: isAccepted };
  }

  /** Opens the states after those arrows of a state whose conditions are met. */
  #goOn(state: number, held: number, open: number): number {
    const arrows = this.#arrows;
    const end = this.#sets[state] ?? 0;
    let count = open;
    for (let at = this.#next[state] ?? 0; at < end; at += 3) {
      const condition = arrows[at + 1] ?? -1;
      if (condition === -1 || ((held >> condition) & 1) === arrows[at + 2])
        this.#open[count++] = arrows[at] ?? 0;
    }
    return count;
  }
}
