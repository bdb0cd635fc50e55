import MiniSearch from 'minisearch';
import { searchOptions, wordsOf, type SearchDocument } from '../../runtime/docs/search-options.ts';
import { findPages } from '../../runtime/docs/search-rank.ts';

/** The search of a site, which gives the paths of pages, best first. */
export function searchOf(files: ReadonlyMap<string, string>): (text: string) => readonly string[] {
  const script = files.get('assets/search-index.js') ?? '';
  const json = JSON.parse(script.slice(script.indexOf('=') + 1).replace(/;\n$/, '')) as string;
  const index = MiniSearch.loadJSON<SearchDocument>(json, searchOptions(wordsOf));
  return (text) => findPages(index, text).map(({ page }) => page);
}
