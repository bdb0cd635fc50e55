import type { Expression } from '../source/pattern/parse.ts';
import type { CharacterSet } from '../source/pattern/character-set.ts';
import { structureOf } from '../source/pattern/read-pattern.ts';

/** Maximum length of a text that is made for a pattern. */
const LONGEST = 100_000;

/** Readable characters, the best first. */
const preferred = [...'a1A0-._/ '].map((character) => character.charCodeAt(0));

/** How to choose where a pattern allows several texts. */
export interface PatternPath {
  /** Repetitions beyond the fewest. */
  readonly extra: number;
  /** Which option each choice takes, modulo the number of options. */
  readonly option: number;
}

/**
 * A text that follows the structure of a pattern. It ignores look-around, so the text may still not match: test it with
 * the pattern. Undefined for back references, for texts of excessive length, and for patterns of other dialects.
 */
export function patternText(pattern: string, path: PatternPath): string | undefined {
  const expression = structureOf(pattern);
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
