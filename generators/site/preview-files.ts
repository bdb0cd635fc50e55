import { readFile } from 'node:fs/promises';
import { browserFile } from '../emit/docs/browser-files.ts';
import { packageRoot } from '../process/package-root.ts';

/** Paths of the files that the preview adds to each page. No file of a site has such a path. */
export const PREVIEW_SCRIPT = '-/preview.js';
export const PREVIEW_STYLES = '-/preview.css';

/** A file that the preview adds to a site; undefined for other paths. */
export async function previewFile(path: string): Promise<string | undefined> {
  if (path === PREVIEW_SCRIPT) return browserFile('preview.js');
  if (path === PREVIEW_STYLES) return readFile(new URL('templates/docs/preview.css', packageRoot), 'utf8');
  return undefined;
}
