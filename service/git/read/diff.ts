import type { RepositoryContext } from '../context.ts';
import type { Comparison, FileDiff, Page } from '../objects/types.ts';
import type { CompareQuery, DiffLimits, DiffOptions } from './queries.ts';
import { listCommits, readCommit } from './commits.ts';
import { parseDiff } from './patch.ts';
import { resolve } from './revisions.ts';

/** The empty tree, which git knows without storing it. */
const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

const defaults: Required<DiffLimits> = {
  files: 1000,
  lines: 50_000,
  bytes: 10 * 1024 * 1024,
  fileBytes: 200 * 1024,
};

/** Differences between two commits or trees. `hasMore`: something was left out because it exceeds the limits. */
export async function diffBetween(
  context: RepositoryContext,
  from: string,
  to: string,
  options: DiffOptions,
  env: NodeJS.ProcessEnv = {},
): Promise<Page<FileDiff>> {
  const limits = { ...defaults, ...options.limits };
  const shape = ['-r', '-M', '--raw', '--patch', '--full-index', '--unified=3'];
  const plain = ['--no-ext-diff', '--no-textconv', '--no-color', '--src-prefix=a/', '--dst-prefix=b/'];
  const { stdout, wasCut } = await context.run(['diff-tree', ...shape, ...plain, from, to], {
    env,
    cut: true,
    maxBytes: limits.bytes,
  });
  return parseDiff(stdout.toString('utf8'), { unified: options.unified === true, limits, wasCut });
}

/** Differences of a commit from its first parent, or from nothing. */
export async function diffOf(
  context: RepositoryContext,
  revision: string,
  options: DiffOptions = {},
): Promise<Page<FileDiff>> {
  const commit = await readCommit(context, revision);
  return await diffBetween(context, commit.parentIds[0] ?? emptyTree, commit.id, options);
}

async function baseOf(
  context: RepositoryContext,
  from: string,
  to: string,
  env: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  const { stdout } = await context.run(['merge-base', from, to], { codes: [0, 1], env });
  return stdout.toString().trim().split('\n')[0] || undefined;
}

/**
 * Compares two revisions, also of two repositories of the store. If they have no common ancestor, they are compared
 * directly.
 */
export async function compare(
  context: RepositoryContext,
  query: CompareQuery,
  resolveThere: (revision: string) => Promise<string>,
): Promise<Comparison> {
  const [from, to] = await Promise.all([resolveThere(query.from), resolve(context, query.to)]);
  const env = context.seeing(query.fromRepository?.path);
  const mergeBase = await baseOf(context, from, to, env);
  const left = query.straight === true ? from : (mergeBase ?? from);
  const [commits, diffs] = await Promise.all([
    listCommits(context, { revision: `${from}..${to}`, order: 'reverse', limit: query.commits ?? 1000 }, env),
    diffBetween(context, left, to, query, env),
  ]);
  return {
    ...(mergeBase === undefined ? {} : { mergeBase }),
    from,
    to,
    commits: commits.items,
    diffs: diffs.items,
    sameRef: from === to,
    overflow: commits.hasMore || diffs.hasMore,
  };
}
