/** Maximum number of characters beyond ASCII whose classes are remembered. */
const MOST_SETS_REMEMBERED = 10_000;
const ASCII = 128;

/** Groups characters into classes: characters in exactly the same sets have one class. */
export class Characters {
  /** For each class, the sets that contain it. */
  readonly classes: (readonly boolean[])[] = [];
  readonly #sets: readonly RegExp[];
  readonly #numbers = new Map<string, number>();
  readonly #ascii = new Int16Array(ASCII).fill(-1);
  readonly #others = new Map<number, number>();

  /** @param sets expressions that match a text of one character if the set contains it */
  constructor(sets: readonly RegExp[]) {
    this.#sets = sets;
  }

  /**
   * Writes the class of each code point of a text, in order, and returns their number. A lone surrogate counts as
   * one.
   * @param into at least as long as the text in code units
   */
  read(text: string, into: Uint16Array): number {
    let count = 0;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.codePointAt(index) ?? 0;
      if (code > 0xffff) index += 1;
      into[count] = this.#classOf(code);
      count += 1;
    }
    return count;
  }

  #classOf(code: number): number {
    const known = code < ASCII ? this.#ascii[code] : this.#others.get(code);
    if (known !== undefined && known !== -1) return known;
    const found = this.#find(code);
    if (code < ASCII) this.#ascii[code] = found;
    else {
      if (this.#others.size >= MOST_SETS_REMEMBERED) this.#others.clear();
      this.#others.set(code, found);
    }
    return found;
  }

  #find(code: number): number {
    const character = String.fromCodePoint(code);
    const having = this.#sets.map((set) => set.test(character));
    const key = having.map(Number).join('');
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const made = this.classes.push(having) - 1;
    this.#numbers.set(key, made);
    return made;
  }
}
