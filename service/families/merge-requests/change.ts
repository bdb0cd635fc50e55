import type { MergeRequestUpdate } from '../../../generated/companion/types/index.js';
import { instant } from '../../clock.ts';
import type { Reads, Writes } from '../../database/database.ts';
import type { Caller } from '../../access/caller.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import { milestoneAskedFor } from '../issues/create.ts';
import { changeLabels } from '../planning/labels.ts';
import { assigneesAskedFor, idsOf, textsOf } from '../planning/lists.ts';
import { setPeople } from '../planning/people.ts';
import { alreadyOpen, isDraft, timeOf, tipOf } from './create.ts';
import { findOpenBetween } from './queries.ts';

type MergeRequest = Row<'merge_requests'>;

/** The start and end states of each event. An event from another state changes nothing. */
const transitions = { close: ['opened', 'closed'], reopen: ['closed', 'opened'] } as const;

/** Changes a merge request. Throws a `Refusal` of 409 if another one is open between its new branches. */
export async function changeMergeRequest(
  forge: Forge,
  {
    project,
    caller,
    row,
  }: { readonly project: Row<'projects'>; readonly caller: Caller; readonly row: MergeRequest },
  body: MergeRequestUpdate,
): Promise<MergeRequest> {
  const now = instant(forge.clock);
  if (body.target_branch !== undefined) await tipOf(forge, project, body.target_branch, 'target_branch');
  return await forge.database.transaction(async (writes) => {
    const title = body.title ?? row.title;
    const target = body.target_branch ?? row.target_branch;
    const changed = {
      ...row,
      target_branch: target,
      ...moved(row, body.state_event, { userId: caller.user.id, now }),
    };
    await mustBeAlone(writes, changed);
    const isRetargeted = target !== row.target_branch;
    const milestone =
      body.milestone_id === undefined
        ? row.milestone_id
        : await milestoneAskedFor(writes, project, body.milestone_id);
    await setLists(writes, row, body, now);
    const stored = await writes.one<MergeRequest>(sql`
      update merge_requests set
        title = ${title}, draft = ${isDraft(title)}, description = ${body.description ?? row.description},
        target_branch = ${target}, merge_status = ${isRetargeted ? 'unchecked' : row.merge_status},
        state = ${changed.state}, closed_at = ${changed.closed_at}, closed_by_id = ${changed.closed_by_id},
        milestone_id = ${milestone}, squash = ${body.squash ?? row.squash},
        remove_source_branch = ${body.remove_source_branch ?? row.remove_source_branch},
        discussion_locked = ${body.discussion_locked ?? row.discussion_locked},
        allow_collaboration = ${body.allow_collaboration ?? body.allow_maintainer_to_push ?? row.allow_collaboration},
        merge_after = ${body.merge_after === undefined ? row.merge_after : (timeOf(body.merge_after) ?? null)},
        updated_at = ${now}
      where id = ${row.id} returning *`);
    if (stored === undefined) throw new Error('The merge request is gone.');
    return stored;
  });
}

function moved(
  row: MergeRequest,
  event: keyof typeof transitions | undefined,
  { userId, now }: { readonly userId: number; readonly now: string },
): Pick<MergeRequest, 'state' | 'closed_at' | 'closed_by_id'> {
  const { state, closed_at, closed_by_id } = row;
  if (event === undefined || transitions[event][0] !== state) return { state, closed_at, closed_by_id };
  const to = transitions[event][1];
  return to === 'closed'
    ? { state: to, closed_at: now, closed_by_id: userId }
    : { state: to, closed_at: null, closed_by_id: null };
}

async function mustBeAlone(reads: Reads, row: MergeRequest): Promise<void> {
  const { source_project_id } = row;
  if (row.state !== 'opened' || source_project_id === null) return;
  const other = await findOpenBetween(reads, { ...row, source_project_id }, row.id);
  if (other !== undefined) throw alreadyOpen(other.iid);
}

async function setLists(
  writes: Writes,
  row: MergeRequest,
  body: MergeRequestUpdate,
  now: string,
): Promise<void> {
  const assignees = assigneesAskedFor(body);
  if (assignees !== undefined) await setPeople(writes, 'merge_request_assignees', row.id, assignees);
  if (body.reviewer_ids !== undefined)
    await setPeople(writes, 'merge_request_reviewers', row.id, idsOf(body.reviewer_ids));
  await changeLabels(writes, 'merge_request_labels', row, {
    ...(body.labels === undefined ? {} : { set: textsOf(body.labels) }),
    add: textsOf(body.add_labels ?? []),
    remove: textsOf(body.remove_labels ?? []),
    now,
  });
}
