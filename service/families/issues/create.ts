import type { IssueCreate } from '../../../generated/companion/types/index.js';
import type { Caller } from '../../access/caller.ts';
import { instant, stored } from '../../clock.ts';
import { countFrom, nextNumber } from '../../database/counters.ts';
import type { Reads, Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import { conflict, notFound } from '../../http/refusals.ts';
import { unlessTaken } from '../../http/taken.ts';
import { findUsableMilestone } from '../milestones/queries.ts';
import { changeLabels } from '../planning/labels.ts';
import { assigneesAskedFor, textsOf } from '../planning/lists.ts';
import { setPeople } from '../planning/people.ts';

/**
 * Opens an issue with the next number of its project, unless the request chooses one. Throws a `Refusal` of 409 if that
 * number is taken, and of 404 if the project cannot use the milestone.
 */
export async function createIssue(
  forge: Forge,
  { project, caller }: { readonly project: Row<'projects'>; readonly caller: Caller },
  body: IssueCreate,
): Promise<Row<'issues'>> {
  const now = body.created_at === undefined ? instant(forge.clock) : stored(body.created_at);
  return await unlessTaken(conflict('Duplicated issue'), () =>
    forge.database.transaction(async (writes) => {
      const row = await writes.one<Row<'issues'>>(sql`
        insert into issues
          (project_id, iid, title, description, author_id, milestone_id, confidential, due_date, issue_type, weight,
           created_at, updated_at)
        values
          (${project.id}, ${await numberOf(writes, project.id, body.iid)}, ${body.title}, ${body.description ?? null},
           ${caller.user.id}, ${await milestoneAskedFor(writes, project, body.milestone_id ?? null)},
           ${body.confidential ?? false}, ${dateOf(body.due_date ?? null)}, ${body.issue_type ?? 'issue'},
           ${body.weight ?? null}, ${now}, ${now})
        returning *`);
      if (row === undefined) throw new Error('The issue was not stored.');
      await setPeople(writes, 'issue_assignees', row.id, assigneesAskedFor(body) ?? []);
      await changeLabels(writes, 'issue_labels', row, { set: textsOf(body.labels ?? []), now });
      await noteIssueEvent(writes, row.id, 'created', now);
      return row;
    }),
  );
}

async function numberOf(writes: Writes, projectId: number, chosen: number | undefined): Promise<number> {
  if (chosen === undefined) return await nextNumber(writes, 'issues', projectId);
  await countFrom(writes, 'issues', projectId, chosen);
  return chosen;
}

/**
 * The milestone that a request names: zero and null mean none. Throws a `Refusal` of 404 if the project cannot use it.
 */
export async function milestoneAskedFor(
  reads: Reads,
  project: Row<'projects'>,
  id: number | null,
): Promise<number | null> {
  if (id === null || id === 0) return null;
  if ((await findUsableMilestone(reads, project, id)) === undefined) throw notFound('Milestone');
  return id;
}

/** Records an event of an issue, for burndown charts. */
export async function noteIssueEvent(
  writes: Writes,
  issueId: number,
  action: 'created' | 'closed' | 'reopened',
  now: string,
): Promise<void> {
  await writes.run(
    sql`insert into issue_events (issue_id, action, created_at) values (${issueId}, ${action}, ${now})`,
  );
}

/** A date of a request in its stored form: an empty text means none. */
export function dateOf(given: string | null): string | null {
  return given === '' ? null : given;
}
