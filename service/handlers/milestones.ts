import { Refusal } from '../../generated/server/index.js';
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

/**
 * List the milestones of a project
 *
 * `GET /projects/{id}/milestones`
 */
export const listProjectMilestones: ListProjectMilestonesHandler = async () => {
  throw new Refusal({ status: 501, message: 'listProjectMilestones is not implemented.' });
};

/**
 * Create a milestone of a project
 *
 * `POST /projects/{id}/milestones`
 */
export const createProjectMilestone: CreateProjectMilestoneHandler = async () => {
  throw new Refusal({ status: 501, message: 'createProjectMilestone is not implemented.' });
};

/**
 * Get a milestone of a project
 *
 * `GET /projects/{id}/milestones/{milestone_id}`
 */
export const getProjectMilestone: GetProjectMilestoneHandler = async () => {
  throw new Refusal({ status: 501, message: 'getProjectMilestone is not implemented.' });
};

/**
 * Change, close or activate a milestone
 *
 * `PUT /projects/{id}/milestones/{milestone_id}`
 */
export const updateProjectMilestone: UpdateProjectMilestoneHandler = async () => {
  throw new Refusal({ status: 501, message: 'updateProjectMilestone is not implemented.' });
};

/**
 * Delete a milestone of a project
 *
 * `DELETE /projects/{id}/milestones/{milestone_id}`
 */
export const deleteProjectMilestone: DeleteProjectMilestoneHandler = async () => {
  throw new Refusal({ status: 501, message: 'deleteProjectMilestone is not implemented.' });
};

/**
 * List the issues of a milestone
 *
 * `GET /projects/{id}/milestones/{milestone_id}/issues`
 */
export const listProjectMilestoneIssues: ListProjectMilestoneIssuesHandler = async () => {
  throw new Refusal({ status: 501, message: 'listProjectMilestoneIssues is not implemented.' });
};

/**
 * List the merge requests of a milestone
 *
 * `GET /projects/{id}/milestones/{milestone_id}/merge_requests`
 */
export const listProjectMilestoneMergeRequests: ListProjectMilestoneMergeRequestsHandler = async () => {
  throw new Refusal({ status: 501, message: 'listProjectMilestoneMergeRequests is not implemented.' });
};

/**
 * Promote a milestone to the group
 *
 * `POST /projects/{id}/milestones/{milestone_id}/promote`
 */
export const promoteProjectMilestone: PromoteProjectMilestoneHandler = async () => {
  throw new Refusal({ status: 501, message: 'promoteProjectMilestone is not implemented.' });
};

/**
 * List the burndown events of a milestone
 *
 * `GET /projects/{id}/milestones/{milestone_id}/burndown_events`
 */
export const listProjectMilestoneBurndownEvents: ListProjectMilestoneBurndownEventsHandler = async () => {
  throw new Refusal({ status: 501, message: 'listProjectMilestoneBurndownEvents is not implemented.' });
};
