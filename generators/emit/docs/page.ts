import type { ApiInfo } from '../../model/model.ts';
import type { TsModel } from '../../typescript/ts-model.ts';
import type { Guide } from './guide.ts';
import type { Html } from './html.ts';
import type { SearchEntry } from './listed-page.ts';
import { MarkdownPrinter } from './markdown-printer.ts';
import { Relations } from './relations.ts';
import { triedSchemes } from './try/schemes.ts';
import type { SiteSettings } from './settings.ts';

/** What all pages of one site are made from. */
export interface Site {
  readonly model: TsModel;
  /** What each page calls the API. */
  readonly api: Pick<ApiInfo, 'title' | 'version'>;
  readonly guides: readonly Guide[];
  readonly markdown: MarkdownPrinter;
  /** Address under which the site will be served, with a slash at its end; needed for canonical links and the sitemap. */
  readonly url: string | undefined;
  readonly settings: SiteSettings;
  readonly relations: Relations;
  /** Whether there is a token that the pages can keep for requests. */
  readonly hasTokens: boolean;
}

/** A site before its first page. */
export function siteOf(
  given: Pick<Site, 'model' | 'guides' | 'url'> & {
    readonly settings?: SiteSettings | undefined;
    readonly markdown?: MarkdownPrinter;
  },
): Site {
  const { title, version } = given.model.info;
  return {
    ...given,
    api: { title, version },
    settings: given.settings ?? {},
    markdown: given.markdown ?? new MarkdownPrinter(given.url),
    relations: new Relations(given.model),
    hasTokens: triedSchemes(given.model).length > 0,
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

/** A page of reference that is known by its title before it is printed. */
export interface PageDraft extends PageLink {
  /** Everything that it shows besides the model, as plain data. */
  readonly inputs: readonly unknown[];
  print(): Page;
}
