import MiniSearch from 'minisearch';
import { visibleProse } from '../../diagnostics/visible.ts';
import { searchOptions, wordsOf, type SearchDocument } from '../../../runtime/docs/search-options.ts';
import type { OutputFile } from '../emitter.ts';
import type { ListedPage } from './listed-page.ts';
import { memoizeText } from '../../incremental/memoize.ts';

/** Number of pages that are indexed before other events are handled. */
const PAGES_AT_ONCE = 100;

/** The data of a page for the search. */
export type FoundPage = Pick<ListedPage, 'path' | 'search'>;

/** The index as a script, because a page that was opened from a disk can load scripts but cannot fetch files. */
export async function searchIndex(pages: readonly FoundPage[]): Promise<OutputFile> {
  // Pages repeat names. Without the cache, splitting them takes a fifth of the time.
  const options = searchOptions(memoizeText(wordsOf));
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
  await index.addAllAsync(documents, { chunkSize: PAGES_AT_ONCE });
  // A string for `JSON.parse` loads twice as fast as a literal of this size (v8.dev/blog/cost-of-javascript-2019).
  return {
    path: 'assets/search-index.js',
    text: `globalThis.searchIndex=${scriptString(JSON.stringify(index))};\n`,
  };
}

/** JSON as a string literal of a script. Line separators, which JSON allows, are escaped (ECMA-262, section 12.3). */
function scriptString(json: string): string {
  return JSON.stringify(json)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}
