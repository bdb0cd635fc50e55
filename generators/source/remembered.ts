import type { Followed, References } from './follow.ts';

/**
 * Results for the objects of a document that no longer changes, kept for its next versions. An unchanged object, with
 * everything in it, is the same object there. Its result is valid as long as the references that were resolved for it
 * have the same targets.
 */
export class Remembered<Made> {
  readonly #known = new WeakMap<object, { readonly made: Made; readonly followed: Followed }>();

  /** The result for an object; undefined if it has to be computed again. */
  of(from: object, references: References): Made | undefined {
    const known = this.#known.get(from);
    return known !== undefined && references.leadAsBefore(known.followed) ? known.made : undefined;
  }

  /** @param followed all references that were resolved for it, as `References.noted` returns them */
  keep(from: object, made: Made, followed: Followed): void {
    this.#known.set(from, { made, followed });
  }
}
