import {
  foreignEscapes,
  foreignGroups,
  foreignMembers,
  posixClasses,
  type ForeignPart,
  type Translation,
} from './dialect-words.ts';

/** A pattern as ECMA-262 reads it with the flag `u`. */
export interface Reading {
  readonly source: string;
  /** `u`, or `iu` where the pattern begins with `(?i)`. */
  readonly flags: string;
  /** What other dialects have, once each. */
  readonly foreign: readonly ForeignPart[];
  /** Whether all of that could be said in ECMA-262 without doubt. */
  readonly isCertain: boolean;
}

/**
 * Reads a pattern of a document, whatever dialect its author had in mind. Without the flag `u`, JavaScript would take
 * escapes that it does not know for letters (`\A` for `A`), and with it, would refuse many that mean no harm (`\-`). What
 * all dialects read alike becomes what `u` allows, and what belongs to another dialect is noted. A pattern that is
 * valid with `u` and has nothing foreign stays as it is.
 */
export function readDialect(pattern: string): Reading {
  return new DialectReader(pattern).read();
}

/** Characters that mean something in ECMA-262 and may be escaped with the flag `u` (SyntaxCharacter, section 22.2.1). */
const syntax = '^$\\.*+?()[]{}|/';
const quantifier = /[*+?]|\{\d+(?:,\d*)?\}/y;

class DialectReader {
  readonly #pattern: string;
  readonly #foreign = new Map<string, Translation>();
  readonly #names = new Set<string>();
  #at = 0;
  #out = '';
  #flags = 'u';
  #dotMatchesAll = false;
  /** Whether the last part can be repeated. */
  #isRepeatable = false;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  read(): Reading {
    while (this.#at < this.#pattern.length) this.#part();
    const foreign = [...this.#foreign.values()];
    return {
      source: this.#out,
      flags: this.#flags,
      foreign: foreign.map(({ text, meaning, spelling }) => ({ text, meaning, spelling })),
      isCertain: foreign.every(({ source }) => source !== undefined),
    };
  }

  #part(): void {
    const character = this.#pattern.charAt(this.#at);
    const counts = this.#isRepeatable ? this.#match(quantifier)?.[0] : undefined;
    if (counts !== undefined) return this.#quantifier(counts);
    if (character === '\\') return this.#escape();
    if (character === '[') return this.#class();
    if (character === '(') return this.#group();
    this.#at += 1;
    if (character === '{' && this.#isRepeatable) return this.#openCount();
    this.#isRepeatable = !'|^$'.includes(character);
    if (character === '.' && this.#dotMatchesAll) this.#out += '[^]';
    else this.#out += '{}]'.includes(character) ? `\\${character}` : character;
  }

  #quantifier(counts: string): void {
    this.#out += counts;
    const mode = this.#match(/[?+]/y)?.[0];
    if (mode === '+')
      this.#note({
        text: `${counts}+`,
        meaning: 'a repetition that gives nothing back (possessive)',
        spelling: counts,
      });
    else this.#out += mode ?? '';
    this.#isRepeatable = false;
  }

  /** `{,5}` counts from nothing in some dialects, and is literal text in others. */
  #openCount(): void {
    const upTo = this.#match(/,(\d+)\}/y);
    this.#out += `\\{${(upTo?.[0] ?? '').replace('}', '\\}')}`;
    if (upTo !== undefined)
      this.#note({
        text: `{${upTo[0]}`,
        meaning: 'a repetition from nothing up',
        spelling: `{0,${upTo[1] ?? ''}}`,
      });
  }

  #group(): void {
    this.#at += 1;
    this.#isRepeatable = false;
    if (this.#match(/\?#[^)]*\)/y) !== undefined)
      return this.#note({ text: '(?#…)', meaning: 'a comment', spelling: 'nothing', source: '' });
    const options = /^\^*$/.test(this.#out) ? this.#match(/\?([is]+)\)/y)?.[1] : undefined;
    if (options !== undefined) return this.#options(options);
    const name = this.#match(/\?P?<([A-Za-z_]\w*)>|\?'([A-Za-z_]\w*)'/y);
    if (name !== undefined) return this.#named(name[0], name[1] ?? name[2] ?? '');
    const reference = this.#match(/\?P=(\w+)\)/y)?.[1];
    if (reference !== undefined) {
      this.#isRepeatable = true;
      const source = `\\k<${reference}>`;
      return this.#write(
        { text: '(?P=…)', meaning: 'a reference to a group', spelling: '\\k<…>', source },
        source,
      );
    }
    const ordinary = this.#match(/\?(?::|<?[=!])/y)?.[0];
    this.#out += `(${ordinary ?? ''}`;
    if (ordinary === undefined) this.#foreignGroup();
  }

  #foreignGroup(): void {
    for (const [start, meaning, spelling] of foreignGroups) {
      const found = this.#match(start)?.[0];
      if (found === undefined) continue;
      if (found.endsWith(')')) this.#at -= 1;
      return this.#note({ text: `(${found}`, meaning, spelling });
    }
  }

  #options(options: string): void {
    if (options.includes('i')) this.#flags = 'iu';
    if (options.includes('s')) this.#dotMatchesAll = true;
    const meaning = options.includes('i') ? 'upper and lower case alike' : 'line breaks matched by a dot';
    this.#note({
      text: `(?${options})`,
      meaning,
      spelling: options.includes('i') ? '[Aa]' : '[^]',
      source: '',
    });
  }

  #named(opening: string, name: string): void {
    if (this.#names.has(name))
      this.#note({ text: `(?<${name}>`, meaning: 'a second group of the same name', spelling: '(?:…)' });
    this.#names.add(name);
    const source = `(?<${name}>`;
    if (opening.startsWith('?<')) this.#out += source;
    else
      this.#write({ text: `(${opening}`, meaning: 'a group with a name', spelling: source, source }, source);
  }

  #escape(): void {
    this.#isRepeatable = true;
    const next = this.#pattern.charAt(this.#at + 1);
    if (next === '') return this.#take('\\');
    const named = this.#match(/\\k(?:\{(\w+)\}|'(\w+)')/y);
    if (named !== undefined) {
      const source = `\\k<${named[1] ?? named[2] ?? ''}>`;
      return this.#write(
        { text: named[0], meaning: 'a reference to a group', spelling: source, source },
        source,
      );
    }
    const quoted = this.#match(/\\Q([^]*?)(?:\\E|$)/y)?.[1];
    if (quoted !== undefined) return this.#quoted(quoted);
    const kept = this.#match(/\\(?:[bBdDsSwWfnrtv]|[1-9]\d*|k<[^>]*>)/y)?.[0];
    if (kept !== undefined) {
      this.#isRepeatable = !/^\\b$/i.test(kept);
      this.#out += kept;
      return;
    }
    const character = this.#characterEscape();
    if (character !== undefined) {
      this.#out += character;
      return;
    }
    this.#at += 2;
    this.#isRepeatable = !'AzZG'.includes(next);
    this.#foreignLetter(next, foreignEscapes);
  }

  #quoted(text: string): void {
    const source = [...text].map((each) => (syntax.includes(each) ? `\\${each}` : each)).join('');
    this.#write(
      { text: '\\Q…\\E', meaning: 'literal text', spelling: '\\ before each special character', source },
      source,
    );
  }

  /** An escape that means the same character or set everywhere, as the flag `u` has it; undefined for others. */
  #characterEscape(): string | undefined {
    const known = this.#match(/\\(?:u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|c[A-Za-z]|0(?!\d))/y)?.[0];
    if (known !== undefined) return known;
    const braced = this.#match(/\\([ux])\{([0-9A-Fa-f]+)\}|\\()U([0-9A-Fa-f]{8})/y);
    if (braced !== undefined) return this.#codePoint(braced[0], braced[2] ?? braced[4] ?? '');
    const octal = this.#match(/\\0([0-7]{1,2})/y);
    if (octal !== undefined)
      return this.#codePoint(octal[0], Number.parseInt(octal[1] ?? '', 8).toString(16));
    const property = this.#match(/\\([pP])(?:\{(\^?)([^}]*)\}|([A-Z]))/y);
    if (property !== undefined) return this.#property(property);
    const next = this.#pattern.codePointAt(this.#at + 1);
    if (next === undefined || /[A-Za-z0-9]/.test(String.fromCodePoint(next))) return undefined;
    const character = String.fromCodePoint(next);
    this.#at += 1 + character.length;
    return syntax.includes(character) ? `\\${character}` : character;
  }

  #codePoint(text: string, digits: string): string {
    const code = digits.replace(/^0+(?=.)/, '');
    const source = `\\u{${code}}`;
    if (!text.startsWith('\\u'))
      this.#note({ text, meaning: 'a character by its number', spelling: source, source });
    return text.startsWith('\\u') ? text : source;
  }

  #property([text, letter = 'p', not = '', long, short]: RegExpExecArray): string {
    const name = long ?? short ?? '';
    const negated = (letter === 'P') !== (not !== '');
    const sources = [name, `Script=${name}`].map((each) => `\\${negated ? 'P' : 'p'}{${each}}`);
    const source = sources.find(isValid);
    const meaning = 'a set of characters by its name';
    if (source === undefined) this.#note({ text, meaning, spelling: '\\p{…} with a property of Unicode' });
    else if (source !== text) this.#note({ text, meaning, spelling: source, source });
    return source ?? '[]';
  }

  #foreignLetter(letter: string, words: typeof foreignEscapes): void {
    const known = Object.hasOwn(words, letter) ? words[letter] : undefined;
    const [meaning, spelling, source] = known ?? [
      `the letter ${letter} in old JavaScript, and something else or nothing in other dialects`,
      letter,
    ];
    const part = { text: `\\${letter}`, meaning, spelling };
    if (source === undefined) this.#note(part);
    else this.#write({ ...part, source }, source);
  }

  /** Brackets, as far as dialects differ in them. */
  #class(): void {
    const opening = this.#match(/\[\^?/y)?.[0] ?? '';
    this.#out += opening;
    this.#isRepeatable = true;
    this.#bracketAtStart(opening);
    const first = this.#at;
    let isSet = false;
    for (
      let next = this.#pattern.charAt(this.#at);
      next !== '' && next !== ']';
      next = this.#pattern.charAt(this.#at)
    ) {
      const isRange = next === '-' && this.#pattern.charAt(this.#at + 1) !== ']';
      // Beside a set, a hyphen is no range but itself, which `u` wants to be said.
      const isBesideSet =
        isRange && (isSet || /-\\[dDsSwWpP]/y.test(this.#pattern.slice(this.#at, this.#at + 3)));
      isSet = !isRange && /\\[dDsSwWpP]/y.test(this.#pattern.slice(this.#at, this.#at + 2));
      this.#refuseOperators();
      if (next === '\\') this.#memberEscape();
      else {
        const character = String.fromCodePoint(this.#pattern.codePointAt(this.#at) ?? 0);
        this.#out += isBesideSet && this.#at > first ? '\\-' : character;
        this.#at += character.length;
      }
    }
    if (this.#match(/\]/y) !== undefined) this.#out += ']';
  }

  /** A bracket that closes right away is a member where another follows: `[]a]`, in all dialects but ECMA-262. */
  #bracketAtStart(opening: string): void {
    if (this.#match(/\](?=(?:[^\][\\]|\\[^])*\])/y) === undefined) return;
    const part = { text: `${opening}]`, meaning: 'brackets with the member ]', spelling: `${opening}\\]` };
    this.#write({ ...part, source: '\\]' }, '\\]');
  }

  #refuseOperators(): void {
    const posix = /\[:\^?([a-z]+):\]/y;
    posix.lastIndex = this.#at;
    const [text, name = ''] = posix.exec(this.#pattern) ?? [];
    if (text !== undefined) {
      const spelling = Object.hasOwn(posixClasses, name) ? posixClasses[name] : undefined;
      this.#at += text.length - 1;
      this.#note({ text: `[${text}]`, meaning: 'a class of POSIX', spelling: `[${spelling ?? '…'}]` });
      return;
    }
    const operator = this.#isAt(/&&/y) ? '&&' : this.#isAt(/-\[[^\]]+\]\]/y) ? '-[…]' : undefined;
    if (operator === undefined) return;
    const meaning = operator === '&&' ? 'an intersection of sets' : 'a set without another';
    this.#note({ text: operator, meaning, spelling: operator === '&&' ? '(?=[…])[…]' : '(?![…])[…]' });
  }

  #memberEscape(): void {
    const kept = this.#match(/\\[-bdDsSwWfnrtv]/y)?.[0] ?? this.#characterEscape();
    if (kept !== undefined) {
      this.#out += kept;
      return;
    }
    const letter = this.#pattern.charAt(this.#at + 1);
    if (letter === '') return this.#take('\\');
    this.#at += 2;
    this.#foreignLetter(letter, foreignMembers);
  }

  #take(character: string): void {
    this.#at += 1;
    this.#out += character;
  }

  #write(part: Translation, source: string): void {
    this.#note(part);
    this.#out += source;
  }

  #note(part: Translation): void {
    const known = this.#foreign.get(part.text);
    if (known?.source !== undefined || known === undefined) this.#foreign.set(part.text, part);
  }

  #isAt(expression: RegExp): boolean {
    expression.lastIndex = this.#at;
    return expression.test(this.#pattern);
  }

  /** Takes what an expression with the flag `y` matches here. */
  #match(expression: RegExp): RegExpExecArray | undefined {
    expression.lastIndex = this.#at;
    const found = expression.exec(this.#pattern) ?? undefined;
    if (found !== undefined) this.#at += found[0].length;
    return found;
  }
}

function isValid(source: string): boolean {
  try {
    return new RegExp(source, 'u').source !== '';
  } catch {
    return false;
  }
}
