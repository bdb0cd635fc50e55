import type { Expression } from '../../../generators/source/pattern/parse.ts';

/** Goes on at a position; true ends the match. */
type Continuation = (at: number) => boolean;

/** A search that takes more steps than this is broken off. */
const mostSteps = 5_000_000;

/**
 * The steps that a backtracking matcher takes to search a text for a match: the one that ECMA-262 describes (section
 * 22.2.2), with continuations. It is told that nothing matches in the end, so that it tries everything.
 */
export function backtrackingSteps(expression: Expression, text: string): number {
  const matcher = new Backtracking([...text]);
  matcher.search(expression);
  return matcher.steps;
}

class Backtracking {
  steps = 0;
  readonly #characters: readonly string[];

  constructor(characters: readonly string[]) {
    this.#characters = characters;
  }

  search(expression: Expression): void {
    for (let at = 0; at <= this.#characters.length; at += 1) this.#match(expression, at, () => false);
  }

  #match(expression: Expression, at: number, next: Continuation): boolean {
    this.steps += 1;
    if (this.steps > mostSteps) throw new Error('Too many steps.');
    switch (expression.kind) {
      case 'characters':
        return this.#isIn(expression.set, at) && next(at + 1);
      case 'edge':
        return this.#isAt(expression.edge, at) && next(at);
      case 'choice':
        return expression.options.some((option) => this.#match(option, at, next));
      case 'sequence': {
        const matchFrom = (item: number, from: number): boolean => {
          const part = expression.items[item];
          return part === undefined ? next(from) : this.#match(part, from, (to) => matchFrom(item + 1, to));
        };
        return matchFrom(0, at);
      }
      case 'repeat':
        return this.#repeat(expression, { at, count: 0 }, next);
      case 'look': {
        // A look-behind takes as many steps in this direction at most as the sets of the random patterns allow.
        const found = expression.ahead && this.#match(expression.body, at, () => true);
        return (expression.negated || found || !expression.ahead) && next(at);
      }
      case 'back-reference':
        throw new Error('There are none in the random patterns.');
    }
  }

  #repeat(
    repeat: Expression & { readonly kind: 'repeat' },
    { at, count }: { readonly at: number; readonly count: number },
    next: Continuation,
  ): boolean {
    const { body, min, max } = repeat;
    const goOn = (to: number): boolean =>
      (count < min || to !== at) && this.#repeat(repeat, { at: to, count: count + 1 }, next);
    if (count < max && this.#match(body, at, goOn)) return true;
    return count >= min && next(at);
  }

  #isIn(set: readonly (readonly [number, number])[], at: number): boolean {
    const code = this.#characters[at]?.codePointAt(0);
    return code !== undefined && set.some(([from, to]) => from <= code && code <= to);
  }

  #isAt(edge: 'start' | 'end' | 'boundary' | 'inside', at: number): boolean {
    if (edge === 'start') return at === 0;
    if (edge === 'end') return at === this.#characters.length;
    const [before, after] = [this.#characters[at - 1], this.#characters[at]].map((each) =>
      /\w/.test(each ?? ''),
    );
    return (before !== after) === (edge === 'boundary');
  }
}
