import type { MergeRequest } from '../../../generated/types/index.js';
import type { Row } from '../../database/rows.ts';
import { listOf, sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import { embeddedMilestones } from '../milestones/present.ts';
import { labelsOf } from '../planning/labels.ts';
import { usersById } from '../../access/users.ts';
import { peopleOf } from '../planning/people.ts';
import { approvalStates } from '../approvals/state.ts';
import { mergeRequestView, simpleView, type Shown, type Surroundings } from './view.ts';

type Rows = readonly Row<'merge_requests'>[];

/** Merge requests in lists, in their short form if requested. */
export async function presentMergeRequests(
  forge: Forge,
  rows: Rows,
  { simple = false, ...shown }: Shown & { readonly simple?: boolean } = {},
): Promise<MergeRequest[]> {
  if (simple) {
    const paths = await pathsOf(forge, rows);
    return rows.map((row) => simpleView(forge.instance, row, { paths }));
  }
  const around = await surroundingsOf(forge, rows);
  return rows.map((row) => mergeRequestView(forge.instance, row, around, shown));
}

async function pathsOf(forge: Forge, rows: Rows): Promise<ReadonlyMap<number, string>> {
  return new Map((await projectsOf(forge, rows)).map(({ id, full_path }) => [id, full_path]));
}

async function projectsOf({ database }: Forge, rows: Rows): Promise<readonly Row<'projects'>[]> {
  return await database.all<Row<'projects'>>(sql`
    select * from projects where id in ${listOf([...new Set(rows.map(({ project_id }) => project_id))])}`);
}

async function surroundingsOf(forge: Forge, rows: Rows): Promise<Surroundings> {
  const { database } = forge;
  const ids = rows.map(({ id }) => id);
  return {
    paths: await pathsOf(forge, rows),
    users: await usersById(
      database,
      rows.flatMap((row) => [row.author_id, row.merge_user_id, row.closed_by_id]),
    ),
    assignees: await peopleOf(database, 'merge_request_assignees', ids),
    reviewers: await peopleOf(database, 'merge_request_reviewers', ids),
    unapproved: await unapproved(forge, rows),
    labels: await labelsOf(database, 'merge_request_labels', ids),
    milestones: await embeddedMilestones(
      forge,
      rows.map(({ milestone_id }) => milestone_id),
    ),
  };
}

/** The ids of open merge requests that lack approvals. */
async function unapproved(forge: Forge, rows: Rows): Promise<ReadonlySet<number>> {
  const open = rows.filter(({ state }) => state === 'opened');
  const lacking = new Set<number>();
  for (const project of await projectsOf(forge, open)) {
    const ofProject = open.filter(({ project_id }) => project_id === project.id);
    for (const [id, { approved }] of await approvalStates(forge, project, ofProject))
      if (!approved) lacking.add(id);
  }
  return lacking;
}
