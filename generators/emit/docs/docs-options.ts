import type { Ledger } from '../../conformance/ledger.ts';
import type { ApiModel } from '../../model/model.ts';
import type { Guide } from './guide.ts';
import type { SiteSettings } from './settings.ts';

/** What a site shows beside a document, as plain data. */
export interface DocsOptions {
  readonly guides: readonly Guide[];
  /** Address under which the site will be served, with a slash at its end; without it there is no sitemap. */
  readonly url: string | undefined;
  /** The document as it was before: what has changed since becomes a page. */
  readonly since?: ApiModel | undefined;
  /** What conformance cases have exercised, where it is known. */
  readonly ledger?: Ledger | undefined;
  readonly settings?: SiteSettings | undefined;
  /** Origin of a mock that runs, where Try it starts; that of the document unless given. */
  readonly mock?: string | undefined;
}
