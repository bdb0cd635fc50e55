import type { Translation } from './words.ts';

/** A pattern that is being read, and its conversion to ECMA-262 so far. */
export class DialectText {
  readonly pattern: string;
  /** The parts from other dialects, by their text in the pattern. */
  readonly foreign = new Map<string, Translation>();
  /** Of groups. */
  readonly names = new Set<string>();
  at = 0;
  out = '';
  flags = 'u';
  dotMatchesAll = false;
  /** Whether the last part can be repeated. */
  isRepeatable = false;

  constructor(pattern: string) {
    this.pattern = pattern;
  }

  /** Copies the next character. */
  take(character: string): void {
    this.at += 1;
    this.out += character;
  }

  /** Writes the replacement of a part from another dialect. */
  write(part: Required<Translation>): void {
    this.note(part);
    this.out += part.source;
  }

  /**
   * Records a part from another dialect. A part without a replacement is not overwritten by a later one with the same
   * text.
   */
  note(part: Translation): void {
    const known = this.foreign.get(part.text);
    if (known?.source !== undefined || known === undefined) this.foreign.set(part.text, part);
  }

  /** Whether an expression with the flag `y` matches here. */
  isAt(expression: RegExp): boolean {
    expression.lastIndex = this.at;
    return expression.test(this.pattern);
  }

  /** Consumes what an expression with the flag `y` matches here. */
  match(expression: RegExp): RegExpExecArray | undefined {
    expression.lastIndex = this.at;
    const found = expression.exec(this.pattern) ?? undefined;
    if (found !== undefined) this.at += found[0].length;
    return found;
  }
}
