import { readFileSync } from 'node:fs';
import { extname } from 'node:path';

/**
 * The folder of the package, where `templates/` and `runtime/` lie, as a URL that ends with a slash. Sources are one
 * folder below it (`generators/`), what is compiled from them two (`dist/generators/`).
 */
export const packageRoot: URL = new URL(extname(import.meta.url) === '.ts' ? '..' : '../..', import.meta.url);

/** The version of the package. */
export function toolkitVersion(): string {
  const manifest = JSON.parse(readFileSync(new URL('package.json', packageRoot), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}
