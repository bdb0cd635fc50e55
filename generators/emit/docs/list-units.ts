import type { Aggregate, Outputs, OutputFile } from '../emitter.ts';
import { bytesFile, joinBytes, packFile } from '../packed-file.ts';
import type { ListedPage } from './listed-page.ts';
import { llmsFile, sitemapFile } from './page-lists.ts';
import type { Site } from './page.ts';
import { searchIndex, type FoundPage } from './search-index.ts';

/** Aggregates of all pages: lists for programs, one text, and the index of the search. */
export function listUnits(site: Site): readonly Aggregate[] {
  const { url } = site;
  return [
    { path: 'llms', inputs: [], print: (outputs) => [llmsFile(site, pagesOf(outputs))] },
    ...(url === undefined ? [] : [sitemapUnit(url)]),
    { path: 'llms-full', inputs: [], print: ({ files }) => [fullText(files)] },
    {
      path: 'assets/search-index',
      inputs: [],
      print: async (outputs) => [
        await searchIndex(outputs.map(foundPage).filter((page) => page !== undefined)),
      ],
    },
  ];
}

function sitemapUnit(url: string): Aggregate {
  return { path: 'sitemap', inputs: [url], print: (outputs) => [sitemapFile(url, pagesOf(outputs))] };
}

/** The pages in lists. Other files have no data for lists. */
function pagesOf(outputs: Outputs): readonly ListedPage[] {
  return outputs.map(pageOf).filter((page) => page !== undefined);
}

/** The data of a page for the search. An edit of other texts does not change the index. */
function foundPage(file: OutputFile): FoundPage | undefined {
  const page = pageOf(file);
  return page && { path: page.path, search: page.search };
}

function pageOf({ about }: OutputFile): ListedPage | undefined {
  return about as ListedPage | undefined;
}

/** All pages as one text in Markdown, joined as bytes: as texts, the pages of a large site take 50 MiB. */
function fullText(files: readonly OutputFile[]): OutputFile {
  const pages = files.filter(({ path }) => path.endsWith('.md')).map((file) => packFile(file).bytes);
  const parts = pages.flatMap((bytes, index) => (index === 0 ? [bytes] : [LINE_FEED, bytes]));
  return bytesFile('llms-full.txt', joinBytes(parts));
}

const LINE_FEED = Buffer.from('\n');
