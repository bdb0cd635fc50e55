import type { ApiInfo } from '../../model/model.ts';
import type { TsModel } from '../../typescript/ts-model.ts';
import type { Guide } from './guide.ts';
import { Highlighter } from './highlight.ts';
import type { Html } from './html.ts';
import { MarkdownPrinter } from './markdown.ts';
import { Relations } from './relations.ts';
import type { SiteSettings } from './settings.ts';

/** What all pages of one site are made from. */
export interface Site {
  readonly model: TsModel;
  /** What each page calls the API. */
  readonly api: Pick<ApiInfo, 'title' | 'version'>;
  readonly guides: readonly Guide[];
  readonly highlighter: Highlighter;
  readonly markdown: MarkdownPrinter;
  /** Address under which the site will be served, with a slash at its end; needed for canonical links and the sitemap. */
  readonly url: string | undefined;
  readonly settings: SiteSettings;
  readonly relations: Relations;
}

/** A site before its first page. */
export function siteOf(
  given: Pick<Site, 'model' | 'guides' | 'url'> & { readonly settings?: SiteSettings | undefined },
): Site {
  const highlighter = new Highlighter();
  const { title, version } = given.model.info;
  return {
    ...given,
    api: { title, version },
    settings: given.settings ?? {},
    highlighter,
    markdown: new MarkdownPrinter(highlighter),
    relations: new Relations(given.model),
  };
}

/** One page, in both its forms. */
export interface Page {
  /** Relative to the site's root, without the ending. */
  readonly path: string;
  readonly title: string;
  /** One plain sentence, for search engines and `llms.txt`. */
  readonly description: string;
  /** Tag of the family whose operations the navigation lists. */
  readonly family?: string;
  /** What stands in `<main>`. */
  readonly main: Html;
  /** The page in Markdown, without its title; undefined for a page that has none. */
  readonly markdown: string | undefined;
  /** What the search finds the page by; undefined for a page that no list has. */
  readonly search: SearchEntry | undefined;
}

/** What the navigation of other pages says of a page. */
export type PageLink = Pick<Page, 'path' | 'title'>;

/** What lists of pages say of one. */
export interface ListedPage extends Pick<Page, 'path' | 'title' | 'description'> {
  readonly search: SearchEntry;
}

/** A page of reference that is known by its title before it is printed. */
export interface Draft extends PageLink {
  /** All that it shows, as plain data. */
  reads(): readonly unknown[];
  print(): Page;
}

/** Texts of a page by the part of it that they stand in. */
export interface SearchEntry {
  readonly kind: 'guide' | 'family' | 'operation' | 'webhook' | 'schema' | 'reference';
  readonly title: string;
  readonly path?: string;
  /** Tag of the family of an operation. */
  readonly family?: string;
  readonly text?: string;
  readonly parameters?: readonly string[];
  readonly fields?: readonly string[];
  readonly values?: readonly string[];
  readonly errors?: readonly string[];
}
