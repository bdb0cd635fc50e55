import { markdownText } from '../../code/markdown.ts';
import { visibleProse } from '../../diagnostics/visible.ts';
import type { OutputFile } from '../emitter.ts';
import { loadPageLayout } from './layout.ts';
import type { Navigation } from './navigation.ts';
import { markup, type Html } from './html.ts';
import type { ListedPage } from './listed-page.ts';
import type { Page, Site } from './page.ts';
import { relativeLink } from './paths.ts';
import { isLinkAddress, picturePath, type SiteLink } from './settings.ts';

const layout = loadPageLayout('page');

/** The files of a page: its content in the frame of all pages, and in Markdown. */
export function printPage(site: Site, page: Page, navigation: Navigation): readonly OutputFile[] {
  const { path, title, description, markdown, search } = page;
  const about: ListedPage | undefined = search && { path, title, description, search };
  const html = { path: `${path}.html`, text: printHtml(site, page, navigation), ...(about && { about }) };
  if (markdown === undefined) return [html];
  return [html, { path: `${path}.md`, text: visibleProse(`# ${markdownText(title)}\n\n${markdown}\n`) }];
}

function printHtml(site: Site, page: Page, navigation: Navigation): string {
  const { title: api, version } = site.api;
  const { path, title, description, markdown } = page;
  const { logo, favicon, links = [] } = site.settings;
  const printed = links.map((link) => printLink(path, link));
  return layout({
    title: title === api ? api : `${title} · ${api}`,
    api,
    version,
    description: markup`${description}`,
    hasCanonical: site.url !== undefined,
    canonical: site.url === undefined ? undefined : new URL(`${path}.html`, site.url).href,
    hasMarkdown: markdown !== undefined,
    markdown: relativeLink(path, `${path}.md`),
    home: relativeLink(path, 'index.html'),
    assets: relativeLink(path, 'assets/'),
    icon: relativeLink(path, favicon === undefined ? 'assets/icon.svg' : picturePath('favicon', favicon)),
    hasLogo: logo !== undefined,
    logo: logo === undefined ? undefined : relativeLink(path, picturePath('logo', logo)),
    hasLinks: printed.length > 0,
    links: printed,
    root: relativeLink(path, ''),
    hasTokens: site.hasTokens,
    navigation: navigation.print(page),
    main: page.main,
  }).toString();
}

/** Throws a TypeError for an address that a configuration may not have. */
function printLink(page: string, { text, href }: SiteLink): Html {
  if (!isLinkAddress(href)) throw new TypeError(`${JSON.stringify(href)} is no address for a link.`);
  const address = /^(?:https?:|[/#])/i.test(href) ? href : relativeLink(page, href);
  return markup`<a href="${address}">${text}</a>`;
}
