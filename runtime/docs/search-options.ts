import type { Options } from 'minisearch';

/** A page in the index: its texts by part. */
export interface SearchDocument {
  readonly id: number;
  /** Path of the page from the root of the site, without its ending. */
  readonly page: string;
  readonly kind: string;
  readonly title: string;
  readonly path: string;
  /** Tag of the family of an operation, empty for other pages. */
  readonly family: string;
  readonly text: string;
  readonly parameters: string;
  readonly fields: string;
  readonly values: string;
  readonly errors: string;
}

/** Parts of a page, the most important first. */
export const SEARCH_PARTS = [
  'title',
  'path',
  'family',
  'parameters',
  'fields',
  'values',
  'errors',
  'text',
] as const;

/** Operations come before guides, and both before schemas. */
const KIND_BOOSTS: Readonly<Record<string, number>> = { operation: 2, guide: 1.5, schema: 0.8 };

/** The words of a name such as `detailedMerge_status`, and the whole name. */
export function wordsOf(name: string): readonly string[] {
  const words = name
    .replaceAll(/(\p{Lowercase_Letter})(\p{Uppercase_Letter})/gu, '$1 $2')
    .split(/[\s_$@.-]+/);
  return words.length > 1 ? [...words, name] : words;
}

/**
 * The options with which the index has to be built and read.
 * @param words splits a name into words, like `wordsOf`
 */
export const searchOptions = (words: typeof wordsOf): Options<SearchDocument> => ({
  fields: [...SEARCH_PARTS],
  storeFields: ['page', 'kind', 'title', 'path', 'family'],
  tokenize: (text) => text.split(/[^\p{Letter}\p{Number}_$@.-]+/u).flatMap(words),
  processTerm: (term) => {
    const word = term.toLowerCase().replaceAll(/^[_.-]+|[_.-]+$/g, '');
    return word === '' ? null : word;
  },
  searchOptions: {
    prefix: true,
    fuzzy: (term) => (term.length > 3 ? 0.25 : false),
    combineWith: 'AND',
    boost: { title: 6, path: 3, family: 2, parameters: 2, fields: 1.5 },
    boostDocument: (_id, _term, stored) => KIND_BOOSTS[String(stored?.['kind'])] ?? 1,
  },
});
