import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { limits } from '../source/files/limits.ts';

/** A document of a revision, in a folder that has to be removed afterwards. */
export interface CheckedOut {
  /** The path of the document on the disk. */
  readonly path: string;
  /** The folder of its files, including `path`. */
  readonly folder: string;
  /** The text that replaces the folder in reports: `HEAD:`. */
  readonly shown: string;
  remove(): void;
}

/** Maximum number of files of one document; folders of documents have a few hundred. */
const MOST_FILES = 10_000;

/** `git:REV:PATH` and `git:REV`, which means the path of the other document. */
export function readRevision(
  text: string,
): { readonly revision: string; readonly path: string | undefined } | undefined {
  const match = /^git:([^:]+)(?::(.+))?$/s.exec(text);
  return match?.[1] === undefined ? undefined : { revision: match[1], path: match[2] };
}

/**
 * Writes the JSON and YAML files beside and below a document of a revision to a temporary folder. It runs only git,
 * with arguments that no text can turn into options. No filter or hook of the repository is run.
 */
export function checkOut(revision: string, path: string): CheckedOut | Finding {
  const refuse = (reason: string): Finding =>
    finding('diff/unreadable-revision', { revision: `git:${revision}:${path}`, reason });
  const commit = commitOf(revision);
  if (commit === undefined) return refuse('git knows no such commit here');
  const top = git(['rev-parse', '--show-toplevel'])?.trim();
  if (top === undefined) return refuse('the current folder is in no repository');
  const inside = relative(top, realpathSync.native(resolve('.')))
    .split(sep)
    .join('/');
  const document = posix.normalize(posix.join(inside, path.split(sep).join('/')));
  if (document.startsWith('../') || posix.isAbsolute(path))
    return refuse('the path leads out of the repository');
  const blobs = blobsOf(commit, posix.dirname(document));
  if (blobs === undefined || !blobs.has(document)) return refuse('the revision has no such file');
  const folder = mkdtempSync(join(tmpdir(), 'forgespec-diff-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  if (!writeBlobs(blobs, folder)) {
    remove();
    return refuse('its files are too many or too large');
  }
  return { path: join(folder, ...document.split('/')), folder, shown: `${revision}:`, remove };
}

/** The id of a commit; undefined where git finds no such commit in the current folder. */
export function commitOf(revision: string): string | undefined {
  return git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`])?.trim();
}

/**
 * The revision to compare with: the commit at which the branch left the main branch; on the main branch, its last
 * commit.
 */
export function baseRevision(): string {
  for (const main of ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master']) {
    const base = git(['merge-base', '--end-of-options', 'HEAD', main])?.trim();
    if (base !== undefined && base !== '')
      return base === git(['rev-parse', 'HEAD'])?.trim() ? 'HEAD' : base.slice(0, 12);
  }
  return 'HEAD';
}

/** The ids of the JSON and YAML files in a folder and below, by path. Symbolic links are left out. */
function blobsOf(commit: string, folder: string): ReadonlyMap<string, string> | undefined {
  const listed = git(
    ['ls-tree', '-r', '-z', '--full-tree', commit, '--', folder === '.' ? '' : `${folder}/`].filter(
      (word) => word !== '',
    ),
  );
  if (listed === undefined) return undefined;
  const blobs = new Map<string, string>();
  for (const line of listed.split('\0')) {
    const [, id, path] = /^100\d{3} blob ([\da-f]{40,64})\t(.+)$/s.exec(line) ?? [];
    if (id !== undefined && path !== undefined && /\.(?:json|ya?ml)$/i.test(path)) blobs.set(path, id);
  }
  return blobs;
}

function writeBlobs(blobs: ReadonlyMap<string, string>, folder: string): boolean {
  if (blobs.size > MOST_FILES) return false;
  const read = run(['cat-file', '--batch'], `${[...blobs.values()].join('\n')}\n`);
  if (read === undefined) return false;
  let offset = 0;
  for (const path of blobs.keys()) {
    const end = read.indexOf(10, offset);
    const size = Number(read.toString('latin1', offset, end).split(' ')[2]);
    if (end === -1 || !Number.isSafeInteger(size)) return false;
    const target = join(folder, ...path.split('/'));
    if (!target.startsWith(`${folder}${sep}`)) return false;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, read.subarray(end + 1, end + 1 + size));
    offset = end + 1 + size + 1;
  }
  return true;
}

function git(words: readonly string[]): string | undefined {
  return run(words)?.toString('utf8');
}

/** Runs git without a shell; undefined where it fails, is missing, takes too long or prints too much. */
function run(words: readonly string[], input = ''): Buffer | undefined {
  const { status, stdout } = spawnSync(
    'git',
    ['-c', 'core.hooksPath=/dev/null', '--no-replace-objects', ...words],
    {
      input,
      maxBuffer: limits.bytes * 2,
      timeout: 60_000,
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1' },
    },
  );
  return status === 0 ? stdout : undefined;
}
