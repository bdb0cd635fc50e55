import { loadPageLayout } from './layout.ts';
import type { Navigation } from './navigation.ts';
import type { Page, PrintedPage, Site } from './page.ts';
import { relativeLink } from './paths.ts';

const layout = loadPageLayout('page');

/** A whole page: what every page has, around what this one says. */
export function printPage(site: Site, page: Page, navigation: Navigation): PrintedPage {
  const { title: api, version } = site.model.info;
  const { path, title, description, twin, search } = page;
  const html = layout({
    title: title === api ? api : `${title} · ${api}`,
    api,
    version,
    description,
    hasCanonical: site.url !== undefined,
    canonical: site.url === undefined ? undefined : new URL(`${path}.html`, site.url).href,
    hasTwin: twin !== undefined,
    twin: relativeLink(path, `${path}.md`),
    home: relativeLink(path, 'index.html'),
    assets: relativeLink(path, 'assets/'),
    root: relativeLink(path, ''),
    navigation: navigation.print(page),
    main: page.main,
  }).toString();
  return { path, title, description, twin, search, html };
}
