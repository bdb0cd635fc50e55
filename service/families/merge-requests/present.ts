import type { MergeRequest } from '../../../generated/types/index.js';
import type { Row } from '../../database/rows.ts';
import { listOf, sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import { embeddedMilestones } from '../milestones/present.ts';
import { labelsOf } from '../planning/labels.ts';
import { usersById } from '../../access/users.ts';
import { peopleOf } from '../planning/people.ts';
import { mergeRequestView, simpleView, type Shown, type Surroundings } from './view.ts';

type Rows = readonly Row<'merge_requests'>[];

/** Merge requests as a list gives them, in their short form where it asks for that. */
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

async function pathsOf({ database }: Forge, rows: Rows): Promise<ReadonlyMap<number, string>> {
  const projects = await database.all<{ id: number; full_path: string }>(sql`
    select id, full_path from projects where id in ${listOf(rows.map(({ project_id }) => project_id))}`);
  return new Map(projects.map(({ id, full_path }) => [id, full_path]));
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
    labels: await labelsOf(database, 'merge_request_labels', ids),
    milestones: await embeddedMilestones(
      forge,
      rows.map(({ milestone_id }) => milestone_id),
    ),
  };
}
