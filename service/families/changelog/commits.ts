import type { Commit } from '../../git/objects/types.ts';
import type { Repository } from '../../git/repository.ts';
import { refusing } from '../../http/git-refusals.ts';
import { badRequest } from '../../http/refusals.ts';
import { tagBefore, type Version } from './version.ts';

/** Part B 4.3: the maximum number of commits that are examined. */
export const mostCommits = 15_000;

/** The range of commits of a changelog. */
export interface ChangelogRange {
  readonly version: Version;
  readonly branch: string;
  readonly from?: string;
  readonly to?: string;
  readonly trailer: string;
}

/** A commit with the trailer, and the value of the trailer. */
export interface MarkedCommit {
  readonly commit: Commit;
  readonly category: string;
}

/**
 * The commits of a range with a trailer, the newest first, without those that a later one reverts. Throws a `Refusal`
 * if the range has no start, or if it is too long.
 */
export async function markedCommits(
  repository: Repository,
  range: ChangelogRange,
): Promise<readonly MarkedCommit[]> {
  const { from = await beginning(repository, range.version), to = `refs/heads/${range.branch}` } = range;
  const [first, last] = await refusing('Commit', () =>
    Promise.all([repository.resolve(from), repository.resolve(to)]),
  );
  const query = { revision: `${first}..${last}`, limit: mostCommits };
  const { items, hasMore } = await repository.commits(query);
  if (hasMore) throw badRequest(`The range has more than ${mostCommits} commits`);
  const reverted = new Set(items.flatMap(({ message }) => revertedBy(message)));
  return items.flatMap((commit) => {
    const category = commit.trailers.findLast(({ name }) => name === range.trailer)?.value;
    return category === undefined || reverted.has(commit.id) ? [] : [{ commit, category }];
  });
}

async function beginning(repository: Repository, version: Version): Promise<string> {
  const tags = [...(await repository.refs('refs/tags/')).keys()].map((name) =>
    name.replace('refs/tags/', ''),
  );
  const tag = tagBefore(version, tags);
  if (tag !== undefined) return `refs/tags/${tag}`;
  throw badRequest(
    'The commit start range is unspecified, and no previous tag could be found to use instead',
  );
}

function revertedBy(message: string): readonly string[] {
  return [...message.matchAll(/\bThis reverts commit ([0-9a-f]{40})\b/g)].map((match) => match[1] ?? '');
}
