import MiniSearch from 'minisearch';
import { visibleProse } from '../../diagnostics/visible.ts';
import { searchOptions, wordsOf, type SearchDocument } from '../../../runtime/docs/search-options.ts';
import type { OutputFile } from '../emitter.ts';
import type { ListedPage } from './listed-page.ts';
import { RecentTexts } from '../../code/recent-texts.ts';

/** Pages that are added to the index without a pause: requests and saves in the meantime wait no longer than for these. */
const PAGES_AT_ONCE = 100;

/** The index of the search, which most edits leave as it is: they change what pages say, and no names. */
export class KeptIndex {
  #entries: readonly string[] = [];
  #file: OutputFile | undefined;
  /** What pages are found by, as text. A page that is the same has the same entry. */
  readonly #texts = new WeakMap<ListedPage, string>();
  readonly #isFollowed: boolean;

  /** @param isFollowed whether requests and saves may come while the index is made, which then pauses for them */
  constructor(isFollowed: boolean) {
    this.#isFollowed = isFollowed;
  }

  /** The index of pages in their order. */
  async of(pages: readonly ListedPage[]): Promise<OutputFile> {
    const entries = pages.map((page) => this.#textOf(page));
    const isSame =
      entries.length === this.#entries.length && entries.every((text, at) => text === this.#entries[at]);
    const file = (isSame ? this.#file : undefined) ?? (await searchIndex(pages, this.#isFollowed));
    this.#entries = entries;
    this.#file = file;
    return file;
  }

  #textOf(page: ListedPage): string {
    const text = this.#texts.get(page) ?? JSON.stringify([page.path, page.search]);
    this.#texts.set(page, text);
    return text;
  }
}

/**
 * The prebuilt index as a script that hands over its data: a page that was opened from a disk may load scripts, and may
 * not fetch files.
 */
async function searchIndex(pages: readonly ListedPage[], pauses: boolean): Promise<OutputFile> {
  // Pages repeat their names: to find the words of each of them anew takes a fifth of the time.
  const known = new RecentTexts<readonly string[]>();
  const options = searchOptions((name) => known.of(name, () => wordsOf(name)));
  const index = new MiniSearch<SearchDocument>(options);
  const documents = pages.map(({ path, search }, id) => ({
    id,
    page: path,
    kind: search.kind,
    title: visibleProse(search.title),
    path: visibleProse(search.path ?? ''),
    family: visibleProse(search.family ?? ''),
    text: search.text ?? '',
    parameters: (search.parameters ?? []).join(' '),
    fields: (search.fields ?? []).join(' '),
    values: (search.values ?? []).join(' '),
    errors: (search.errors ?? []).join(' '),
  }));
  if (pauses) await index.addAllAsync(documents, { chunkSize: PAGES_AT_ONCE });
  else index.addAll(documents);
  // A string that is parsed once needed loads twice as fast as a literal of this size (v8.dev/blog/cost-of-javascript-2019).
  return {
    path: 'assets/search-index.js',
    text: `globalThis.searchIndex=${scriptString(JSON.stringify(index))};\n`,
  };
}

/** JSON as a string literal of a script; the separators that JSON allows bare are escaped (ECMA-262, section 12.3). */
function scriptString(json: string): string {
  return JSON.stringify(json)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}
