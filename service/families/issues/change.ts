import type { IssueUpdate } from '../../../generated/companion/types/index.js';
import type { Caller } from '../../access/caller.ts';
import { instant, stored } from '../../clock.ts';
import type { Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import { changeLabels } from '../planning/labels.ts';
import { assigneesAskedFor, textsOf } from '../planning/lists.ts';
import { setPeople } from '../planning/people.ts';
import { dateOf, milestoneAskedFor, noteIssueEvent } from './create.ts';

/** The start and end states of each event. An event from another state changes nothing. */
const transitions = {
  close: { from: 'opened', to: 'closed', noted: 'closed' },
  reopen: { from: 'closed', to: 'opened', noted: 'reopened' },
} as const;

/** Changes an issue. Throws a `Refusal` of 404 if the project cannot use the milestone. */
export async function changeIssue(
  forge: Forge,
  {
    project,
    caller,
    issue,
  }: { readonly project: Row<'projects'>; readonly caller: Caller; readonly issue: Row<'issues'> },
  body: IssueUpdate,
): Promise<Row<'issues'>> {
  const now = body.updated_at === undefined ? instant(forge.clock) : stored(body.updated_at);
  return await forge.database.transaction(async (writes) => {
    const milestoneId =
      body.milestone_id === undefined
        ? issue.milestone_id
        : await milestoneAskedFor(writes, project, body.milestone_id);
    const row = await writes.one<Row<'issues'>>(sql`
      update issues set
        title = ${body.title ?? issue.title},
        description = ${body.description ?? issue.description},
        milestone_id = ${milestoneId},
        confidential = ${body.confidential ?? issue.confidential},
        discussion_locked = ${body.discussion_locked ?? issue.discussion_locked},
        due_date = ${body.due_date === undefined ? issue.due_date : dateOf(body.due_date)},
        issue_type = ${body.issue_type ?? issue.issue_type},
        weight = ${body.weight === undefined ? issue.weight : body.weight},
        updated_at = ${now}
      where id = ${issue.id} returning *`);
    if (row === undefined) throw new Error('The issue is gone.');
    const assignees = assigneesAskedFor(body);
    if (assignees !== undefined) await setPeople(writes, 'issue_assignees', issue.id, assignees);
    await changeLabels(writes, 'issue_labels', issue, {
      ...(body.labels === undefined ? {} : { set: textsOf(body.labels) }),
      add: textsOf(body.add_labels ?? []),
      remove: textsOf(body.remove_labels ?? []),
      now,
    });
    return body.state_event === undefined
      ? row
      : await moveIssue(writes, row, { event: body.state_event, userId: caller.user.id, now });
  });
}

async function moveIssue(
  writes: Writes,
  issue: Row<'issues'>,
  {
    event,
    userId,
    now,
  }: { readonly event: keyof typeof transitions; readonly userId: number; readonly now: string },
): Promise<Row<'issues'>> {
  const { from, to, noted } = transitions[event];
  if (issue.state !== from) return issue;
  const [closedAt, closedBy] = to === 'closed' ? [now, userId] : [null, null];
  const row = await writes.one<Row<'issues'>>(sql`
    update issues set state = ${to}, closed_at = ${closedAt}, closed_by_id = ${closedBy}
    where id = ${issue.id} returning *`);
  if (row === undefined) throw new Error('The issue is gone.');
  await noteIssueEvent(writes, issue.id, noted, now);
  return row;
}
