import type MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import type { SearchDocument } from './search-options.ts';
import {
  aliasesOf,
  readQuestion,
  stemsOf,
  verbOfTitle,
  withoutEmptyWords,
  type Verb,
} from './search-words.ts';

/** A page that was found. */
export type Found = SearchResult & Pick<SearchDocument, 'page' | 'kind' | 'title' | 'path' | 'family'>;

/** Weights of the parts of a page, for a word of the query; that of the title is 1. */
const FAMILY = 0.75;
const PATH = 0.7;
/** Factors of the weight for the beginning of a word, for a synonym, and for a misspelt word. */
const BEGINNING = 0.9;
const ALIAS = 0.95;
const SIMILAR = 0.6;
const SHORTEST_BEGINNING = 3;
/** Detail pages come last unless the query has more than this share of the words of their title. */
const NAMED = 0.5;
const LAST = -1_000;

/** Bonuses of operations for a query without a verb. */
const ORDER: Readonly<Record<Verb, number>> = { list: 24, create: 16, get: 6, update: 3, delete: 0 };

/** The pages for a query, best first: by their titles, then by all their text. */
export function findPages(index: MiniSearch<SearchDocument>, text: string): readonly Found[] {
  const query = withoutEmptyWords(text);
  const question = readQuestion(text);
  const aliases = question.words.flatMap(aliasesOf);
  const exact = index.search(query);
  const loose = [
    ...(exact.length === 0 ? index.search(query, { combineWith: 'OR' }) : exact),
    ...index.search(question.words.join(' '), { combineWith: 'OR' }),
    ...(aliases.length === 0 ? [] : index.search(aliases.join(' '), { combineWith: 'OR' })),
  ] as Found[];
  const isExact = new Set(exact.map(({ id }) => id as number));
  const pages = [...new Map(loose.toReversed().map((found) => [found.id as number, found])).values()];
  const best = Math.max(1, ...pages.map(({ score }) => score));
  return pages
    .map((found) => ({
      found,
      value:
        valueOf(found, question) + (isExact.has(found.id as number) ? 30 : 0) + (found.score / best) * 15,
    }))
    .filter(({ found, value }) => isExact.has(found.id as number) || value > 60)
    .toSorted((left, right) => right.value - left.value)
    .map(({ found }) => found);
}

function valueOf(found: Found, { words, verb }: ReturnType<typeof readQuestion>): number {
  const { kind, title, path, family, terms } = found;
  const titleWords = stemsOf(title);
  const places = [
    { words: titleWords, weight: 1 },
    { words: stemsOf(family), weight: FAMILY },
    { words: stemsOf(path), weight: PATH },
  ];
  const similar = new Set(terms.flatMap(stemsOf));
  const weights = words.map((word) =>
    Math.max(0, ...places.map(({ words: own, weight }) => weight * matchOf(word, { own, similar, kind }))),
  );
  const cover = weights.reduce((sum, each) => sum + each, 0) / Math.max(1, words.length);
  const named = titleWords.filter((each) => words.some((word) => each.startsWith(word))).length;
  const density = named / Math.max(1, titleWords.length);
  const isNamed = cover === 1 && density > NAMED;
  return cover * 100 + density * 20 + bonusOf({ kind, path, title, verb, isWhole: cover > 0.7, isNamed });
}

function matchOf(
  word: string,
  {
    own,
    similar,
    kind,
  }: { readonly own: readonly string[]; readonly similar: ReadonlySet<string>; readonly kind: string },
): number {
  if (own.includes(word)) return 1;
  if (word.length >= SHORTEST_BEGINNING && own.some((each) => each.startsWith(word))) return BEGINNING;
  if (aliasesOf(word).some((alias) => own.includes(alias))) return kind === 'guide' ? ALIAS : SIMILAR;
  return word.length > SHORTEST_BEGINNING && own.some((each) => similar.has(each) && each[0] === word[0])
    ? SIMILAR
    : 0;
}

/** The bonus of a page by its kind: guides come first, and operations if the query has a verb. */
function bonusOf(given: {
  readonly kind: string;
  readonly path: string;
  readonly title: string;
  readonly verb: Verb | undefined;
  readonly isWhole: boolean;
  readonly isNamed: boolean;
}): number {
  const { kind, path, title, verb, isWhole, isNamed } = given;
  if (kind === 'guide') return isWhole ? 40 : 0;
  if (kind === 'family') return isWhole && verb === undefined ? 35 : -15;
  if (kind === 'schema') return -45;
  if (kind === 'detail') return isNamed ? 0 : LAST;
  if (kind !== 'operation') return 0;
  const own = verbOfTitle(title);
  const bonus = (each: Verb): number => (verb === undefined ? ORDER[each] : verb === each ? 25 : 0);
  // A method is less specific than a verb: POST starts, cancels and approves.
  return own === undefined ? bonus(verbOfMethod(path)) / 2 : bonus(own);
}

function verbOfMethod(path: string): Verb {
  if (path.startsWith('GET')) return 'get';
  if (path.startsWith('POST')) return 'create';
  return path.startsWith('DELETE') ? 'delete' : 'update';
}
