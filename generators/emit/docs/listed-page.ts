/** The data of a page for lists. */
export interface ListedPage {
  /** Relative to the root of the site, without the ending. */
  readonly path: string;
  readonly title: string;
  /** One plain sentence. */
  readonly description: string;
  readonly search: SearchEntry;
}

/** The texts of a page for the search, by the part that contains them. */
export interface SearchEntry {
  /** A `detail` is a page that a guide links to; it comes last in results. */
  readonly kind: 'guide' | 'detail' | 'family' | 'operation' | 'webhook' | 'schema' | 'reference';
  readonly title: string;
  readonly path?: string;
  /** Tag of the family of an operation. */
  readonly family?: string;
  readonly text?: string;
  readonly parameters?: readonly string[];
  readonly fields?: readonly string[];
  readonly values?: readonly string[];
  readonly errors?: readonly string[];
}
