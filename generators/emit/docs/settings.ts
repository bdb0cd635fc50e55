import type { OutputFile } from '../emitter.ts';

/** What a configuration says of a site: how it looks, and what it shows beside the document. */
export interface SiteSettings {
  /** Colour of links and buttons, as `#rrggbb`. It is made darker or lighter where it would be hard to read. */
  readonly accent?: string | undefined;
  /** Stands before the title at the top of each page. */
  readonly logo?: Picture | undefined;
  /** Stands in the tab of the browser. */
  readonly favicon?: Picture | undefined;
  /** Stand at the top of each page; in the menu where there is no room. */
  readonly links?: readonly SiteLink[] | undefined;
  /** What programs import the generated client by, such as `@acme/api`; a relative path unless given. */
  readonly package?: string | undefined;
  /** Whether pages mark what is implied, observed or not shown (`x-implied`, `x-observed`, `x-not-shown`). */
  readonly marks?: boolean | undefined;
}

/** A link beside those of the pages. */
export interface SiteLink {
  readonly text: string;
  /** A URL that begins with `https:` or `http:`, or one relative to the root of the site. */
  readonly href: string;
}

/** A picture that was checked: a bitmap, or an SVG that holds nothing but shapes. */
export interface Picture extends Pick<OutputFile, 'text' | 'encoding'> {
  /** By its content. */
  readonly extension: 'svg' | 'png' | 'jpg' | 'webp' | 'ico';
}

/** Where the picture of a kind lies in a site. */
export function picturePath(kind: 'logo' | 'favicon', { extension }: Picture): string {
  return `assets/${kind}.${extension}`;
}

/**
 * Whether an address may stand in a link: one of the web, or one relative to the site. Browsers leave out spaces and
 * control characters and read `\` as `/` (WHATWG URL, section 4.4), so none may stand there.
 */
export function isLinkAddress(href: string): boolean {
  if (/[\s\\\p{Control}]/u.test(href) || href === '') return false;
  if (/^https?:\/\//i.test(href)) return URL.canParse(href);
  return !/^(?:[^/?#]*:|\/\/)/.test(href);
}

/** The name of the package in what a program imports: `@acme/api` of `@acme/api/client`. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Whether a text can be imported as a package or a part of one (npm, `package.json`, name). */
export function isPackageSpecifier(text: string): boolean {
  return text.length <= 214 && /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(text);
}
