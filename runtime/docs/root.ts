/** Root of the site as a URL, from the address of the script that runs first (`assets/site.js`). */
export const root: URL = new URL('..', (document.currentScript as HTMLScriptElement).src);
