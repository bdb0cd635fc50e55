import type { MergeRequestCreate } from '../../../generated/companion/types/index.js';
import type { Caller } from '../../access/caller.ts';
import { instant, stored } from '../../clock.ts';
import { nextNumber } from '../../database/counters.ts';
import type { Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import { refusing } from '../../http/git-refusals.ts';
import { badRequest, conflict } from '../../http/refusals.ts';
import { milestoneAskedFor } from '../issues/create.ts';
import { changeLabels } from '../planning/labels.ts';
import { assigneesAskedFor, idsOf, textsOf } from '../planning/lists.ts';
import { setPeople } from '../planning/people.ts';
import { addToOutbox, dropEntry } from '../../outbox/queries.ts';
import { repositoryOf } from '../projects/repository.ts';
import { settingsOf } from '../projects/settings.ts';
import { bringTip } from './branches.ts';
import { squashesByDefault } from './merge-settings.ts';
import { findOpenBetween } from './queries.ts';

/** The author of a new merge request, and its source and target projects; both are the same unless one is a fork. */
export interface Opening {
  readonly caller: Caller;
  readonly source: Row<'projects'>;
  readonly target: Row<'projects'>;
}

/**
 * Opens a merge request with the next number of its project. Throws a `Refusal`: 400 if a branch is missing, if both
 * are the same or if the projects are unrelated, 409 if there is an open one between the same branches.
 */
export async function createMergeRequest(
  forge: Forge,
  { caller, source, target }: Opening,
  body: MergeRequestCreate,
): Promise<Row<'merge_requests'>> {
  const { source_branch, target_branch, title } = body;
  if ((body.approvals_before_merge ?? 0) > 0)
    throw badRequest('approvals_before_merge is not available: use approval rules');
  if (source.id === target.id && source_branch === target_branch)
    throw badRequest("You can't use same project/branch for source and target");
  if (source.id !== target.id && !areRelated(source, target))
    throw badRequest('Source project is not a fork of the target project');
  const sha = await tipOf(forge, source, source_branch, 'source_branch');
  await tipOf(forge, target, target_branch, 'target_branch');
  // The commits of a merge request are stored before the merge request is.
  if (source.id !== target.id)
    await (await repositoryOf(forge, target)).fetch(await repositoryOf(forge, source), sha);
  const now = instant(forge.clock);
  const between = { project_id: target.id, source_project_id: source.id, source_branch, target_branch };
  const { row, entry } = await forge.database.transaction(async (writes) => {
    const known = await findOpenBetween(writes, between);
    if (known !== undefined) throw alreadyOpen(known.iid);
    const created = await writes.one<Row<'merge_requests'>>(sql`
      insert into merge_requests
        (project_id, source_project_id, iid, title, description, draft, source_branch, target_branch, sha, author_id,
         milestone_id, merge_after, squash, remove_source_branch, allow_collaboration, created_at, updated_at)
      values
        (${target.id}, ${source.id}, ${await nextNumber(writes, 'merge_requests', target.id)}, ${title},
         ${body.description ?? null}, ${isDraft(title)}, ${source_branch}, ${target_branch}, ${sha}, ${caller.user.id},
         ${await milestoneAskedFor(writes, target, body.milestone_id ?? null)}, ${timeOf(body.merge_after) ?? null},
         ${body.squash ?? squashesByDefault(settingsOf(target))}, ${body.remove_source_branch ?? null},
         ${body.allow_collaboration ?? body.allow_maintainer_to_push ?? false}, ${now}, ${now})
      returning *`);
    if (created === undefined) throw new Error('The merge request was not stored.');
    await setPeople(writes, 'merge_request_assignees', created.id, assigneesAskedFor(body) ?? []);
    await setPeople(writes, 'merge_request_reviewers', created.id, idsOf(body.reviewer_ids ?? []));
    await changeLabels(writes, 'merge_request_labels', created, { set: textsOf(body.labels ?? []), now });
    return {
      row: created,
      entry:
        source.id === target.id ? undefined : await announceTip(writes, target, { ...created, now, sha }),
    };
  });
  if (entry !== undefined) {
    await bringTip(forge, { source, targetId: target.id, iid: row.iid, sha });
    await forge.database.transaction((writes) => dropEntry(writes, entry));
  }
  return row;
}

/** Makes the next start create the reference of a merge request, if this process ends before that. */
async function announceTip(
  writes: Writes,
  { storage }: Row<'projects'>,
  { iid, sha, now }: { readonly iid: number; readonly sha: string; readonly now: string },
): Promise<number> {
  return await addToOutbox(writes, { kind: 'merge-request', storage, changes: { iid, sha }, now });
}

/** Whether one project is a fork of the other, or both are forks of the same. */
function areRelated(source: Row<'projects'>, target: Row<'projects'>): boolean {
  const origins = new Set([source.id, source.forked_from_id]);
  return [target.id, target.forked_from_id].some((id) => id !== null && origins.has(id));
}

/** The commit of a branch; 400 if there is none with this name. */
export async function tipOf(
  forge: Forge,
  project: Row<'projects'>,
  branch: string,
  member: string,
): Promise<string> {
  const repository = await repositoryOf(forge, project);
  const found = await refusing('Branch', () => repository.find(`refs/heads/${branch}`));
  if (found === undefined) throw badRequest(`${member} "${branch}" does not exist`);
  return found;
}

export function alreadyOpen(iid: number): ReturnType<typeof conflict> {
  return conflict(`Another open merge request already exists for this source branch: !${iid}`);
}

/** Whether a title marks a draft: `Draft: …`, `[Draft] …` or `(Draft) …`. */
export function isDraft(title: string): boolean {
  return /^\s*(?:draft:|\[draft\]|\(draft\))/i.test(title);
}

/** A time of a request in its stored form: a date means the start of its day. */
export function timeOf(given: string | undefined): string | null | undefined {
  if (given === undefined) return undefined;
  return given === '' ? null : stored(given);
}
