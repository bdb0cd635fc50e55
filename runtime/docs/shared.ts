/** Global values that the scripts of the site share. */
interface Shared {
  /** The prebuilt index as JSON, set by `assets/search-index.js`. */
  searchIndex?: string | undefined;
  /** Opens the search, set by `assets/search.js`. */
  openSearch?: (root: URL) => void;
}

export const shared: Shared = globalThis as Shared;
