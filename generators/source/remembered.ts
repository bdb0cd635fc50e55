import type { Followed, References } from './follow.ts';

/**
 * What was made of objects of a document that changes no more, for the next versions of it. An object that has not changed
 * is the same there, with all that is in it: what was made of it holds as long as the references lead to the same objects
 * that were followed meanwhile.
 */
export class Remembered<Made> {
  readonly #known = new WeakMap<object, { readonly made: Made; readonly followed: Followed }>();

  /** What was made of an object; undefined where it has to be made again. */
  of(from: object, references: References): Made | undefined {
    const known = this.#known.get(from);
    return known !== undefined && references.leadAsBefore(known.followed) ? known.made : undefined;
  }

  /** @param followed all references that were followed while it was made, as `References.noted` gives them */
  keep(from: object, made: Made, followed: Followed): void {
    this.#known.set(from, { made, followed });
  }
}
