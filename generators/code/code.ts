/**
 * Text of a program that is safe to print. The constructor is private to this module: a `Code` comes out of the
 * `code` tag or of a constructor that quotes or refuses, so text of a document can enter source code only as a
 * quoted literal, a checked identifier or a defused comment.
 */
export class Code {
  readonly #text: string;
  static readonly #made = Symbol();

  private constructor(made: symbol, text: string) {
    if (made !== Code.#made) throw new TypeError('Code is built by the code tag and its constructors only.');
    this.#text = text;
  }

  /** Only for the constructors of this folder. */
  static trusted(text: string): Code {
    return new Code(Code.#made, text);
  }

  toString(): string {
    return this.#text;
  }
}
