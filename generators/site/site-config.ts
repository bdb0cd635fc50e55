import type { SiteSettings } from '../emit/docs/settings.ts';

/** How a site looks and what it carries, as a configuration says it. Paths are those of a user in the working folder. */
export interface SiteConfig extends Omit<SiteSettings, 'logo' | 'favicon'> {
  /** Path of a picture: SVG, PNG, JPEG, WebP or ICO, of 256 KiB at most. */
  readonly logo?: string | undefined;
  readonly favicon?: string | undefined;
  /** Folders of articles in Markdown; `guides` beside the document unless given. */
  readonly guides?: readonly (string | GuideFolder)[] | undefined;
  /** Title of a part that explains the findings of the toolkit; none unless given. */
  readonly findings?: string | undefined;
}

/** A folder whose articles stand under a title of their own. */
export interface GuideFolder {
  readonly folder: string;
  readonly title: string;
}
