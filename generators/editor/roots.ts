import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { DocumentSettings, Settings } from '../config/settings.ts';
import type { LoadOptions } from '../pipeline.ts';

/** A document of the workspace: the file on top, and how it is read. */
export interface RootDocument {
  /** Absolute. */
  readonly path: string;
  readonly options: LoadOptions;
}

/** Names by which documents are found that no configuration names, in the folder of a file and those above it. */
const usualNames = ['openapi.yaml', 'openapi.yml', 'openapi.json'];

/** Folders above a file in which a document is looked for. */
const mostLevels = 16;

/** Whether a text is that of a document: it says which version of OpenAPI it follows, at its top level. */
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

/** A document as the configuration has it, or as it handles those that it does not name. */
export function rootAt(path: string, settings: Settings): RootDocument {
  const known = configuredRoots(settings).find((each) => each.path === path);
  return known ?? { path, options: optionsOf(settings.others, settings) };
}

/** Paths at which documents may stand that hold a file, the nearest first. */
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
  { levels, naming, ...rest }: Pick<DocumentSettings, 'levels' | 'naming'> & Partial<DocumentSettings>,
  { plugins }: Settings,
): LoadOptions {
  // As `forgespec lint` reads it: an author wants to see the flaws.
  return { levels, naming, plugins, root: rest.root && resolve(rest.root), strict: true, lint: true };
}
