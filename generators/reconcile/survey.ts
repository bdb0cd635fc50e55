import { typeNameOf } from '../typescript/words.ts';
import { Draft } from './draft.ts';
import { findExports, localNameOf, type Export } from './exports.ts';
import { findAssembly, INDEX_FILE, type Assembly } from './index-file.ts';
import type { ImportExtension } from './import-extension.ts';
import { matchHandlers, type Match } from './match.ts';
import { parseModule, type Module, type ParseError } from './module.ts';
import { typesOf, type ServedOperation } from './served-operation.ts';
import { handlerTypeBase, type ImportsOf } from './types.ts';

export interface SourceText {
  /** Relative to the folder of handlers, forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Folder {
  /** The TypeScript files of the folder. */
  readonly files: readonly SourceText[];
  /** Paths of files that cannot be read. */
  readonly unreadable: ReadonlySet<string>;
  /** The path by which a file of the folder imports the generated server: `'../generated/server/index.js'`. */
  serverFrom(path: string): string;
  /** The extension in imports of a new index. */
  readonly importExtension: ImportExtension;
  /** The path of a file of the folder as findings show it. */
  shownAs(path: string): string;
}

/** The contents of a folder of handlers, matched with the operations of the document. */
export interface Survey {
  readonly folder: Folder;
  readonly operations: readonly ServedOperation[];
  /** The files without syntax errors, by path. */
  readonly drafts: ReadonlyMap<string, Draft>;

  readonly unparsed: readonly (SourceText & ParseError)[];
  readonly handlers: Match['handlers'];
  readonly duplicates: Match['duplicates'];
  /** Handlers of removed operations. */
  readonly orphans: readonly Export[];
  /** Undefined if there is no index, or if it has no object literal of handlers. */
  readonly assembly: Assembly | undefined;
  readonly importsOf: ImportsOf;
}

export function surveyFolder(folder: Folder, operations: readonly ServedOperation[]): Survey {
  const parsed = folder.files.map((file) => ({ file, ...parseModule(file.path, file.text) }));
  const modules = parsed.flatMap((each) => ('module' in each ? [each.module] : []));
  const unparsed = parsed.flatMap((each) => ('error' in each ? [{ ...each.file, ...each.error }] : []));

  const paths = new Set([...folder.files.map(({ path }) => path), ...folder.unreadable]);
  const exports = modules
    .filter(({ path }) => path !== INDEX_FILE)
    .flatMap((module) => findExports(module, paths));
  const serverNames = serverNamesOf(operations, exports);
  const drafts = new Map(
    modules.map((module) => [
      module.path,
      new Draft({
        module,
        server: folder.serverFrom(module.path),
        isServerName: (name) => serverNames.has(name) || (module.path === INDEX_FILE && name === 'Handlers'),
      }),
    ]),
  );
  for (const each of exports) {
    const local = localNameOf(each);
    if (local !== each.name) draftOf(drafts, each.module).recordRename(local, { isRetained: true });
  }
  const index = modules.find(({ path }) => path === INDEX_FILE);
  const importsOf: ImportsOf = ({ module }) => draftOf(drafts, module).imports;
  const { rest, ...match } = matchHandlers(operations, exports);
  return {
    folder,
    operations,
    drafts,
    unparsed,
    ...match,
    orphans: rest.filter((each) => isOrphan(each, importsOf)),
    assembly: index && findAssembly(index),
    importsOf,
  };
}

export function draftOf(drafts: ReadonlyMap<string, Draft>, { path }: Module): Draft {
  const draft = drafts.get(path);
  if (draft === undefined) throw new Error(`${path} is no file of the folder.`);
  return draft;
}

/** Names of types that only the generated server exports, so that an import of it is found by any path. */
function serverNamesOf(
  operations: readonly ServedOperation[],
  exports: readonly Export[],
): ReadonlySet<string> {
  const former = exports.filter(({ anchor }) => anchor !== undefined).map(({ name }) => typeNameOf(name));
  return new Set([...operations.map(({ type }) => type), ...former].flatMap(typesOf));
}

/** Whether an export has text that the tool writes for handlers: an anchor, a mark, or the type for its name. */
function isOrphan(each: Export, importsOf: ImportsOf): boolean {
  if (each.anchor !== undefined || each.mark !== undefined) return true;
  const base = handlerTypeBase(each, importsOf);
  const usual = typeNameOf(each.name);
  return base === usual || base === `${usual}Operation`;
}
