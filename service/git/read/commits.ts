import type { RepositoryContext } from '../context.ts';
import { RevisionInvalid, RevisionNotFound } from '../errors.ts';
import { isId, pathSegments, splitRange, trimPath } from '../names.ts';
import { parseCommit } from '../objects/commit.ts';
import type { Commit, Page } from '../objects/types.ts';
import type { CommitQuery } from './queries.ts';
import { find, resolve } from './revisions.ts';
import { addStats } from './stats.ts';

/** Maximum size of a commit: header and message. */
const maximum = 10 * 1024 * 1024;

/** Maximum number of ids of a page that is kept. */
const largestKept = 100;

/** One commit by a revision. */
export async function readCommit(
  context: RepositoryContext,
  revision: string,
  options: { readonly withStats?: boolean } = {},
): Promise<Commit> {
  const id = await resolve(context, revision);
  const commit = parseCommit(await context.tools.reader.content(context.folder, id, 'commit', maximum));
  if (options.withStats !== true) return commit;
  return (await addStats(context, [commit]))[0] ?? commit;
}

/** Commits by their ids, in that order. */
export async function readCommits(context: RepositoryContext, ids: readonly string[]): Promise<Commit[]> {
  return (await context.tools.reader.contents(context.folder, ids)).map((object) => parseCommit(object));
}

/**
 * The commits where git begins and those that it excludes: ids, and ids with `^` before them. Undefined if there is no
 * commit at all.
 */
async function startingPoints(context: RepositoryContext, query: CommitQuery): Promise<string[] | undefined> {
  if (query.all === true) return ['--all'];
  const revision = query.revision ?? 'HEAD';
  const range = splitRange(revision);
  if (range === undefined) {
    const id =
      query.revision === undefined ? await find(context, revision) : await resolve(context, revision);
    return id === undefined ? undefined : [id];
  }
  if (range.from === undefined && range.to === undefined)
    throw new RevisionInvalid(`Not a range: ${revision}`);
  const [from, to] = await Promise.all([end(context, range.from), end(context, range.to)]);
  return [range.symmetric ? `${from}...${to}` : `${from}..${to}`];
}

/** One end of a range. An id may be of an object that only another repository has. */
async function end(context: RepositoryContext, revision = 'HEAD'): Promise<string> {
  return isId(revision) ? revision : await resolve(context, revision);
}

/** The arguments of `git rev-list` for a query, without those that limit the list. */
async function listArguments(context: RepositoryContext, query: CommitQuery): Promise<string[] | undefined> {
  const points = await startingPoints(context, query);
  if (points === undefined) return undefined;
  const args: string[] = [];
  if (query.author !== undefined) args.push(`--author=${oneLine(query.author)}`);
  if (query.message !== undefined) args.push(`--grep=${oneLine(query.message)}`);
  if (args.length > 0) args.push('--fixed-strings', '--regexp-ignore-case');
  if (query.since !== undefined) args.push(`--since=${searchTime(query.since)}`);
  if (query.until !== undefined) args.push(`--until=${searchTime(query.until)}`);
  if (query.firstParent === true) args.push('--first-parent');
  if (query.order === 'topo') args.push('--topo-order');
  const path = trimPath(query.path ?? '');
  return [...args, ...points, '--', ...(path === '' ? [] : [pathSegments(path).join('/')])];
}

/** A time in the form that git accepts in searches. Git has no commits before 1970, and rejects earlier times. */
function searchTime(time: Date): string {
  return `@${Math.max(0, Math.floor(time.getTime() / 1000))} +0000`;
}

/** Git reads patterns line by line, and an empty pattern means all. */
function oneLine(text: string): string {
  return text.replace(/[\0\n\r]/g, ' ');
}

/**
 * The ids that a query finds, from its offset to its limit, and one more if there are more. Results that follow from
 * ids never change: clients that request the same page again get it without a process.
 */
async function listIds(
  context: RepositoryContext,
  query: CommitQuery,
  limit: number,
  env: NodeJS.ProcessEnv,
): Promise<readonly string[]> {
  const args = await listArguments(context, query);
  if (args === undefined) return [];
  // git uses 32-bit counts: larger numbers would start at the first commit again.
  const skip = Math.min(query.offset ?? 0, 2 ** 31 - 1);
  const cut = [`--max-count=${limit + 1}`, `--skip=${skip}`];
  if (query.order === 'reverse') cut.push('--reverse');
  const list = async (): Promise<readonly string[]> => {
    const { stdout } = await context.run(['rev-list', ...cut, ...args], { env });
    return stdout.toString('latin1').split('\n').filter(Boolean);
  };
  if (query.all === true || limit > largestKept) return await list();
  return await context.tools.pages.get(JSON.stringify([context.path, ...cut, ...args]), list);
}

/** One page of commits. `env` can make git read the objects of another repository (`RepositoryContext.seeing`). */
export async function listCommits(
  context: RepositoryContext,
  query: CommitQuery,
  env: NodeJS.ProcessEnv = {},
): Promise<Page<Commit>> {
  const limit = query.limit ?? 20;
  const ids = await listIds(context, query, limit, env);
  const hasMore = ids.length > limit;
  const kept = query.order === 'reverse' && hasMore ? ids.slice(1) : ids.slice(0, limit);
  const commits = await readCommits(context, kept);
  return { items: query.withStats === true ? await addStats(context, commits) : commits, hasMore };
}

/** The number of commits that a query finds. */
export async function countCommits(context: RepositoryContext, query: CommitQuery): Promise<number> {
  const args = await listArguments(context, query);
  if (args === undefined) return 0;
  const { stdout } = await context.run(['rev-list', '--count', ...args]);
  return Number(stdout.toString().trim());
}

/** The last commit of the revision that touched the path, or undefined. */
export async function lastCommit(
  context: RepositoryContext,
  revision: string,
  path: string,
): Promise<Commit | undefined> {
  const page = await listCommits(context, { revision, path, limit: 1 });
  return page.items[0];
}

/** Number of commits from the first one up to this one. */
export async function sequence(
  context: RepositoryContext,
  revision: string,
  firstParent: boolean,
): Promise<number> {
  return await countCommits(context, { revision: await resolve(context, revision), firstParent });
}

/** The best common ancestor of all revisions (`git merge-base --octopus`). */
export async function mergeBase(
  context: RepositoryContext,
  revisions: readonly string[],
): Promise<string | undefined> {
  const ids = await Promise.all(revisions.map((revision) => resolve(context, revision)));
  if (ids.length === 0) throw new RevisionNotFound('');
  const { stdout } = await context.run(['merge-base', '--octopus', ...ids], { codes: [0, 1] });
  return stdout.toString().trim().split('\n')[0] || undefined;
}

/** Whether the first is an ancestor of the second, or the same. */
export async function isAncestor(
  context: RepositoryContext,
  ancestor: string,
  descendant: string,
): Promise<boolean> {
  const [a, b] = await Promise.all([resolve(context, ancestor), resolve(context, descendant)]);
  const { code } = await context.run(['merge-base', '--is-ancestor', a, b], { codes: [0, 1] });
  return code === 0;
}
