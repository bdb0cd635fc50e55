import type {
  ListProjectMilestonesHandler,
  CreateProjectMilestoneHandler,
  GetProjectMilestoneHandler,
  UpdateProjectMilestoneHandler,
  DeleteProjectMilestoneHandler,
  ListProjectMilestoneIssuesHandler,
  ListProjectMilestoneMergeRequestsHandler,
  PromoteProjectMilestoneHandler,
  ListProjectMilestoneBurndownEventsHandler,
} from '../../generated/server/index.js';
import { requireInGroup, requireInProject } from '../access/require.ts';
import { groupOf, projectOf, viewerOf, type Asking } from '../access/resources.ts';
import { today } from '../clock.ts';
import type { Row } from '../database/rows.ts';
import { presentIssues } from '../families/issues/present.ts';
import { issuesOfMilestone } from '../families/issues/search.ts';
import { milestonePage } from '../families/merge-requests/list.ts';
import { burndownQuery, burndownView, type BurndownEvent } from '../families/milestones/burndown.ts';
import { changeMilestone, createMilestone } from '../families/milestones/change.ts';
import { promoteMilestone } from '../families/milestones/promote.ts';
import { deleteMilestone, findMilestone, milestonesQuery } from '../families/milestones/queries.ts';
import { milestoneView } from '../families/milestones/view.ts';
import { offsetPage } from '../http/pages.ts';
import { notFound } from '../http/refusals.ts';

/** The lowest level that may manage milestones. */
const planner = 15;

/**
 * List the milestones of a project
 *
 * `GET /projects/{id}/milestones`
 */
export const listProjectMilestones: ListProjectMilestonesHandler = async ({ path, query }, context) => {
  const { app, url, principal } = context;
  const project = await projectOf(context, path.id);
  const { rows, headers } = await offsetPage<Row<'milestones'>>(app.database, {
    url,
    query,
    rows: milestonesQuery(query, project, viewerOf(app, principal)),
  });
  return { status: 200, headers, body: rows.map((row) => milestoneView(row, today(app.clock))) };
};

/**
 * Create a milestone of a project
 *
 * `POST /projects/{id}/milestones`
 */
export const createProjectMilestone: CreateProjectMilestoneHandler = async ({ path, body }, context) => {
  const { app } = context;
  const project = await projectOf(context, path.id);
  await requireInProject(context, project, planner);
  return {
    status: 201,
    body: milestoneView(await createMilestone(app, project, body), today(app.clock)),
  };
};

/**
 * Get a milestone of a project
 *
 * `GET /projects/{id}/milestones/{milestone_id}`
 */
export const getProjectMilestone: GetProjectMilestoneHandler = async ({ path }, context) => {
  const { milestone } = await milestoneOf(context, path);
  return { status: 200, body: milestoneView(milestone, today(context.app.clock)) };
};

/**
 * Change, close or activate a milestone
 *
 * `PUT /projects/{id}/milestones/{milestone_id}`
 */
export const updateProjectMilestone: UpdateProjectMilestoneHandler = async ({ path, body = {} }, context) => {
  const { app } = context;
  const { project, milestone } = await milestoneOf(context, path);
  await requireInProject(context, project, planner);
  const changed = await changeMilestone(app, project, milestone, body);
  return { status: 200, body: milestoneView(changed, today(app.clock)) };
};

/**
 * Delete a milestone of a project
 *
 * `DELETE /projects/{id}/milestones/{milestone_id}`
 */
export const deleteProjectMilestone: DeleteProjectMilestoneHandler = async ({ path }, context) => {
  const { milestone } = await milestoneOf(context, path);
  await context.app.database.transaction((writes) => deleteMilestone(writes, milestone.id));
  return { status: 204 };
};

/**
 * List the issues of a milestone
 *
 * `GET /projects/{id}/milestones/{milestone_id}/issues`
 */
export const listProjectMilestoneIssues: ListProjectMilestoneIssuesHandler = async (
  { path, query },
  context,
) => {
  const { app, url, principal } = context;
  const { milestone } = await milestoneOf(context, path);
  const { rows, headers } = await offsetPage<Row<'issues'>>(app.database, {
    url,
    query,
    rows: issuesOfMilestone(milestone.id, viewerOf(app, principal)),
  });
  return { status: 200, headers, body: (await presentIssues(app, rows)).map((issue) => ({ ...issue })) };
};

/**
 * List the merge requests of a milestone
 *
 * `GET /projects/{id}/milestones/{milestone_id}/merge_requests`
 */
export const listProjectMilestoneMergeRequests: ListProjectMilestoneMergeRequestsHandler = async (
  { path, query },
  context,
) => {
  const { milestone } = await milestoneOf(context, path);
  return { status: 200, ...(await milestonePage(context, query, milestone)) };
};

/**
 * Promote a milestone to a group milestone
 *
 * `POST /projects/{id}/milestones/{milestone_id}/promote`
 */
export const promoteProjectMilestone: PromoteProjectMilestoneHandler = async ({ path }, context) => {
  const { app } = context;
  const { project, milestone } = await milestoneOf(context, path);
  const group = await groupOf(context, project.namespace_id);
  await requireInGroup(context, group.id, planner);
  const promoted = await promoteMilestone(app, group.id, milestone);
  return { status: 200, body: { ...milestoneView(promoted, today(app.clock)) } };
};

/**
 * List the burndown events of a milestone
 *
 * `GET /projects/{id}/milestones/{milestone_id}/burndown_events`
 */
export const listProjectMilestoneBurndownEvents: ListProjectMilestoneBurndownEventsHandler = async (
  { path, query },
  context,
) => {
  const { app, url, principal } = context;
  const { milestone } = await milestoneOf(context, path);
  const { rows, headers } = await offsetPage<BurndownEvent>(app.database, {
    url,
    query,
    rows: burndownQuery(milestone.id, viewerOf(app, principal)),
  });
  return { status: 200, headers, body: rows.map(burndownView) };
};

async function milestoneOf(
  asking: Asking,
  { id, milestone_id }: { readonly id: string | number; readonly milestone_id: number },
): Promise<{ readonly project: Row<'projects'>; readonly milestone: Row<'milestones'> }> {
  const project = await projectOf(asking, id);
  const milestone = await findMilestone(asking.app.database, project.id, milestone_id);
  if (milestone === undefined) throw notFound('Milestone');
  return { project, milestone };
}
