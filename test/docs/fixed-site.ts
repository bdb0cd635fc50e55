import type { OutputFile } from '../../generators/emit/emitter.ts';
import type { SiteFiles } from '../../generators/site/pages-on-demand.ts';

/** A site whose files are made already. */
export function fixedSite(files: readonly OutputFile[]): SiteFiles {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return { find: async (path) => byPath.get(path), makeRest: async () => {} };
}
