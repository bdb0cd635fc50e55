import type {
  ListProjectIssuesHandler,
  CreateProjectIssueHandler,
  GetProjectIssueHandler,
  UpdateProjectIssueHandler,
} from '../../../generated/companion/server/index.js';
import { callerIn, requireInProject } from '../../access/require.ts';
import { projectOf, viewerOf, type Asking } from '../../access/resources.ts';
import type { Row } from '../../database/rows.ts';
import { changeIssue } from '../../families/issues/change.ts';
import { createIssue } from '../../families/issues/create.ts';
import { presentIssue, presentIssues } from '../../families/issues/present.ts';
import { findIssue, issuesQuery } from '../../families/issues/search.ts';
import { isConcerned } from '../../families/issues/rules.ts';
import { offsetPage } from '../../http/pages.ts';
import { notFound } from '../../http/refusals.ts';

/**
 * List the issues of a project
 *
 * `GET /projects/{id}/issues`
 */
export const listProjectIssues: ListProjectIssuesHandler = async ({ path, query }, context) => {
  const { app, url, principal } = context;
  const project = await projectOf(context, path.id);
  const { rows, headers } = await offsetPage<Row<'issues'>>(app.database, {
    url,
    query,
    rows: issuesQuery(query, project.id, viewerOf(app, principal)),
  });
  return { status: 200, headers, body: await presentIssues(app, rows) };
};

/**
 * Open an issue
 *
 * `POST /projects/{id}/issues`
 */
export const createProjectIssue: CreateProjectIssueHandler = async ({ path, body }, context) => {
  const project = await projectOf(context, path.id);
  if (body.iid !== undefined || body.created_at !== undefined) await requireInProject(context, project, 50);
  const issue = await createIssue(context.app, { project, caller: callerIn(context) }, body);
  return { status: 201, body: await presentIssue(context.app, issue) };
};

/**
 * Get an issue
 *
 * `GET /projects/{id}/issues/{issue_iid}`
 */
export const getProjectIssue: GetProjectIssueHandler = async ({ path }, context) => {
  const project = await projectOf(context, path.id);
  return {
    status: 200,
    body: await presentIssue(context.app, await issueOf(context, project.id, path.issue_iid)),
  };
};

/**
 * Change an issue
 *
 * `PUT /projects/{id}/issues/{issue_iid}`
 */
export const updateProjectIssue: UpdateProjectIssueHandler = async ({ path, body = {} }, context) => {
  const project = await projectOf(context, path.id);
  const issue = await issueOf(context, project.id, path.issue_iid);
  const caller = callerIn(context);
  if (body.updated_at !== undefined) await requireInProject(context, project, 50);
  if (!(await isConcerned(context.app.database, issue, caller.user.id)))
    await requireInProject(context, project, 15);
  const changed = await changeIssue(context.app, { project, caller, issue }, body);
  return { status: 200, body: await presentIssue(context.app, changed) };
};

async function issueOf({ app, principal }: Asking, projectId: number, iid: number): Promise<Row<'issues'>> {
  const issue = await findIssue(app.database, { projectId, iid }, viewerOf(app, principal));
  if (issue === undefined) throw notFound('Issue');
  return issue;
}
