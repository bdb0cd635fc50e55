/** The path of the site on its host, from the address of a module of the site: `assets/try.js`. */
export function siteRoot(): string {
  return new URL('..', import.meta.url).pathname;
}
