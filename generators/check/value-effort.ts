/**
 * Maximum effort, in parts of values and calls of checks: for one value, for each part of it in addition, and for all
 * values of a document.
 */
const MOST = { forOne: 100_000, forPart: 10, forAll: 50_000_000 } as const;
/** Maximum depth of calls of checks. */
const DEEPEST = 200;

/** Thrown where a value takes too long to check. */
export class TooMuch extends Error {
  override readonly name = 'TooMuch';
}

/** Bounds the time that the values of a document take: schemas can call each other again and again. */
export class ValueEffort {
  #spent = 0;
  #left = 0;
  #depth = 0;

  /** The effort so far. */
  get spent(): number {
    return this.#spent;
  }

  /** Whether nothing is left for another value. */
  get isExhausted(): boolean {
    return this.#spent > MOST.forAll - MOST.forOne;
  }

  /** Begins with a value. */
  begin(value: unknown): void {
    this.#depth = 0;
    const size = sizeOf(value);
    this.#left = MOST.forOne + MOST.forPart * size;
    this.#spend(size);
  }

  /** A check is called. */
  enter(): void {
    this.#spend(1);
    this.#depth += 1;
    if (this.#depth > DEEPEST) throw new TooMuch();
  }

  /** A check has returned. */
  leave(): void {
    this.#depth -= 1;
  }

  /** Adds effort that was spent earlier; false if that is so much that fewer values might be checked. */
  skip(effort: number): boolean {
    if (this.#spent + effort > MOST.forAll - MOST.forOne) return false;
    this.#spent += effort;
    return true;
  }

  #spend(steps: number): void {
    this.#spent += steps;
    this.#left -= steps;
    if (this.#left < 0) throw new TooMuch();
  }
}

/** Characters of a text that count as one part. */
const CHARACTERS = 100;

/** The number of parts of a value. */
export function sizeOf(value: unknown): number {
  let size = 0;
  const open = [value];
  for (let at = 0; at < open.length; at += 1) {
    const next = open[at];
    size += 1 + (typeof next === 'string' ? Math.floor(next.length / CHARACTERS) : 0);
    if (typeof next === 'object' && next !== null) for (const each of Object.values(next)) open.push(each);
  }
  return size;
}
