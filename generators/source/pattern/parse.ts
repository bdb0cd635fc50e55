import {
  classEscapes,
  complement,
  dot,
  everything,
  setOf,
  union,
  type CharacterSet,
} from './character-set.ts';

/** A regular expression as far as its running time depends on it. */
export type Expression =
  | { readonly kind: 'characters'; readonly set: CharacterSet }
  | { readonly kind: 'assertion'; readonly body: Expression | undefined }
  | { readonly kind: 'back-reference' }
  | { readonly kind: 'sequence'; readonly items: readonly Expression[] }
  | { readonly kind: 'choice'; readonly options: readonly Expression[] }
  | { readonly kind: 'repeat'; readonly body: Expression; readonly min: number; readonly max: number };

/** Groups within groups are followed this deep. */
const deepest = 50;

/** Takes a valid pattern of ECMA-262 (section 22.2.1) apart; undefined when it is nested too deeply. */
export function parsePattern(source: string): Expression | undefined {
  return new PatternParser(source).parse();
}

class PatternParser {
  readonly #source: string;
  #at = 0;
  #depth = 0;

  constructor(source: string) {
    this.#source = source;
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
    return { kind: 'sequence', items };
  }

  #quantified(body: Expression): Expression {
    const counts = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(this.#source.slice(this.#at, this.#at + 40));
    if (counts === null) return body;
    const [all, sign, from, comma, to] = counts;
    this.#at += all.length;
    if (sign !== undefined)
      return { kind: 'repeat', body, min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity };
    const min = Number(from);
    const max = comma === '' ? min : to === '' ? Infinity : Number(to);
    return { kind: 'repeat', body, min, max };
  }

  #term(): Expression | undefined {
    if (this.#take('(')) return this.#group();
    if (this.#take('[')) return { kind: 'characters', set: this.#class() };
    if (this.#take('.')) return { kind: 'characters', set: dot };
    if (this.#take('^') || this.#take('$')) return { kind: 'assertion', body: undefined };
    if (this.#looksAt('\\')) return this.#escape();
    return { kind: 'characters', set: single(this.#character()) };
  }

  #group(): Expression | undefined {
    const opening = /^\?(?:<?[=!]|:|<[^>]*>)/.exec(this.#source.slice(this.#at, this.#at + 200))?.[0] ?? '';
    this.#at += opening.length;
    const body = this.#choice();
    this.#take(')');
    if (body === undefined) return undefined;
    return /[=!]$/.test(opening) ? { kind: 'assertion', body } : body;
  }

  #escape(): Expression {
    const rest = this.#source.slice(this.#at, this.#at + 3);
    if (/^\\[bB]/.test(rest)) {
      this.#at += 2;
      return { kind: 'assertion', body: undefined };
    }
    if (/^\\[1-9k]/.test(rest)) {
      this.#at += 2;
      if (rest[1] === 'k' && this.#take('<')) this.#at = this.#source.indexOf('>', this.#at) + 1;
      return { kind: 'back-reference' };
    }
    return { kind: 'characters', set: this.#escapedSet() };
  }

  #class(): CharacterSet {
    const negated = this.#take('^');
    const sets: CharacterSet[] = [];
    while (this.#at < this.#source.length && !this.#take(']')) {
      const from = this.#looksAt('\\') ? this.#escapedSet() : single(this.#character());
      const isRange = this.#looksAt('-') && this.#source[this.#at + 1] !== ']' && isSingle(from);
      if (!isRange) {
        sets.push(from);
        continue;
      }
      this.#at += 1;
      const to = this.#looksAt('\\') ? this.#escapedSet() : single(this.#character());
      sets.push(isSingle(to) ? setOf([from[0]?.[0] ?? 0, to[0]?.[0] ?? 0]) : union(from, single(0x2d), to));
    }
    const set = union(...sets);
    return negated ? complement(set) : set;
  }

  /** A class escape or an escaped character; properties (`\p{…}`) count as everything. */
  #escapedSet(): CharacterSet {
    const rest = this.#source.slice(this.#at);
    const known = /^\\(?:u\{([0-9a-f]+)\}|u([0-9a-f]{4})|x([0-9a-f]{2})|c([a-z])|(p)\{[^}]*\})/i.exec(
      rest.slice(0, 200),
    );
    if (known !== null) {
      this.#at += known[0].length;
      if (known[5] !== undefined) return everything;
      if (known[4] !== undefined) return single(known[4].charCodeAt(0) % 32);
      return single(Number.parseInt(known[1] ?? known[2] ?? known[3] ?? '0', 16));
    }
    this.#at += 1;
    const letter = this.#source.charAt(this.#at);
    const code = this.#character();
    const control = { t: 9, n: 10, v: 11, f: 12, r: 13, 0: 0 }[letter];
    return (
      (Object.hasOwn(classEscapes, letter) ? classEscapes[letter] : undefined) ?? single(control ?? code)
    );
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
}

function single(code: number): CharacterSet {
  return [[code, code]];
}

function isSingle(set: CharacterSet): boolean {
  return set.length === 1 && set[0]?.[0] === set[0]?.[1];
}
