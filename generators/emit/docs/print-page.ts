import { loadPageLayout } from './layout.ts';
import { printNavigation } from './navigation.ts';
import type { Page, Site } from './page.ts';
import { relativeLink } from './paths.ts';

const layout = loadPageLayout('page');

/** A whole page: what every page has, around what this one says. */
export function printPage(site: Site, page: Page, references: readonly Page[]): string {
  const { title } = site.model.info;
  return layout({
    title: page.title === title ? title : `${page.title} · ${title}`,
    api: title,
    version: site.model.info.version,
    description: page.description,
    hasCanonical: site.url !== undefined,
    canonical: site.url === undefined ? undefined : new URL(`${page.path}.html`, site.url).href,
    twin: relativeLink(page.path, `${page.path}.md`),
    home: relativeLink(page.path, 'index.html'),
    assets: relativeLink(page.path, 'assets/'),
    navigation: printNavigation(site, page, references),
    main: page.main,
  }).toString();
}
