import { joinBytes, packFile, PackedFile } from '../encoded-file.ts';
import type { OutputFile, Unit } from '../emitter.ts';
import { llmsFile, sitemapFile } from './lists.ts';
import type { ListedPage } from './listed-page.ts';
import type { Site } from './page.ts';

/** What is made of all pages: lists of them for programs, one text of all, and the index of the search. */
export function listUnits(site: Site): readonly Unit[] {
  const { url } = site;
  return [
    {
      path: 'llms',
      gathers: true,
      reads: () => [site.model.info],
      print: (files) => [llmsFile(site, pagesOf(files))],
    },
    ...(url === undefined
      ? []
      : [
          {
            path: 'sitemap',
            gathers: true,
            reads: () => [url],
            print: (files: readonly OutputFile[]) => [sitemapFile(url, pagesOf(files))],
          },
        ]),
    { path: 'llms-full', gathers: true, reads: () => [], print: (files) => [fullText(files)] },
    {
      path: 'assets/search-index',
      gathers: true,
      reads: () => [],
      print: async (files) => [await site.memory.index.of(pagesOf(files))],
    },
  ];
}

/** The pages that lists have. */
function pagesOf(files: readonly OutputFile[]): readonly ListedPage[] {
  // Pages alone have something that is said about them.
  return files.flatMap(({ about }) => (about === undefined ? [] : [about as ListedPage]));
}

/** All pages as one text in Markdown, put together as bytes: as texts, the pages of a large site take 50 MiB. */
function fullText(files: readonly OutputFile[]): OutputFile {
  const pages = files.filter(({ path }) => path.endsWith('.md')).map((file) => packFile(file).bytes);
  const parts = pages.flatMap((bytes, index) => (index === 0 ? [bytes] : [LINE_FEED, bytes]));
  return new PackedFile({ path: 'llms-full.txt', bytes: joinBytes(parts) });
}

const LINE_FEED = Buffer.from('\n');
