import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { DocumentSettings, Settings } from '../config/settings.ts';
import type { LoadOptions } from '../pipeline.ts';

/** The root file of a document, and the options to read it with. */
export interface RootDocument {
  /** Absolute. */
  readonly path: string;
  readonly options: LoadOptions;
}

/** Usual names of root files, which are searched for in the folders above a file. */
const usualNames = ['openapi.yaml', 'openapi.yml', 'openapi.json'];

/** Maximum number of folders above a file that are searched for a document. */
const mostLevels = 16;

/** Whether a text is that of a root file: it has the version of OpenAPI at its top level. */
export function isDocumentText(text: string): boolean {
  return (
    /^(?:["']?)(?:openapi|swagger)(?:["']?)\s*:/m.test(text) || /^\s*\{\s*"(?:openapi|swagger)"/.test(text)
  );
}

/** The documents that the configuration names. */
export function configuredRoots(settings: Settings): readonly RootDocument[] {
  return settings.documents.map((each) => ({
    path: resolve(each.document),
    options: optionsOf(each, settings),
  }));
}

/** A document with its options in the configuration; the general ones if the configuration does not name it. */
export function rootAt(path: string, settings: Settings): RootDocument {
  const configured = configuredRoots(settings).find((each) => each.path === path);
  return configured ?? { path, options: optionsOf(settings.others, settings) };
}

/** Root files of documents that may include a file, the nearest first. */
export function usualRoots(path: string): readonly string[] {
  const found: string[] = [];
  let folder = dirname(path);
  for (let level = 0; level < mostLevels && dirname(folder) !== folder; level += 1) {
    for (const place of ['', 'spec'])
      for (const name of usualNames) {
        const candidate = join(folder, place, name);
        if (existsSync(candidate)) found.push(candidate);
      }
    folder = dirname(folder);
  }
  return found;
}

function optionsOf(
  {
    levels,
    naming,
    oneOf,
    ...rest
  }: Pick<DocumentSettings, 'levels' | 'naming' | 'oneOf'> & Partial<DocumentSettings>,
  { plugins }: Settings,
): LoadOptions {
  // As `forgespec lint` does, so that authors see the flaws of the document.
  return { levels, naming, oneOf, plugins, root: rest.root && resolve(rest.root), strict: true, lint: true };
}
