import { readFileSync } from 'node:fs';
import { extname } from 'node:path';

/**
 * The folder of the package, which contains `templates/` and `runtime/`, as a URL with a trailing slash. Sources are
 * one folder below it (`generators/`), compiled files two (`dist/generators/`).
 */
export const packageRoot: URL = new URL(extname(import.meta.url) === '.ts' ? '..' : '../..', import.meta.url);

/** The version of the package. */
export function toolkitVersion(): string {
  const manifest = JSON.parse(readFileSync(new URL('package.json', packageRoot), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}
