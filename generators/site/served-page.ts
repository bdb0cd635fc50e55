import { posix } from 'node:path';
import { bytesOf, type Content } from '../output/bytes.ts';
import { hashOf } from '../output/hash.ts';
import type { SiteFiles } from './pages-on-demand.ts';
import { previewFile } from './preview-files.ts';

/** A response to a request for a file. */
export interface Served {
  readonly status: number;
  /** The path of the file; for a missing one, the path of the page that says so. */
  readonly path: string;
  readonly content: Content;
}

const NOT_FOUND = '404.html';

/** The page before the first build. */
const NOTHING_YET =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>No pages yet</title></head><body><main><p>The pages appear here as soon as the document has no errors.</p></main></body></html>\n';

/** The scripts, styles and pictures that a page loads. */
const LOADED = /<(?:script|img)\b[^>]*\ssrc="([^"]+)"|<link rel="(?:icon|stylesheet)"[^>]*\shref="([^"]+)"/g;

/** Finds the file of a site, or of the preview, at a path. */
export async function servedAt(site: SiteFiles | undefined, path: string): Promise<Served> {
  const file = await site?.find(path);
  const content = file === undefined ? await previewFile(path) : bytesOf(file);
  if (content !== undefined) return { status: 200, path, content };
  const missing = await site?.find(NOT_FOUND);
  return {
    status: site === undefined ? 503 : 404,
    path: NOT_FOUND,
    content: missing === undefined ? NOTHING_YET : bytesOf(missing),
  };
}

/** A hash of a page and of what it loads. A page reloads only if its hash changes. */
export async function buildOf(site: SiteFiles | undefined, { path, content }: Served): Promise<string> {
  const hashes = [hashOf(content)];
  for (const [, source, style] of String(content).matchAll(LOADED)) {
    const loaded = await site?.find(posix.join(posix.dirname(path), source ?? style ?? ''));
    if (loaded !== undefined) hashes.push(hashOf(bytesOf(loaded)));
  }
  return hashOf(hashes.join('\n')).slice(0, 16);
}
