import type {
  CreateProjectHandler,
  UpdateProjectHandler,
  DeleteProjectHandler,
  ShareProjectHandler,
  UnshareProjectHandler,
  ForkProjectHandler,
} from '../../../generated/companion/server/index.js';
import { projectOf } from '../../access/resources.ts';
import { share, unshare } from '../../families/groups/share.ts';
import { changeProject, createProjectAs } from '../../families/projects/change.ts';
import { deleteProject as deleteWhole } from '../../families/projects/delete.ts';
import { forkProject as makeFork } from '../../families/projects/fork.ts';
import { projectSource } from '../../families/members/source.ts';
import { presentProject } from '../../families/projects/present.ts';

/**
 * Create a project
 *
 * `POST /projects`
 */
export const createProject: CreateProjectHandler = async ({ body }, context) => {
  const id = await createProjectAs(context, body);
  return { status: 201, body: await presentProject(context, await projectOf(context, id)) };
};

/**
 * Change a project
 *
 * `PUT /projects/{id}`
 */
export const updateProject: UpdateProjectHandler = async ({ path, body = {} }, context) => {
  const project = await projectOf(context, path.id);
  await changeProject(context, project, body);
  return { status: 200, body: await presentProject(context, await projectOf(context, project.id)) };
};

/**
 * Delete a project
 *
 * `DELETE /projects/{id}`
 */
export const deleteProject: DeleteProjectHandler = async ({ path }, context) => {
  await deleteWhole(context.app, await projectOf(context, path.id));
  return { status: 202, body: { message: '202 Accepted' } };
};

/**
 * Share a project with a group
 *
 * `POST /projects/{id}/share`
 */
export const shareProject: ShareProjectHandler = async ({ path, body }, context) => {
  const source = await projectSource(context, path.id);
  const row = await share(context, source, body);
  return {
    status: 201,
    body: {
      id: row.id,
      project_id: source.id,
      group_id: row.group_id,
      group_access: row.access_level,
      expires_at: row.expires_at,
    },
  };
};

/**
 * Stop sharing a project with a group
 *
 * `DELETE /projects/{id}/share/{group_id}`
 */
export const unshareProject: UnshareProjectHandler = async ({ path }, context) => {
  const { id } = await projectOf(context, path.id);
  await unshare(context, { kind: 'project', id }, path.group_id);
  return { status: 204 };
};

/**
 * Fork a project
 *
 * `POST /projects/{id}/fork`
 */
export const forkProject: ForkProjectHandler = async ({ path, body = {} }, context) => {
  const id = await makeFork(context, await projectOf(context, path.id), body);
  return { status: 201, body: await presentProject(context, await projectOf(context, id)) };
};
