import type { Place, Places } from '../../diagnostics/place.ts';
import type { JsonObject } from '../document.ts';
import { walk, type Node } from '../walk.ts';

/** How often the text of a place occurs in a document: copies have the place of their original. */
export class Standing {
  readonly #places: Places;
  readonly #counts = new Map<Place, number>();

  constructor(root: JsonObject, places: Places) {
    this.#places = places;
    this.#add({ value: root, shape: 'document' }, 1);
  }

  /** Whether no part of an object also occurs elsewhere in the document. */
  hasNoCopy(node: Node): boolean {
    return [...this.#countsIn(node)].every(([place, count]) => this.#counts.get(place) === count);
  }

  replace(before: Node, now: JsonObject): void {
    this.#add(before, -1);
    this.#add({ ...before, value: now }, 1);
  }

  #add(node: Node, by: 1 | -1): void {
    for (const [place, count] of this.#countsIn(node)) {
      const sum = (this.#counts.get(place) ?? 0) + by * count;
      if (sum === 0) this.#counts.delete(place);
      else this.#counts.set(place, sum);
    }
  }

  #countsIn({ value: root, shape }: Node): ReadonlyMap<Place, number> {
    const counts = new Map<Place, number>();
    for (const { value } of walk(root, shape)) {
      const place = this.#places.of(value);
      if (place !== undefined) counts.set(place, (counts.get(place) ?? 0) + 1);
    }
    return counts;
  }
}
