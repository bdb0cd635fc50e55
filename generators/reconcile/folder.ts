import { readdirSync, readFileSync, type Dirent } from 'node:fs';
import { join, posix, relative, resolve, sep } from 'node:path';
import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { pinnedPlace } from '../source/files/text-file.ts';
import { importExtensionFor, type ImportExtension } from './import-extension.ts';
import type { Folder, SourceText } from './survey.ts';

export interface FolderRequest {
  /** The path of the folder of handlers, as findings show it. */
  readonly path: string;
  /** The output folder with the generated server; it is not searched for handlers. */
  readonly generated: string;
  /** The extension in imports of a new index; by default, the one that `tsconfig.json` allows. */
  readonly importExtension?: ImportExtension | undefined;
}

/** Reads the folder of handlers; a folder that does not exist is empty. */
export function readFolder({ path: named, generated, importExtension }: FolderRequest): Folder & {
  readonly findings: readonly Finding[];
} {
  const root = resolve(named);
  const server = toPosix(resolve(generated, 'server', 'index.js'));
  const files: SourceText[] = [];
  const unreadable = new Set<string>();
  const findings: Finding[] = [];
  const shownAs = (path: string): string => posix.join(toPosix(named), path);
  for (const [path, entry] of filesBelow(root, resolve(generated))) {
    const text = entry.isFile() ? readUtf8(join(root, path)) : { reason: 'it is not an ordinary file' };
    if (typeof text === 'string') files.push({ path, text });
    else {
      unreadable.add(path);
      const shown = shownAs(path);
      const at = pinnedPlace({ path: shown, text: '' });
      findings.push(finding('reconcile/unreadable', { path: shown, reason: text.reason }, at));
    }
  }
  return {
    files,
    unreadable,
    findings,
    shownAs,
    importExtension: importExtension ?? importExtensionFor(root),
    serverFrom: (path) => {
      const module = posix.relative(posix.dirname(posix.join(toPosix(root), path)), server);
      return module.startsWith('../') ? module : `./${module}`;
    },
  };
}

/** TypeScript files other than declarations, sorted by path; hidden folders and packages are left out. */
function filesBelow(root: string, generated: string): readonly (readonly [path: string, entry: Dirent])[] {
  const found: [string, Dirent][] = [];
  const pending = [root];
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    for (const entry of entriesOf(folder)) {
      const path = join(folder, entry.name);
      const isModule = entry.name.endsWith('.ts') && !entry.name.endsWith('.d.ts');
      if (isModule) found.push([toPosix(relative(root, path)), entry]);
      else if (entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name) && path !== generated)
        pending.push(path);
    }
  }
  return found.toSorted(([left], [right]) => (left < right ? -1 : 1));
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Reads a text with its byte order mark, so that it is written again. */
function readUtf8(path: string): string | { readonly reason: string } {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    return { reason: (error as Error).message };
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { reason: 'it is not in UTF-8' };
  }
}

function toPosix(path: string): string {
  return path.split(sep).join('/');
}
