import type { ApiInfo } from '../../model/model.ts';
import type { TsModel } from '../../typescript/ts-model.ts';
import type { Guide } from './guide.ts';
import type { Html } from './html.ts';
import type { SearchEntry } from './listed-page.ts';
import { MarkdownPrinter } from './markdown-printer.ts';
import type { PageLink } from './page-links.ts';
import { Relations } from './relations.ts';
import { triedSchemes } from './try/schemes.ts';
import type { SiteSettings } from './settings.ts';

/** What all pages of a site use. */
export interface Site {
  readonly model: TsModel;
  /** The title and the version of the API on each page. */
  readonly api: Pick<ApiInfo, 'title' | 'version'>;
  readonly guides: readonly Guide[];
  readonly markdown: MarkdownPrinter;
  /** Address of the site, with a slash at its end, for canonical links and the sitemap. */
  readonly url: string | undefined;
  readonly settings: SiteSettings;
  readonly relations: Relations;
  /** Whether the pages can store a token for requests. */
  readonly hasTokens: boolean;
}

/** Creates the site of a model. */
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

/** A page as HTML and as Markdown. */
export interface Page extends PageLink {
  /** One plain sentence, for search engines and `llms.txt`. */
  readonly description: string;
  /** Tag of the family whose operations the navigation lists. */
  readonly family?: string;
  /** The content of `<main>`. */
  readonly main: Html;
  /** The page in Markdown, without its title; undefined for a page without Markdown. */
  readonly markdown: string | undefined;
  /** The data of the page for the search; undefined for a page that is in no list. */
  readonly search: SearchEntry | undefined;
}

/** A page that is linked before it is printed. */
export interface PageDraft extends PageLink {
  /** What it shows besides the model, as plain data. */
  readonly inputs: readonly unknown[];
  print(): Page;
}
