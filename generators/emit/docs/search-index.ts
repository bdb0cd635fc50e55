import MiniSearch from 'minisearch';
import { SEARCH_OPTIONS, type SearchDocument } from '../../../runtime/docs/search-options.ts';
import type { OutputFile } from '../emitter.ts';
import type { ListedPage } from './page.ts';

/**
 * The prebuilt index as a script that hands over its data: a page that was opened from a disk may load scripts, and may
 * not fetch files.
 */
export function searchIndex(pages: readonly ListedPage[]): OutputFile {
  const index = new MiniSearch<SearchDocument>(SEARCH_OPTIONS);
  index.addAll(
    pages.map(({ path, search }, id) => ({
      id,
      page: path,
      kind: search.kind,
      title: search.title,
      path: search.path ?? '',
      family: search.family ?? '',
      text: search.text ?? '',
      parameters: (search.parameters ?? []).join(' '),
      fields: (search.fields ?? []).join(' '),
      values: (search.values ?? []).join(' '),
      errors: (search.errors ?? []).join(' '),
    })),
  );
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
