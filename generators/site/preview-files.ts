import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { packageRoot } from '../package-root.ts';

/** Paths of what the preview adds to each page. No file of a site has such a path. */
export const PREVIEW_SCRIPT = '-/preview.js';
export const PREVIEW_STYLES = '-/preview.css';

/** The published package has the script compiled already. */
const extension = extname(import.meta.url);
const SOURCE = `${extension === '.ts' ? '' : 'dist/'}runtime/docs/preview${extension}`;

const makers: Readonly<Record<string, () => string>> = {
  [PREVIEW_SCRIPT]: bundleScript,
  [PREVIEW_STYLES]: () => readFileSync(new URL('templates/docs/preview.css', packageRoot), 'utf8'),
};
const made = new Map<string, string>();

/** A file that the preview adds to a site; undefined for a path of none. Made when it is first asked for. */
export function previewFile(path: string): string | undefined {
  const make = Object.hasOwn(makers, path) ? makers[path] : undefined;
  if (make === undefined) return undefined;
  const known = made.get(path) ?? make();
  made.set(path, known);
  return known;
}

function bundleScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(SOURCE, packageRoot))],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles.map(({ text }) => text).join('');
}
