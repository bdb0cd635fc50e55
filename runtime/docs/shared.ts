/** What the scripts of the site, each a file of its own, hand to each other. */
interface Shared {
  /** The prebuilt index as JSON, set by `assets/search-index.js`. */
  searchIndex?: string | undefined;
  /** Opens the search, set by `assets/search.js`. */
  openSearch?: (root: URL) => void;
}

export const shared: Shared = globalThis as Shared;
