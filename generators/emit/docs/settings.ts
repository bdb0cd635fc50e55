import type { OutputFile } from '../emitter.ts';

/** The configuration of a site. */
export interface SiteSettings {
  /** Colour of links and buttons, as `#rrggbb`. It becomes darker or lighter if the contrast is too low. */
  readonly accent?: string | undefined;
  /** Picture before the title at the top of each page. */
  readonly logo?: Picture | undefined;
  /** Picture in the tab of the browser. */
  readonly favicon?: Picture | undefined;
  /** Links at the top of each page, or in the menu of narrow pages. */
  readonly links?: readonly SiteLink[] | undefined;
  /** Package of the generated client in samples, such as `@acme/api`; by default a relative path. */
  readonly package?: string | undefined;
  /** Whether pages mark what is implied, observed or not shown (`x-implied`, `x-observed`, `x-not-shown`). */
  readonly marks?: boolean | undefined;
}

/** A link in the header of a site. */
export interface SiteLink {
  readonly text: string;
  /** A URL that begins with `https:` or `http:`, or one relative to the root of the site. */
  readonly href: string;
}

/** A checked picture: a bitmap, or an SVG that only draws. */
export interface Picture extends Pick<OutputFile, 'text' | 'encoding'> {
  /** Determined by its content. */
  readonly extension: 'svg' | 'png' | 'jpg' | 'webp' | 'ico';
}

/** The path of a picture in a site. */
export function picturePath(kind: 'logo' | 'favicon', { extension }: Picture): string {
  return `assets/${kind}.${extension}`;
}

/**
 * Whether an address is allowed in a link: one of the web, or one relative to the site. It may not have spaces, control
 * characters or `\`, because browsers remove them or read them as `/` (WHATWG URL, section 4.4).
 */
export function isLinkAddress(href: string): boolean {
  if (/[\s\\\p{Control}]/u.test(href) || href === '') return false;
  if (/^https?:\/\//i.test(href)) return URL.canParse(href);
  return !/^(?:[^/?#]*:|\/\/)/.test(href);
}

/** The package of an import: `@acme/api` of `@acme/api/client`. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Whether a text is the name of a package or of a part of one (npm, `package.json`, name). */
export function isPackageSpecifier(text: string): boolean {
  return text.length <= 214 && /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(text);
}
