/** What lists of pages say of one. */
export interface ListedPage {
  /** Relative to the root of the site, without the ending. */
  readonly path: string;
  readonly title: string;
  /** One plain sentence. */
  readonly description: string;
  readonly search: SearchEntry;
}

/** Texts of a page by the part of it that they stand in. */
export interface SearchEntry {
  /** A `detail` is what a listed guide leads to, and is found after all else. */
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
