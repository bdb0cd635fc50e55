import type { OutputFile } from '../../generators/emit/emitter.ts';
import { packFile } from '../../generators/emit/packed-file.ts';
import type { SiteFiles } from '../../generators/site/pages-on-demand.ts';

/** A site whose files are made already. */
export function fixedSite(files: readonly OutputFile[]): SiteFiles {
  const byPath = new Map(files.map((file) => [file.path, packFile(file)]));
  return { find: async (path) => byPath.get(path), renderRemaining: async () => {} };
}
