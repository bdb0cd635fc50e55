import type { Edge, Expression } from './parse.ts';
import { pathsThrough } from './paths.ts';

/** A state of an automaton; the numbers in `next` are indexes of states. */
export type State =
  | { readonly op: 'accept' }
  | { readonly op: 'set'; readonly set: number; readonly next: number }
  | { readonly op: 'split'; readonly next: readonly number[] }
  | { readonly op: 'edge'; readonly edge: Edge; readonly next: number }
  | { readonly op: 'look'; readonly look: Look; readonly next: number }
  /**
   * The end of one iteration of the repetition that begins at `entry`: an iteration without a character does not count.
   */
  | { readonly op: 'round'; readonly entry: number; readonly next: number };

export type Look = Expression & { readonly kind: 'look' };

export interface Automaton {
  readonly states: readonly State[];
  readonly start: number;
}

export interface AutomatonOptions {
  /** Maximum number of states. */
  readonly most: number;
  /** True to read from the end of a text to its start. */
  readonly backward?: boolean;
  /**
   * True to count what a backtracking matcher does. It ends iterations without a character. It runs a look-ahead, and
   * then continues after it. It goes back in a look-behind, with as many steps as there are paths through it.
   */
  readonly counts?: boolean;
  /**
   * Makes `{n,m}` endless from this number on if the repeated part takes characters. The endless one has at least as
   * many paths for a backtracking matcher, as it contains each path of the counted one.
   */
  readonly endlessFrom?: number;
  /** The number of a set of characters. */
  setOf(expression: Expression & { readonly kind: 'characters' }): number;
}

/** The automaton of an expression without back references (Thompson's construction); undefined if it is too large. */
export function automatonOf(expression: Expression, options: AutomatonOptions): Automaton | undefined {
  const builder = new Builder(options);
  const start = builder.build(expression, builder.add({ op: 'accept' }));
  return builder.isFull ? undefined : { states: builder.states, start };
}

class Builder {
  readonly states: State[] = [];
  readonly #options: AutomatonOptions;

  constructor(options: AutomatonOptions) {
    this.#options = options;
  }

  get isFull(): boolean {
    return this.states.length > this.#options.most;
  }

  add(state: State): number {
    return this.states.push(state) - 1;
  }

  /** The first state of an expression that is followed by another state. */
  build(expression: Expression, next: number): number {
    if (this.isFull) return next;
    switch (expression.kind) {
      case 'characters':
        return this.add({ op: 'set', set: this.#options.setOf(expression), next });
      case 'edge':
        return this.add({ op: 'edge', edge: expression.edge, next });
      case 'look':
        return this.#options.counts === true
          ? this.#inlined(expression, next)
          : this.add({ op: 'look', look: expression, next });
      case 'back-reference':
        throw new Error('Automata cannot read back references.');
      case 'choice':
        return this.add({ op: 'split', next: expression.options.map((option) => this.build(option, next)) });
      case 'sequence': {
        const items = this.#options.backward === true ? expression.items : expression.items.toReversed();
        return items.reduce((after, item) => this.build(item, after), next);
      }
      case 'repeat':
        return this.#repeat(expression, next);
    }
  }

  #inlined({ ahead, body }: Look, next: number): number {
    if (ahead) return this.add({ op: 'split', next: [this.build(body, this.add({ op: 'accept' })), next] });
    const { steps } = pathsThrough(body);
    let start = next;
    for (let step = 0; step < steps && !this.isFull; step += 1)
      start = this.add({ op: 'split', next: [start] });
    return start;
  }

  #repeat(repeat: Expression & { readonly kind: 'repeat' }, next: number): number {
    const { body } = repeat;
    const { min, max } = this.#counts(repeat);
    let start = max === Infinity ? this.#endless(body, next) : next;
    if (max !== Infinity) {
      for (let count = min; count < max && !this.isFull; count += 1)
        start = this.#optional(body, start, next);
    }
    for (let count = 0; count < min && !this.isFull; count += 1) start = this.build(body, start);
    return start;
  }

  #counts({ body, min, max }: Expression & { readonly kind: 'repeat' }): { min: number; max: number } {
    const { endlessFrom = Infinity } = this.#options;
    const isLong = (max === Infinity ? min : max) >= endlessFrom;
    return isLong && !canBeEmpty(body) ? { min: Math.min(min, 1), max: Infinity } : { min, max };
  }

  #endless(body: Expression, next: number): number {
    const entry = this.add({ op: 'split', next: [] });
    this.states[entry] = { op: 'split', next: [this.build(body, this.#round(entry, entry)), next] };
    return entry;
  }

  /** One more iteration, or `end`. */
  #optional(body: Expression, next: number, end: number): number {
    const entry = this.add({ op: 'split', next: [] });
    this.states[entry] = { op: 'split', next: [this.build(body, this.#round(entry, next)), end] };
    return entry;
  }

  #round(entry: number, next: number): number {
    return this.#options.counts === true ? this.add({ op: 'round', entry, next }) : next;
  }
}

/** Whether an expression can match without taking a character. */
function canBeEmpty(expression: Expression): boolean {
  switch (expression.kind) {
    case 'characters':
      return false;
    case 'edge':
    case 'look':
    case 'back-reference':
      return true;
    case 'sequence':
      return expression.items.every(canBeEmpty);
    case 'choice':
      return expression.options.some(canBeEmpty);
    case 'repeat':
      return expression.min === 0 || canBeEmpty(expression.body);
  }
}
