import { readFileSync } from 'node:fs';
import { extname } from 'node:path';

/** Whether this is the published package, which has everything compiled and bundled; else it is a clone, with sources. */
export const isPublished: boolean = extname(import.meta.url) === '.js';

/**
 * The folder of the package, which contains `templates/` and `runtime/`, as a URL with a trailing slash. Sources are
 * two folders below it (`generators/process/`), compiled files three (`dist/generators/process/`).
 */
export const packageRoot: URL = new URL(isPublished ? '../../..' : '../..', import.meta.url);

/** The version of the package. */
export function toolkitVersion(): string {
  const manifest = JSON.parse(readFileSync(new URL('package.json', packageRoot), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}
