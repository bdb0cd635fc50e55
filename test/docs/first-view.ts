import { gzipSync } from 'node:zlib';

/** What a page may load with an empty cache, compressed: as `npm run bench -- docs` measures it. */
const MOST_BYTES = 40 * 1024;

/** What each page loads beside itself. */
const ASSETS = ['site.css', 'site.js', 'theme.js', 'icon.svg'];

/** The pages that load more than they may, with their bytes. */
export function tooLarge(
  files: ReadonlyMap<string, string>,
  pages: readonly string[],
): readonly (readonly [page: string, bytes: number])[] {
  const size = (path: string): number => {
    const text = files.get(path);
    if (text === undefined) throw new Error(`The site has no ${path}.`);
    return gzipSync(text).length;
  };
  const shared = ASSETS.reduce((sum, name) => sum + size(`assets/${name}`), 0);
  return pages.map((page) => [page, shared + size(page)] as const).filter(([, bytes]) => bytes > MOST_BYTES);
}
