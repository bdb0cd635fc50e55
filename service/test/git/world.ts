import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import type { LocalStoreOptions } from '../../git/local-store-options.ts';
import { LocalRepositoryStore } from '../../git/local-store.ts';
import type { FileAction } from '../../git/write/options.ts';
import type { Repository } from '../../git/repository.ts';

const run = promisify(execFile);

/** A folder that goes when the test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'forge-git-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A store in a temporary folder. */
export async function makeStore(
  options: Partial<LocalStoreOptions> = {},
): Promise<{ store: LocalRepositoryStore; root: string }> {
  const root = options.root ?? (await temporaryFolder());
  const store = await LocalRepositoryStore.start({ durable: false, ...options, root });
  onTestFinished(() => store.close());
  return { store, root };
}

/** A repository without commits. */
export async function makeRepository(): Promise<Repository> {
  const { store } = await makeStore();
  return await store.create('a.git', { defaultBranch: 'main' });
}

/** All files of a revision with their content as latin1 text; executable ones have the prefix `x:`. */
export async function contentsOf(repository: Repository, revision: string): Promise<Record<string, string>> {
  const { items } = await repository.tree({ revision, recursive: true, limit: 1000 });
  const files = items.filter((entry) => entry.type === 'blob');
  const texts = await Promise.all(
    files.map(async (entry): Promise<[string, string]> => {
      const { content } = await repository.blob(entry.id);
      return [entry.path, (entry.mode === '100755' ? 'x:' : '') + content.toString('latin1')];
    }),
  );
  return Object.fromEntries(texts);
}

/** Git as a person runs it, without settings of the machine. */
export async function git(
  folder: string,
  ...[first, ...rest]: [{ readonly env?: NodeJS.ProcessEnv; readonly input?: string } | string, ...string[]]
): Promise<string> {
  const args = typeof first === 'string' ? [first, ...rest] : rest;
  const running = run('git', args, {
    cwd: folder,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: folder,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_TERMINAL_PROMPT: '0',
      GIT_AUTHOR_NAME: 'Ida Client',
      GIT_AUTHOR_EMAIL: 'ida@client.example',
      GIT_AUTHOR_DATE: '2026-03-01T10:00:00+01:00',
      GIT_COMMITTER_NAME: 'Ida Client',
      GIT_COMMITTER_EMAIL: 'ida@client.example',
      GIT_COMMITTER_DATE: '2026-03-01T10:00:00+01:00',
      ...(typeof first === 'string' ? {} : first.env),
    },
    maxBuffer: 64 * 1024 * 1024,
  });
  // Most commands end without having read anything.
  running.child.stdin?.on('error', () => undefined);
  running.child.stdin?.end(typeof first === 'string' ? '' : (first.input ?? ''));
  return (await running).stdout;
}

/** The number of processes that this one has started and that have not ended. */
export async function children(): Promise<number> {
  const text = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8');
  return text.split(' ').filter(Boolean).length;
}

/** Bytes that do not pack, always the same. */
export function noise(length: number): Buffer {
  let seed = 7;
  return Buffer.from(Array.from({ length }, () => (seed = (seed * 48_271) % 2_147_483_647) & 255));
}

/** Mira at a minute of the first of March. */
export function mira(minute: number): { name: string; email: string; at: string } {
  const at = new Date(Date.UTC(2026, 2, 1, 9, minute)).toISOString();
  return { name: 'Mira Holm', email: 'mira@acme.example', at };
}

let minute = 0;

/** One commit with these files on a branch; later calls are a minute later. Returns its id. */
export async function commitFiles(
  repository: Repository,
  files: Readonly<Record<string, string | null>>,
  options: { readonly branch?: string; readonly start?: string; readonly message?: string } = {},
): Promise<string> {
  minute += 1;
  const branch = options.branch ?? 'main';
  const base =
    options.start ?? ((await repository.find(`refs/heads/${branch}`)) === undefined ? undefined : branch);
  const actions: FileAction[] = [];
  for (const [file, content] of Object.entries(files)) {
    const known =
      base !== undefined &&
      (await repository.file(base, file).then(
        () => true,
        () => false,
      ));
    if (content === null) actions.push({ action: 'delete', path: file });
    else actions.push({ action: known ? 'update' : 'create', path: file, content });
  }
  const { commit } = await repository.createCommit({
    branch,
    message: options.message ?? `Change ${Object.keys(files).join(', ')}`,
    actions,
    author: mira(minute),
    ...(options.start === undefined ? {} : { start: options.start }),
  });
  return commit.id;
}
