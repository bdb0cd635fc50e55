import { limits } from '../limits.ts';
import type { Matching } from './matching.ts';

/** Paths that globs are compared with. Each glob is compared once. */
export class PathList {
  readonly list: readonly string[];
  readonly #set: ReadonlySet<string>;
  readonly #known = new Map<string, boolean>();

  constructor(list: readonly string[]) {
    this.list = list;
    this.#set = new Set(list);
  }

  /** Whether a glob matches one of the paths. A glob over more than 50,000 paths is assumed to match. */
  has(glob: string, matching: Matching): boolean {
    if (this.#set.has(glob)) return true;
    if (!matching.isGlob(glob)) return false;
    const known = this.#known.get(glob);
    if (known !== undefined) return known;
    const matches = matching.pathMatcher(glob);
    const found =
      this.list.slice(0, limits.comparisons).some(matches) || this.list.length > limits.comparisons;
    this.#known.set(glob, found);
    return found;
  }
}

/** The known paths of a commit. */
export type KnownPaths = {
  /** All files. Without them, no file exists. */
  all?: PathList;
  /** The changed files. Without them, all files may have changed, and `changes` is true. */
  changed?: PathList;
  /** The files that differ from another ref, by its name. */
  compared?: ReadonlyMap<string, PathList>;
};
