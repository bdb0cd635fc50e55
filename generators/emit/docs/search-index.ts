import MiniSearch from 'minisearch';
import { visibleProse } from '../../diagnostics/visible.ts';
import { searchOptions, wordsOf, type SearchDocument } from '../../../runtime/docs/search-options.ts';
import type { OutputFile } from '../emitter.ts';
import type { ListedPage } from './listed-page.ts';
import { memoizeText } from '../../incremental/memoize.ts';

/** Pages that are added to the index without a pause for other requests. */
const PAGES_AT_ONCE = 100;

/** A page as the search finds it. */
export type FoundPage = Pick<ListedPage, 'path' | 'search'>;

/**
 * The prebuilt index as a script that hands over its data: a page that was opened from a disk may load scripts, and may
 * not fetch files.
 */
export async function searchIndex(pages: readonly FoundPage[]): Promise<OutputFile> {
  // Pages repeat their names: to find the words of each of them anew takes a fifth of the time.
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
