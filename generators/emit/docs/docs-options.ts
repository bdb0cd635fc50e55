import type { Ledger } from '../../conformance/ledger.ts';
import type { ApiModel } from '../../model/model.ts';
import type { Guide } from './guide.ts';
import type { SiteSettings } from './settings.ts';

/** The inputs of a site besides its document, as plain data. */
export interface DocsOptions {
  readonly guides: readonly Guide[];
  /** Address of the site, with a slash at its end; without it there is no sitemap. */
  readonly url: string | undefined;
  /** An earlier version of the document, for a page of the changes since. */
  readonly since?: ApiModel | undefined;
  /** The coverage of a run of conformance cases. */
  readonly ledger?: Ledger | undefined;
  readonly settings?: SiteSettings | undefined;
  /** Origin of a running mock, which Try it selects first; by default the first server of the document. */
  readonly mock?: string | undefined;
}
