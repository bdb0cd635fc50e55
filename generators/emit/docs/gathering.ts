import type { ApiModel } from '../../model/model.ts';
import type { OutputFile, Unit } from '../emitter.ts';
import { escapeText } from './html.ts';
import { listsForMachines } from './lists.ts';
import type { Navigation } from './navigation.ts';
import type { ListedPage, Site } from './page.ts';
import { CHANGELOG, changelogPage, type HasAnchor } from './pages/changelog.ts';
import { printPage } from './print-page.ts';
import { searchIndex } from './search-index.ts';

/** What the document changes over an earlier one. It links to what the other pages have. */
export function changelogUnit(site: Site, navigation: Navigation, since: ApiModel): Unit {
  return {
    path: CHANGELOG.path,
    gathers: true,
    reads: () => [site.model, since],
    print: (files) => printPage(site, changelogPage(site, since, anchorsOf(files)), navigation),
  };
}

/** What is made of all pages: lists of them for programs, one text of all, and the index of the search. */
export function listUnits(site: Site): readonly Unit[] {
  const { info } = site.model;
  return [
    {
      path: 'llms',
      gathers: true,
      reads: () => [info, site.url],
      print: (files) => listsForMachines(site, pagesOf(files)),
    },
    { path: 'llms-full', gathers: true, reads: () => [], print: (files) => [fullText(files)] },
    {
      path: 'assets/search-index',
      gathers: true,
      reads: () => [],
      print: (files) => [searchIndex(pagesOf(files))],
    },
  ];
}

/** The pages that lists have. */
function pagesOf(files: readonly OutputFile[]): readonly ListedPage[] {
  // Pages alone have something that is said about them.
  return files.flatMap(({ about }) => (about === undefined ? [] : [about as ListedPage]));
}

/** All pages as one text in Markdown. */
function fullText(files: readonly OutputFile[]): OutputFile {
  const pages = files.filter(({ path }) => path.endsWith('.md'));
  return { path: 'llms-full.txt', text: pages.map(({ text }) => text).join('\n') };
}

function anchorsOf(files: readonly OutputFile[]): HasAnchor {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return (path, anchor) => {
    const text = texts.get(`${path}.html`);
    return text !== undefined && (anchor === undefined || text.includes(` id="${escapeText(anchor)}"`));
  };
}
