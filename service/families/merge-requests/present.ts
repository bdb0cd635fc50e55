import type { MergeRequest } from '../../../generated/types/index.js';
import { instant } from '../../clock.ts';
import type { Row } from '../../database/rows.ts';
import { listOf, sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import { embeddedMilestones } from '../milestones/present.ts';
import { labelsOf } from '../planning/labels.ts';
import { usersById } from '../../access/users.ts';
import { peopleOf } from '../planning/people.ts';
import { approvalStates } from '../approvals/state.ts';
import { headPipelines } from './head-pipelines.ts';
import { mergeRequestView, simpleView, type Shown, type Surroundings } from './view.ts';

type Rows = readonly Row<'merge_requests'>[];

/** Merge requests in lists, in their short form if requested. */
export async function presentMergeRequests(
  forge: Forge,
  rows: Rows,
  { simple = false, ...shown }: Shown & { readonly simple?: boolean } = {},
): Promise<MergeRequest[]> {
  if (simple) {
    const projects = await projectsById(forge, rows);
    return rows.map((row) => simpleView(forge.instance, row, { projects }));
  }
  const around = await surroundingsOf(forge, rows);
  return rows.map((row) => mergeRequestView(forge.instance, row, around, shown));
}

async function projectsById({ database }: Forge, rows: Rows): Promise<ReadonlyMap<number, Row<'projects'>>> {
  const projects = await database.all<Row<'projects'>>(sql`
    select * from projects where id in ${listOf([...new Set(rows.map(({ project_id }) => project_id))])}`);
  return new Map(projects.map((project) => [project.id, project]));
}

async function surroundingsOf(forge: Forge, rows: Rows): Promise<Surroundings> {
  const { database } = forge;
  const ids = rows.map(({ id }) => id);
  const projects = await projectsById(forge, rows);
  return {
    projects,
    pipelines: await headPipelines(database, rows),
    now: instant(forge.clock),
    users: await usersById(
      database,
      rows.flatMap((row) => [row.author_id, row.merge_user_id, row.closed_by_id]),
    ),
    assignees: await peopleOf(database, 'merge_request_assignees', ids),
    reviewers: await peopleOf(database, 'merge_request_reviewers', ids),
    unapproved: await unapproved(forge, rows, projects),
    labels: await labelsOf(database, 'merge_request_labels', ids),
    milestones: await embeddedMilestones(
      forge,
      rows.map(({ milestone_id }) => milestone_id),
    ),
  };
}

/** The ids of open merge requests that lack approvals. */
async function unapproved(
  forge: Forge,
  rows: Rows,
  projects: Surroundings['projects'],
): Promise<ReadonlySet<number>> {
  const open = rows.filter(({ state }) => state === 'opened');
  const lacking = new Set<number>();
  for (const [projectId, ofProject] of Map.groupBy(open, ({ project_id }) => project_id)) {
    const project = projects.get(projectId);
    if (project === undefined) continue;
    for (const [id, { approved }] of await approvalStates(forge, project, ofProject))
      if (!approved) lacking.add(id);
  }
  return lacking;
}
