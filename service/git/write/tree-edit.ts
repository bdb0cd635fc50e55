import type { RepositoryContext } from '../context.ts';
import { folderMode, formatTree, rawName, typeOfMode } from '../objects/tree.ts';
import { readTree } from '../read/trees.ts';
import type { ObjectWrites } from './object-writes.ts';

/** A file, link or submodule in an edited tree. */
export interface EditedFile {
  readonly mode: number;
  readonly id: string;
}

interface Folder {
  /** The tree object of the folder, if it is unchanged. */
  id: string | undefined;
  readonly entries: Map<string, EditedFile | Folder>;
}

function isFolder(entry: EditedFile | Folder): entry is Folder {
  return 'entries' in entry;
}

/** The object at a path, or a file among its parents that prevents one there (`blocked`). */
export type Found =
  | { readonly kind: 'file'; readonly file: EditedFile }
  | { readonly kind: 'folder' | 'nothing' }
  | { readonly kind: 'blocked'; readonly path: string };

/**
 * A tree that is changed in memory and written as new tree objects. Folders are read when something in them is needed.
 */
export class TreeEdit {
  readonly #context: RepositoryContext;
  #root: EditedFile | Folder;

  /** `treeId` undefined: starts empty. */
  constructor(context: RepositoryContext, treeId: string | undefined) {
    this.#context = context;
    this.#root =
      treeId === undefined ? { id: undefined, entries: new Map() } : { mode: folderMode, id: treeId };
  }

  async find(segments: readonly string[]): Promise<Found> {
    let folder = await this.#open();
    for (const [index, segment] of segments.entries()) {
      const entry = folder.entries.get(rawName(segment));
      if (entry === undefined) return { kind: 'nothing' };
      const last = index === segments.length - 1;
      if (!isFolder(entry) && typeOfMode(entry.mode) !== 'tree') {
        return last
          ? { kind: 'file', file: entry }
          : { kind: 'blocked', path: segments.slice(0, index + 1).join('/') };
      }
      if (last) return { kind: 'folder' };
      folder = await this.#openChild(folder, rawName(segment), entry);
    }
    return { kind: 'folder' };
  }

  /** Adds a file at a path for which `find` returned `file` or `nothing`. */
  async put(segments: readonly string[], file: EditedFile): Promise<void> {
    let folder = await this.#open();
    folder.id = undefined;
    for (const segment of segments.slice(0, -1)) {
      const name = rawName(segment);
      const entry = folder.entries.get(name) ?? {
        id: undefined,
        entries: new Map<string, EditedFile | Folder>(),
      };
      folder.entries.set(name, entry);
      folder = await this.#openChild(folder, name, entry);
      folder.id = undefined;
    }
    folder.entries.set(rawName(segments.at(-1) ?? ''), file);
  }

  /** Removes a file that `find` returned, and folders that are then empty. */
  async remove(segments: readonly string[]): Promise<void> {
    const folders = [await this.#open()];
    for (const segment of segments.slice(0, -1)) {
      const parent = folders.at(-1);
      const entry = parent?.entries.get(rawName(segment));
      if (parent === undefined || entry === undefined) return;
      folders.push(await this.#openChild(parent, rawName(segment), entry));
    }
    for (const folder of folders) folder.id = undefined;
    for (const segment of segments.toReversed()) {
      const folder = folders.pop();
      folder?.entries.delete(rawName(segment));
      if (folder?.entries.size !== 0) return;
    }
  }

  /** Starts to write the tree objects and returns the id of the root. */
  write(writes: ObjectWrites): string {
    return write(this.#root, writes) ?? writes.add('tree', Buffer.alloc(0));
  }

  async #open(): Promise<Folder> {
    if (!isFolder(this.#root)) this.#root = await this.#load(this.#root.id);
    return this.#root;
  }

  async #openChild(parent: Folder, name: string, entry: EditedFile | Folder): Promise<Folder> {
    if (isFolder(entry)) return entry;
    const folder = await this.#load(entry.id);
    parent.entries.set(name, folder);
    return folder;
  }

  async #load(id: string): Promise<Folder> {
    const entries = await readTree(this.#context, id);
    return {
      id,
      entries: new Map(entries.map(({ name, mode, id: entryId }) => [name, { mode, id: entryId }])),
    };
  }
}

/** The id of a file or folder; undefined for a folder with nothing in it. */
function write(entry: EditedFile | Folder, writes: ObjectWrites): string | undefined {
  if (entry.id !== undefined || !isFolder(entry)) return entry.id;
  const written: { name: string; mode: number; id: string }[] = [];
  for (const [name, child] of entry.entries) {
    const id = write(child, writes);
    if (id !== undefined) written.push({ name, mode: isFolder(child) ? folderMode : child.mode, id });
  }
  return written.length === 0 ? undefined : writes.add('tree', formatTree(written));
}
