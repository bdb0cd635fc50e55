import type { Commit as CommitBody, CommitPipeline, CommitSummary } from '../../../generated/types/index.js';
import type { Row } from '../../database/rows.ts';
import type { Commit } from '../../git/objects/types.ts';
import type { Instance } from '../../instance.ts';

/** The few facts about a commit that comparisons contain (Part B 2.3). */
export function commitSummary(commit: Commit): CommitSummary {
  return {
    id: commit.id,
    short_id: commit.id.slice(0, 8),
    created_at: commit.committer.at,
    title: commit.title,
    author_name: commit.author.name,
    author_email: commit.author.email,
  };
}

/** A commit (Part B 2.2). Line counts are included if they were read. */
export function commitView(
  { url }: Instance,
  project: Pick<Row<'projects'>, 'full_path'>,
  commit: Commit,
  { withTrailers = true }: { readonly withTrailers?: boolean } = {},
): CommitBody {
  return {
    ...commitSummary(commit),
    parent_ids: [...commit.parentIds],
    message: commit.message,
    authored_date: commit.author.at,
    committer_name: commit.committer.name,
    committer_email: commit.committer.email,
    committed_date: commit.committer.at,
    ...(withTrailers ? trailersOf(commit) : {}),
    web_url: `${url}/${project.full_path}/-/commit/${commit.id}`,
    ...(commit.stats === undefined ? {} : { stats: commit.stats }),
  };
}

/** The last value of each trailer, and all of them. */
function trailersOf({ trailers }: Commit): Pick<CommitBody, 'trailers' | 'extended_trailers'> {
  const byName = Map.groupBy(trailers, ({ name }) => name);
  const all = [...byName].map(([name, found]) => [name, found.map(({ value }) => value)] as const);
  return {
    trailers: Object.fromEntries(all.map(([name, values]) => [name, values.at(-1) ?? ''])),
    extended_trailers: Object.fromEntries(all),
  };
}

/** The members that only the response of a single commit has. */
export interface CommitStanding {
  readonly status: string | null;
  readonly last_pipeline: CommitPipeline | null;
}
