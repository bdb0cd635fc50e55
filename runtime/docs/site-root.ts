/** The root of the site as a URL, from the address of a script that every page has (`assets/site.js`). */
export function siteRoot(): URL {
  const script = document.querySelector<HTMLScriptElement>('script[src$="assets/site.js"]');
  return new URL('..', script?.src ?? document.baseURI);
}
