import { parsePattern, type Expression } from '../source/pattern/parse.ts';
import type { CharacterSet } from '../source/pattern/character-set.ts';

/** Longest text that is made for a pattern. */
const LONGEST = 100_000;

/** Characters that read well, the best first. */
const preferred = [...'a1A0-._/ '].map((character) => character.charCodeAt(0));

/** How a text is made where a pattern leaves it open. */
export interface PatternPath {
  /** Repetitions beyond the fewest. */
  readonly extra: number;
  /** Which option of each choice is taken, counted round. */
  readonly option: number;
}

/**
 * A text that follows the structure of a pattern. Look-around is passed over, so the text may still not match: ask
 * the pattern. Undefined where there are back references, and for texts without measure.
 */
export function patternText(pattern: string, path: PatternPath): string | undefined {
  const expression = parsePattern(pattern);
  return expression === undefined ? undefined : write(expression, path);
}

function write(expression: Expression, path: PatternPath): string | undefined {
  switch (expression.kind) {
    case 'characters':
      return characterOf(expression.set);
    case 'edge':
    case 'look':
      return '';
    case 'back-reference':
      return undefined;
    case 'sequence':
      return concatenate(expression.items.map((item) => write(item, path)));
    case 'choice': {
      const chosen = expression.options[path.option % expression.options.length];
      return chosen === undefined ? undefined : write(chosen, path);
    }
    case 'repeat': {
      const body = write(expression.body, path);
      const count = Math.min(expression.max, expression.min + path.extra);
      return body === undefined || body.length * count > LONGEST ? undefined : body.repeat(count);
    }
  }
}

function concatenate(texts: readonly (string | undefined)[]): string | undefined {
  let whole = '';
  for (const text of texts) {
    if (text === undefined || whole.length + text.length > LONGEST) return undefined;
    whole += text;
  }
  return whole;
}

function characterOf(set: CharacterSet): string | undefined {
  const code =
    preferred.find((each) => set.some(([from, to]) => from <= each && each <= to)) ??
    set.find(([, to]) => to >= 0x20)?.[0] ??
    set[0]?.[0];
  return code === undefined ? undefined : String.fromCodePoint(code);
}
