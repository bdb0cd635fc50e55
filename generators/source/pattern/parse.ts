import { classEscapes, complement, dot, setOf, union, type CharacterSet } from './character-set.ts';
import { alikeInCase, scannedSet } from './scanned-set.ts';

/** A regular expression, reduced to what decides whether a text matches: capturing groups are ordinary groups. */
export type Expression =
  | { readonly kind: 'characters'; readonly set: CharacterSet; readonly source: string }
  | { readonly kind: 'edge'; readonly edge: Edge }
  | {
      readonly kind: 'look';
      readonly ahead: boolean;
      readonly negated: boolean;
      readonly body: Expression;
    }
  | { readonly kind: 'back-reference' }
  | { readonly kind: 'sequence'; readonly items: readonly Expression[] }
  | { readonly kind: 'choice'; readonly options: readonly Expression[] }
  | { readonly kind: 'repeat'; readonly body: Expression; readonly min: number; readonly max: number };

/** Assertions about a position in a text: `^`, `$`, `\b` and `\B`. */
export type Edge = 'start' | 'end' | 'boundary' | 'inside';

/** Maximum depth of nested groups. */
const deepest = 100;

/**
 * Parses a pattern of ECMA-262 (section 22.2.1) that is valid with the flags `u` or `iu`; undefined if it is nested too
 * deeply.
 */
export function parsePattern(source: string, flags = 'u'): Expression | undefined {
  return new PatternParser(source, flags).parse();
}

class PatternParser {
  readonly #source: string;
  readonly #flags: string;
  #at = 0;
  #depth = 0;

  constructor(source: string, flags: string) {
    this.#source = source;
    this.#flags = flags;
  }

  parse(): Expression | undefined {
    return this.#choice();
  }

  #choice(): Expression | undefined {
    if (this.#depth > deepest) return undefined;
    this.#depth += 1;
    const options: Expression[] = [];
    do {
      const option = this.#sequence();
      if (option === undefined) return undefined;
      options.push(option);
    } while (this.#take('|'));
    this.#depth -= 1;
    const [only] = options;
    return options.length === 1 ? only : { kind: 'choice', options };
  }

  #sequence(): Expression | undefined {
    const items: Expression[] = [];
    while (this.#at < this.#source.length && !this.#looksAt('|') && !this.#looksAt(')')) {
      const term = this.#term();
      if (term === undefined) return undefined;
      items.push(this.#quantified(term));
    }
    const [only] = items;
    return items.length === 1 ? only : { kind: 'sequence', items };
  }

  #quantified(body: Expression): Expression {
    const counts = this.#match(/(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y);
    if (counts === undefined) return body;
    const [, sign, from, comma, to] = counts;
    if (sign !== undefined)
      return { kind: 'repeat', body, min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity };
    const min = Number(from);
    const max = comma === '' ? min : to === '' ? Infinity : Number(to);
    return { kind: 'repeat', body, min, max };
  }

  #term(): Expression | undefined {
    if (this.#take('(')) return this.#group();
    if (this.#take('^')) return { kind: 'edge', edge: 'start' };
    if (this.#take('$')) return { kind: 'edge', edge: 'end' };
    if (this.#match(/\\b/y)) return { kind: 'edge', edge: 'boundary' };
    if (this.#match(/\\B/y)) return { kind: 'edge', edge: 'inside' };
    if (this.#match(/\\(?:[1-9]\d*|k<[^>]*>)/y)) return { kind: 'back-reference' };
    const from = this.#at;
    const set = this.#take('[') ? this.#class() : this.#take('.') ? dot : this.#member();
    const source = this.#source.slice(from, this.#at);
    // Followed by a digit, `\0` would have another meaning.
    const kept = source === '\\0' ? '\\x00' : source;
    return { kind: 'characters', set: this.#flags === 'u' ? set : alikeInCase(set, kept), source: kept };
  }

  #group(): Expression | undefined {
    const opening = this.#match(/\?(?:<?[=!]|:|<[^>]*>)/y)?.[0] ?? '';
    const body = this.#choice();
    this.#take(')');
    if (body === undefined) return undefined;
    if (!/[=!]$/.test(opening)) return body;
    return { kind: 'look', ahead: !opening.includes('<'), negated: opening.endsWith('!'), body };
  }

  #class(): CharacterSet {
    const negated = this.#take('^');
    const sets: CharacterSet[] = [];
    while (this.#at < this.#source.length && !this.#take(']')) {
      const from = this.#member();
      if (!this.#looksAt('-') || this.#source[this.#at + 1] === ']') {
        sets.push(from);
        continue;
      }
      this.#at += 1;
      sets.push(setOf([from[0]?.[0] ?? 0, this.#member()[0]?.[1] ?? 0]));
    }
    const set = union(...sets);
    return negated ? complement(set) : set;
  }

  /** A character, an escaped one, or the set of a class escape. */
  #member(): CharacterSet {
    const property = this.#match(/\\p\{[^}]*\}/iy);
    if (property !== undefined) return scannedSet(property[0]);
    const pair = this.#match(/\\u([Dd][89ABab][0-9A-Fa-f]{2})\\u([Dd][C-Fc-f][0-9A-Fa-f]{2})/y);
    if (pair !== undefined) {
      const units = [pair[1], pair[2]].map((digits = '') => Number.parseInt(digits, 16));
      return single(String.fromCharCode(...units).codePointAt(0) ?? 0);
    }
    const coded = this.#match(/\\(?:u\{([0-9A-Fa-f]+)\}|u([0-9A-Fa-f]{4})|x([0-9A-Fa-f]{2}))/y);
    if (coded !== undefined) return single(Number.parseInt(coded[1] ?? coded[2] ?? coded[3] ?? '', 16));
    const control = this.#match(/\\c([A-Za-z])/y);
    if (control !== undefined) return single((control[1] ?? '').charCodeAt(0) % 32);
    if (!this.#take('\\')) return single(this.#character());
    const letter = this.#source.charAt(this.#at);
    const code = this.#character();
    const named = Object.hasOwn(controls, letter) ? controls[letter] : undefined;
    const set = Object.hasOwn(classEscapes, letter) ? classEscapes[letter] : undefined;
    return set ?? single(named ?? code);
  }

  #character(): number {
    const code = this.#source.codePointAt(this.#at) ?? 0;
    this.#at += code > 0xffff ? 2 : 1;
    return code;
  }

  #looksAt(character: string): boolean {
    return this.#source[this.#at] === character;
  }

  #take(character: string): boolean {
    if (!this.#looksAt(character)) return false;
    this.#at += 1;
    return true;
  }

  /** Consumes what an expression with the flag `y` matches here. */
  #match(expression: RegExp): RegExpExecArray | undefined {
    expression.lastIndex = this.#at;
    const found = expression.exec(this.#source) ?? undefined;
    if (found !== undefined) this.#at += found[0].length;
    return found;
  }
}

/** Control characters with their own escapes. `\b` is one only within brackets, which is where this is used. */
const controls: Readonly<Record<string, number>> = { 0: 0, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13 };

function single(code: number): CharacterSet {
  return [[code, code]];
}
