import { markup } from '../html.ts';
import type { Page, Site } from '../page.ts';

/** The page for unknown addresses. It is served at any depth, so its links need the address of the site. */
export function notFoundPage(site: Site): Page {
  return {
    path: '404',
    title: 'Page not found',
    description: 'There is no page at this address.',
    main: markup`<h1>No such page</h1><p>There is nothing at this address. <a href="${site.url ?? ''}index.html">Start from the beginning</a>, or search.</p>`,
    markdown: undefined,
    search: undefined,
  };
}
