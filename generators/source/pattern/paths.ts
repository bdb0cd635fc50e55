import type { Expression } from './parse.ts';

/** The maximum moves of a backtracking matcher at one position of a text; `Infinity` if they are unbounded. */
export interface PathCounts {
  /** Paths to the end of the expression. */
  readonly ends: number;
  /** Steps on all paths together. */
  readonly steps: number;
}

/** The steps of comparing a back reference; where this matters, the text of its group is not longer. */
const referenceSteps = 256;
const one: PathCounts = { ends: 1, steps: 1 };

/** Counts the paths through an expression, as if each character of a text were in each set. */
export function pathsThrough(expression: Expression): PathCounts {
  switch (expression.kind) {
    case 'characters':
    case 'edge':
      return one;
    case 'back-reference':
      return { ends: 1, steps: referenceSteps };
    case 'look':
      return { ends: 1, steps: 1 + pathsThrough(expression.body).steps };
    case 'choice': {
      const options = expression.options.map(pathsThrough);
      return {
        ends: sum(options.map(({ ends }) => ends)),
        steps: 1 + sum(options.map(({ steps }) => steps)),
      };
    }
    case 'sequence':
      return inSequence(expression.items.map(pathsThrough));
    case 'repeat':
      return repeated(expression);
  }
}

/** Each end of one part starts the next part once; a look-behind begins at the other end. */
function inSequence(parts: readonly PathCounts[]): PathCounts {
  const ends = parts.reduce((product, part) => product * part.ends, 1);
  return { ends, steps: ends * (1 + sum(parts.map(({ steps }) => steps))) };
}

function repeated({ body, min, max }: Expression & { readonly kind: 'repeat' }): PathCounts {
  if (max === 0) return one;
  const { ends, steps } = pathsThrough(body);
  if (max === Infinity || (max > 1 && ends > 1 && ends ** max === Infinity))
    return { ends: Infinity, steps: Infinity };
  const longest = Math.max(1, ends) ** max;
  return { ends: (max - min + 1) * longest, steps: (max - min + 1) * longest * (1 + max * steps) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
