import type { ApiModel } from '../../model/model.ts';
import type { Aggregate } from '../emitter.ts';
import type { Navigation } from './navigation.ts';
import type { Site } from './page.ts';
import type { PageLink } from './page-links.ts';
import { pagePaths } from './paths.ts';
import { printPage } from './print-page.ts';

/** Known before the page is printed. */
export const CHANGELOG: PageLink = { path: pagePaths.changelog, title: 'Changelog' };

/**
 * The changes since an earlier document, as a page and as JSON. The page links to anchors of other pages, so it is printed
 * after them. The code that compares documents is only loaded here.
 */
export function changelogUnit(site: Site, navigation: Navigation, since: ApiModel): Aggregate {
  return {
    path: CHANGELOG.path,
    print: async ({ files }) => {
      const { changelogSince } = await import('./pages/changelog.ts');
      const { page, json } = changelogSince(site, since, { link: CHANGELOG, files });
      return [...printPage(site, page, navigation), { path: `${CHANGELOG.path}.json`, text: json }];
    },
  };
}
