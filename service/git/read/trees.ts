import type { RepositoryContext } from '../context.ts';
import { ObjectNotFound, PageTokenInvalid, PathNotFound, RevisionNotFound } from '../errors.ts';
import { pathSegments, trimPath } from '../names.ts';
import { modeText, parseTree, rawName, shownName, typeOfMode, type RawEntry } from '../objects/tree.ts';
import type { Page, TreeEntry } from '../objects/types.ts';
import type { TreeQuery } from './queries.ts';
import type { FileEntry } from '../repository.ts';
import { findObject, resolve } from './revisions.ts';

/** Maximum size of a tree object. */
const maximum = 50 * 1024 * 1024;

/** The entries of a tree object. */
export async function readTree(context: RepositoryContext, id: string): Promise<RawEntry[]> {
  return parseTree((await context.tools.reader.content(context.folder, id, 'tree', maximum)).content);
}

/** The entry at a path below a tree, or undefined. No segments: the tree itself. */
export async function entryAt(
  context: RepositoryContext,
  treeId: string,
  segments: readonly string[],
): Promise<RawEntry | undefined> {
  let entry: RawEntry = { mode: 0o40000, name: '', id: treeId };
  for (const segment of segments) {
    if (typeOfMode(entry.mode) !== 'tree') return undefined;
    const name = rawName(segment);
    const next = (await readTree(context, entry.id)).find((candidate) => candidate.name === name);
    if (next === undefined) return undefined;
    entry = next;
  }
  return entry;
}

function shown(entry: RawEntry, parent: string): TreeEntry {
  const name = shownName(entry.name);
  return {
    id: entry.id,
    name,
    type: typeOfMode(entry.mode),
    path: parent === '' ? name : `${parent}/${name}`,
    mode: modeText(entry.mode),
  };
}

/** All entries below a folder, depth first, each folder before its contents. */
async function below(context: RepositoryContext, treeId: string, parent: string): Promise<TreeEntry[]> {
  const args = ['ls-tree', '-r', '-t', '-z', '--full-tree', '--end-of-options', treeId];
  const { stdout } = await context.run(args, { maxBytes: 256 * 1024 * 1024 });
  const lines = stdout.toString('utf8').split('\0').filter(Boolean);
  return lines.map((text) => {
    const tab = text.indexOf('\t');
    const [mode = '', , id = ''] = text.slice(0, tab).split(' ');
    const path = text.slice(tab + 1);
    const full = parent === '' ? path : `${parent}/${path}`;
    const type = typeOfMode(Number.parseInt(mode, 8));
    return { id, name: path.slice(path.lastIndexOf('/') + 1), type, path: full, mode };
  });
}

const rank = { tree: 0, blob: 1, commit: 2 };

function token(entry: TreeEntry): string {
  return `p.${Buffer.from(entry.path).toString('base64url')}`;
}

/** Entries of a folder: folders first, then files, then submodules, each in the order of git. */
export async function listTree(
  context: RepositoryContext,
  query: TreeQuery,
): Promise<Page<TreeEntry> & { readonly next?: string }> {
  const root = await findObject(context, query.revision ?? 'HEAD', 'tree');
  if (root === undefined) throw new RevisionNotFound(query.revision ?? 'HEAD');
  const wanted = trimPath(query.path ?? '');
  const segments = wanted === '' ? [] : pathSegments(wanted);
  const folder = await entryAt(context, root, segments);
  const parent = segments.join('/');
  if (folder === undefined || typeOfMode(folder.mode) !== 'tree') {
    throw new PathNotFound(`No folder ${parent}`, parent);
  }
  const entries =
    query.recursive === true
      ? await below(context, folder.id, parent)
      : (await readTree(context, folder.id)).map((entry) => shown(entry, parent));
  entries.sort((a, b) => rank[a.type] - rank[b.type]);
  const start = query.after === undefined ? (query.offset ?? 0) : position(entries, query.after);
  const items = entries.slice(start, start + (query.limit ?? 20));
  const last = items.at(-1);
  const hasMore = start + items.length < entries.length;
  return { items, hasMore, ...(hasMore && last !== undefined ? { next: token(last) } : {}) };
}

function position(entries: readonly TreeEntry[], after: string): number {
  const path = after.startsWith('p.') ? Buffer.from(after.slice(2), 'base64url').toString() : undefined;
  const index = entries.findIndex((entry) => (path === undefined ? entry.id === after : entry.path === path));
  if (index < 0) throw new PageTokenInvalid('The token is of no entry of this folder');
  return index + 1;
}

/** The file at a path of a revision, with its size. */
export async function fileAt(context: RepositoryContext, revision: string, path: string): Promise<FileEntry> {
  const commitId = await resolve(context, revision);
  const segments = pathSegments(path);
  const root = await findObject(context, commitId, 'tree');
  const entry = root === undefined ? undefined : await entryAt(context, root, segments);
  if (entry === undefined || typeOfMode(entry.mode) !== 'blob')
    throw new PathNotFound(`No file ${path}`, path);
  const blob = await context.tools.reader.info(context.folder, entry.id);
  if (blob === undefined) throw new ObjectNotFound(`No blob ${entry.id}`);
  return { ...shown(entry, segments.slice(0, -1).join('/')), size: blob.size, commitId };
}
