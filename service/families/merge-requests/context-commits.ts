import type { Commit as CommitBody } from '../../../generated/types/index.js';
import { stored } from '../../clock.ts';
import type { Row } from '../../database/rows.ts';
import { listOf, sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import type { Commit } from '../../git/objects/types.ts';
import { refusing } from '../../http/git-refusals.ts';
import { badRequest } from '../../http/refusals.ts';
import { commitView } from '../commits/view.ts';
import { repositoryOf } from '../projects/repository.ts';

/** A merge request with its target project. */
export interface InProject {
  readonly project: Row<'projects'>;
  readonly row: Row<'merge_requests'>;
}

/** Maximum number of commits in one request. */
const limit = 100;

/** The shas of the context commits of a merge request, the newest first. */
export async function contextCommits(
  { database }: Pick<Forge, 'database'>,
  { id }: Row<'merge_requests'>,
): Promise<readonly string[]> {
  const rows = await database.all<{ sha: string }>(
    sql`select sha from context_commits where merge_request_id = ${id} order by committed_at desc, sha`,
  );
  return rows.map(({ sha }) => sha);
}

/** Commits of a project in responses. */
export async function presentCommits(
  forge: Forge,
  project: Row<'projects'>,
  shas: readonly string[],
): Promise<CommitBody[]> {
  const commits = await read(forge, project, shas);
  return commits.map((commit) => commitView(forge.instance, project, commit));
}

/** Adds commits to the context. Throws a `Refusal` of 400 if the repository does not have all of them. */
export async function addContextCommits(
  forge: Forge,
  { project, row }: InProject,
  given: readonly string[],
): Promise<readonly string[]> {
  const commits = await read(forge, project, asked(given));
  await forge.database.transaction(async (writes) => {
    for (const { id, committer } of commits) {
      await writes.run(sql`
        insert into context_commits (merge_request_id, sha, committed_at)
        values (${row.id}, ${id}, ${stored(committer.at)})
        on conflict (merge_request_id, sha) do nothing`);
    }
  });
  return commits.map(({ id }) => id);
}

/** Removes commits from the context. Throws a `Refusal` of 400 if one of them does not belong to it. */
export async function removeContextCommits(
  { database }: Forge,
  row: Row<'merge_requests'>,
  given: readonly string[],
): Promise<void> {
  const shas = asked(given).map((sha) => sha.toLowerCase());
  await database.transaction(async (writes) => {
    const gone = await writes.run(
      sql`delete from context_commits where merge_request_id = ${row.id} and sha in ${listOf(shas)}`,
    );
    if (gone !== shas.length) throw badRequest("One or more context commits' sha is not valid.");
  });
}

function asked(given: readonly string[]): readonly string[] {
  const shas = [...new Set(given)];
  if (shas.length === 0) throw badRequest('commits is missing');
  if (shas.length > limit) throw badRequest(`Too many commits, the maximum is ${limit}`);
  if (!shas.every((sha) => /^[0-9a-f]{7,40}$/i.test(sha)))
    throw badRequest("One or more context commits' sha is not valid.");
  return shas;
}

async function read(
  forge: Forge,
  project: Row<'projects'>,
  shas: readonly string[],
): Promise<readonly Commit[]> {
  const repository = await repositoryOf(forge, project);
  const commits: Commit[] = [];
  for (const sha of shas) {
    if ((await repository.find(sha)) === undefined)
      throw badRequest("One or more context commits' sha is not valid.");
    commits.push(await refusing('Commit', () => repository.commit(sha)));
  }
  return commits;
}
