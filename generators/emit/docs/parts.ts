import type { OutputFile } from '../emitter.ts';
import type { PageLink, PrintedPage, Site } from './page.ts';

/** What the parts of a site have in common with its other pages. */
export interface PartsRequest extends Pick<Site, 'guides' | 'url' | 'settings'> {
  readonly references: readonly PageLink[];
}

/** The parts of a site that need nothing of the others, by the functions that make them. */
export interface SiteParts {
  /** `triedModules` */
  readonly modules: readonly OutputFile[];
  /** `schemaPages` */
  readonly schemas: readonly PrintedPage[];
}

/** Makes the parts while the other pages are made. Asked once, and only for a document without errors. */
export type PartsMaker = (request: PartsRequest) => Promise<SiteParts>;
