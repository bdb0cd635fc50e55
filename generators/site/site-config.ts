import type { SiteSettings } from '../emit/docs/settings.ts';

/** The appearance of a site and its guides, as configured. Paths are relative to the working folder. */
export interface SiteConfig extends Omit<SiteSettings, 'logo' | 'favicon'> {
  /** Path of a picture: SVG, PNG, JPEG, WebP or ICO, of 256 KiB at most. */
  readonly logo?: string | undefined;
  readonly favicon?: string | undefined;
  /** Folders of articles in Markdown; by default `guides` in the folder of the document. */
  readonly guides?: readonly (string | GuideFolder)[] | undefined;
  /** Title of a section that explains the findings of the toolkit; by default there is none. */
  readonly findings?: string | undefined;
}

/** A folder of articles, which are a section of the navigation. */
export interface GuideFolder {
  readonly folder: string;
  readonly title: string;
}
