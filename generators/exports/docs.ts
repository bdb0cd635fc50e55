/**
 * The documentation site of a document, in memory. These names keep their meaning within a major version; the markup of
 * pages may change with any version.
 */

export type { Guide } from '../emit/docs/guide.ts';
export { buildSite, type SiteRequest } from '../emit/docs/build-site.ts';
export type { Picture, SiteLink, SiteSettings } from '../emit/docs/settings.ts';
export type { GuideFolder, SiteConfig } from '../site/site-config.ts';
export { makeSite, type MadeSite, type SiteOptions } from '../site/make-site.ts';
