import type { ApiModel } from '../../model/model.ts';
import type { Aggregate } from '../emitter.ts';
import type { Navigation } from './navigation.ts';
import type { PageLink, Site } from './page.ts';
import { pagePaths } from './paths.ts';
import { printPage } from './print-page.ts';

/** Known before the page is, which needs the anchors of others. */
export const CHANGELOG: PageLink = { path: pagePaths.changelog, title: 'Changelog' };

/**
 * What the document changes over an earlier one, as a page and as JSON. The page links to what the other pages have. What
 * compares documents is loaded for that alone.
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
