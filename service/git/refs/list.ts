import type { RepositoryContext } from '../context.ts';
import { RefNameInvalid, RefNotFound, RevisionNotFound } from '../errors.ts';
import { branchRef, tagRef } from '../names.ts';
import { parseAuthorship, parseHeaders } from '../objects/commit.ts';
import type { Branch, Commit, Page, RefName, Tag } from '../objects/types.ts';
import type { RefQuery } from '../read/queries.ts';
import { readCommits } from '../read/commits.ts';
import { resolve } from '../read/revisions.ts';
import { searching } from './search.ts';

/** A reference, its value, and the commit behind a tag object. */
interface RefLine {
  readonly name: string;
  readonly targetId: string;
  readonly commitId: string;
}

const format = '%(refname)%00%(objectname)%00%(objecttype)%00%(*objectname)%00%(*objecttype)';

async function list(context: RepositoryContext, prefix: string, args: readonly string[]): Promise<RefLine[]> {
  const { stdout } = await context.run(['for-each-ref', `--format=${format}`, ...args, '--', prefix], {
    maxBytes: 256 * 1024 * 1024,
  });
  return stdout
    .toString()
    .split('\n')
    .flatMap((text) => {
      const [name = '', targetId = '', type, peeled = '', peeledType] = text.split('\0');
      // A tag can name a blob or tree; then it does not count as a branch or tag of commits.
      if (type !== 'commit' && peeledType !== 'commit') return [];
      const commitId = type === 'commit' ? targetId : peeled;
      return [{ name: name.slice(prefix.length), targetId, commitId }];
    });
}

/** All references below a prefix with their values. */
export async function allRefs(context: RepositoryContext, prefix = 'refs/'): Promise<Map<string, string>> {
  const args = ['for-each-ref', '--format=%(refname)%00%(objectname)', '--', prefix];
  const { stdout } = await context.run(args, { maxBytes: 256 * 1024 * 1024 });
  const lines = stdout.toString().split('\n').filter(Boolean);
  return new Map(lines.map((text): [string, string] => [text.slice(0, -41), text.slice(-40)]));
}

async function page(context: RepositoryContext, prefix: string, query: RefQuery): Promise<Page<RefLine>> {
  const sort = query.orderBy === 'updated' ? '--sort=creatordate' : '--sort=refname';
  const isFound = searching(query.search);
  const lines = (await list(context, prefix, [sort])).filter(({ name }) => isFound(name));
  if (query.sort === 'desc') lines.reverse();
  const start = query.offset ?? 0;
  const items = lines.slice(start, start + (query.limit ?? 20));
  return { items, hasMore: start + items.length < lines.length };
}

/** The tag object or the commit of a tag, with the message of the former. */
async function tagOf(context: RepositoryContext, line: RefLine, commit: Commit): Promise<Tag> {
  const base = { name: line.name, targetId: line.targetId, commit };
  if (line.targetId === commit.id) return base;
  const [object] = await context.tools.reader.contents(context.folder, [line.targetId]);
  if (object?.type !== 'tag') return base;
  const { headers, message } = parseHeaders(object.content);
  const tagger = headers.find(([name]) => name === 'tagger')?.[1];
  return { ...base, message, ...(tagger === undefined ? {} : { tagger: parseAuthorship(tagger) }) };
}

/** One page of branches. */
export async function listBranches(context: RepositoryContext, query: RefQuery = {}): Promise<Page<Branch>> {
  const { items, hasMore } = await page(context, 'refs/heads/', query);
  const commits = await readCommits(
    context,
    items.map((line) => line.commitId),
  );
  return { items: join(items, commits, (line, commit) => ({ name: line.name, commit })), hasMore };
}

/** One page of tags. */
export async function listTags(context: RepositoryContext, query: RefQuery = {}): Promise<Page<Tag>> {
  const { items, hasMore } = await page(context, 'refs/tags/', query);
  const commits = await readCommits(
    context,
    items.map((line) => line.commitId),
  );
  return {
    items: await Promise.all(join(items, commits, (line, commit) => tagOf(context, line, commit))),
    hasMore,
  };
}

function join<Result>(
  lines: readonly RefLine[],
  commits: readonly Commit[],
  make: (line: RefLine, commit: Commit) => Result,
): Result[] {
  return lines.flatMap((line, index) => {
    const commit = commits[index];
    return commit === undefined ? [] : [make(line, commit)];
  });
}

/** One branch, or `RefNotFound`, also for an invalid name. */
export async function readBranch(context: RepositoryContext, name: string): Promise<Branch> {
  return { name, commit: await commitOfRef(context, read(name, branchRef)) };
}

/** One tag, or `RefNotFound`, also for an invalid name. */
export async function readTag(context: RepositoryContext, name: string): Promise<Tag> {
  const ref = read(name, tagRef);
  const commit = await commitOfRef(context, ref);
  const target = await context.tools.reader.info(context.folder, ref);
  return await tagOf(context, { name, targetId: target?.id ?? commit.id, commitId: commit.id }, commit);
}

/** The full name of a reference for reading. An invalid name counts as missing. */
function read(name: string, whole: (name: string) => string): string {
  try {
    return whole(name);
  } catch (error) {
    throw error instanceof RefNameInvalid ? new RefNotFound(name) : error;
  }
}

async function commitOfRef(context: RepositoryContext, ref: string): Promise<Commit> {
  try {
    const [commit] = await readCommits(context, [await resolve(context, ref)]);
    if (commit !== undefined) return commit;
  } catch (error) {
    if (!(error instanceof RevisionNotFound)) throw error;
  }
  throw new RefNotFound(ref);
}

/** Branches and tags that contain a commit, branches first, each by name. */
export async function refsContaining(
  context: RepositoryContext,
  revision: string,
  type: 'branch' | 'tag' | 'all',
): Promise<RefName[]> {
  const id = await resolve(context, revision);
  const kinds = (['branch', 'tag'] as const).filter((kind) => type === 'all' || type === kind);
  const lists = await Promise.all(
    kinds.map(async (kind) => {
      const prefix = kind === 'branch' ? 'refs/heads/' : 'refs/tags/';
      const lines = await list(context, prefix, [`--contains=${id}`]);
      return lines.map(({ name }): RefName => ({ type: kind, name }));
    }),
  );
  return lists.flat();
}

/** Those of some branches whose commits a revision has. */
export async function branchesMergedInto(
  context: RepositoryContext,
  revision: string,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  // Without a name, git would list all references.
  if (names.length === 0) return new Set();
  const prefix = 'refs/heads/';
  const merged = `--merged=${await resolve(context, revision)}`;
  const refs = names.map((name) => prefix + name);
  const { stdout } = await context.run(['for-each-ref', '--format=%(refname)', merged, '--', ...refs]);
  const lines = stdout.toString().split('\n');
  return new Set(lines.map((ref) => ref.slice(prefix.length)));
}

/** References below some prefixes as the text of a file `packed-refs` (`git pack-refs`), in the order of their names. */
export async function packedRefs(context: RepositoryContext, prefixes: readonly string[]): Promise<string> {
  const shape = '%(objectname) %(refname)%(if)%(*objectname)%(then)%0a^%(*objectname)%(end)';
  const args = ['for-each-ref', `--format=${shape}`, '--', ...prefixes];
  const { stdout } = await context.run(args, { maxBytes: 256 * 1024 * 1024 });
  return `# pack-refs with: peeled fully-peeled sorted \n${stdout.toString()}`;
}
