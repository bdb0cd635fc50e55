import type { Scenario } from '../scenario-client.ts';
import { as } from './callers.ts';

const mergeRequests: Scenario = async (world, step) => {
  const { mergeRequests: api } = as(world, 'bob');
  const id = 'acme/tools';
  await step('list', () => api.list({ scope: 'all', state: 'opened' }));
  await step('list of the project', () => api.listProjectMergeRequests({ id }));
  await step('without a label', () => api.listProjectMergeRequests({ id, not: { labels: ['later'] } }));
  await step('by number', () => api.listProjectMergeRequests({ id, 'iids[]': [1, 99] }));
  await step('by a label', () => api.listProjectMergeRequests({ id, labels: ['tools', 'topic'] }));
  await step('own', () => as(world, 'ann').mergeRequests.list({ scope: 'created_by_me' }));
  await step('closed', () => api.listProjectMergeRequests({ id, state: 'closed' }));
  const own = { id, merge_request_iid: 1 };
  const change = { ...own, commits: [world.shas.main] };
  await step('context added', () => api.createContextCommits(change));
  await step('context', () => api.listContextCommits(own));
  await step('context deleted', () => api.deleteContextCommits(change));
};

const approvals: Scenario = async (world, step) => {
  const { approvals: api } = as(world, 'ann');
  const [group, project] = [{ id: 'acme' }, { id: 'acme/tools' }];
  await step('read', () => api.getProjectApprovalConfiguration(project));
  await step('changed', () =>
    api.updateProjectApprovalConfiguration({ ...project, reset_approvals_on_push: false }),
  );
  const rule = { name: 'Security', approvals_required: 1, user_ids: [world.users.bob] };
  const made = await step('group rule created', () => api.createGroupApprovalRule({ ...group, ...rule }));
  await step('group rules', () => api.listGroupApprovalRules(group));
  await step('group rule changed', () =>
    api.updateGroupApprovalRule({ ...group, approval_rule_id: made.id, approvals_required: 2 }),
  );
  await step('group settings', () => api.getGroupApprovalSettings(group));
  const change = { allow_author_approval: true };
  await step('group settings changed', () => api.updateGroupApprovalSettings({ ...group, ...change }));
  await step('settings', () => api.getProjectApprovalSettings(project));
  await step('settings changed', () => api.updateProjectApprovalSettings({ ...project, ...change }));
  const [own] = await step('rules at first', () => api.listProjectApprovalRules(project));
  await step('rule at first', () =>
    api.getProjectApprovalRule({ ...project, approval_rule_id: own?.id ?? 0 }),
  );
};

const milestones: Scenario = async (world, step) => {
  const { milestones: api } = as(world, 'bob');
  const id = 'acme/tools';
  const made = await step('created', () =>
    api.createProjectMilestone({
      id,
      title: 'Spring & summer',
      due_date: '2026-06-30',
      start_date: '2026-03-01',
    }),
  );
  for (const number of [2, 3]) await api.createProjectMilestone({ id, title: `Milestone ${number}` });
  await step('taken', () => api.createProjectMilestone({ id, title: 'Milestone 2' }));
  await step('list', () => api.listProjectMilestones({ id }));
  await step('pages', () => api.listProjectMilestones({ id, per_page: 1 }).toArray());
  const own = { id, milestone_id: made.id };
  await step('read', () => api.getProjectMilestone(own));
  await step('changed', () =>
    api.updateProjectMilestone({ ...own, description: 'The first', state_event: 'close' }),
  );
  await step('closed', () => api.listProjectMilestones({ id, state: 'closed' }));
  await step('no issues', () => api.listProjectMilestoneIssues(own));
  await step('merge requests', () => api.listProjectMilestoneMergeRequests(own));
  await step('burndown', () => api.listProjectMilestoneBurndownEvents(own));
  await step('promoted', () => api.promoteProjectMilestone(own));
  const [other] = await api.listProjectMilestones({ id, search: 'Milestone 2' });
  const gone = { id, milestone_id: other?.id ?? 0 };
  await step('deleted', () => api.deleteProjectMilestone(gone));
  await step('missing', () => api.getProjectMilestone(gone));
};

/** Scenarios about planning and review. */
export const planning: Readonly<Record<string, Scenario>> = {
  'merge-requests': mergeRequests,
  approvals,
  milestones,
};
