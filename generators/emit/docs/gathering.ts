import { noPlaces } from '../../diagnostics/no-places.ts';
import type { Compared } from '../../diff/compare/comparison.ts';
import { changelogOf } from '../../diff/changelog.ts';
import { diffModels } from '../../diff/diff.ts';
import { renderChangelogJson } from '../../diff/report/json.ts';
import type { ApiModel } from '../../model/model.ts';
import { joinBytes, packFile, PackedFile } from '../encoded-file.ts';
import type { OutputFile, Unit } from '../emitter.ts';
import { escapeText } from './html.ts';
import { llmsFile, sitemapFile } from './lists.ts';
import type { Navigation } from './navigation.ts';
import type { ListedPage } from './listed-page.ts';
import type { Site } from './page.ts';
import { CHANGELOG, changelogPage, type HasAnchor } from './pages/changelog.ts';
import { printPage } from './print-page.ts';

/**
 * What the document changes over an earlier one, as a page and as JSON. The page links to what the other pages have. No
 * time bounds the comparison, so that the same documents give the same page.
 */
export function changelogUnit(site: Site, navigation: Navigation, since: ApiModel): Unit {
  return {
    path: CHANGELOG.path,
    gathers: true,
    reads: () => [site.model, since],
    print: (files) => {
      const versions = { from: since.info.version, to: site.model.info.version };
      const changelog = changelogOf(
        diffModels(compared(since), compared(site.model), { maxTime: Infinity }),
        versions,
      );
      return [
        ...printPage(site, changelogPage(site, changelog, anchorsOf(files)), navigation),
        { path: `${CHANGELOG.path}.json`, text: renderChangelogJson(changelog) },
      ];
    },
  };
}

/** Changes are shown by their pages, not by their places in files. */
function compared(model: ApiModel): Compared {
  return { model, places: noPlaces };
}

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

function anchorsOf(files: readonly OutputFile[]): HasAnchor {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return (path, anchor) => {
    const file = byPath.get(`${path}.html`);
    return (
      file !== undefined &&
      (anchor === undefined || packFile(file).bytes.includes(` id="${escapeText(anchor)}"`))
    );
  };
}
