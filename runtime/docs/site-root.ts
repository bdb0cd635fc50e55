/** The URL of the root of the site, by that of a script of every page (`assets/site.js`). */
export function siteRoot(): URL {
  const script = document.querySelector<HTMLScriptElement>('script[src$="assets/site.js"]');
  return new URL('..', script?.src ?? document.baseURI);
}
