import type { Scenario } from '../scenario-client.ts';
import { as } from './callers.ts';

const mergeRequests: Scenario = async (world, step) => {
  const { MergeRequests, MergeRequestContextCommits: context } = as(world, 'bob');
  const projectId = 'acme/tools';
  await step('list', () => MergeRequests.all({ scope: 'all', state: 'opened' }));
  await step('list of the project', () => MergeRequests.all({ projectId }));
  await step('without a label', () => MergeRequests.all({ projectId, not: { labels: 'later' } }));
  await step('by number', () => MergeRequests.all({ projectId, iids: [1, 99] }));
  await step('by a label', () => MergeRequests.all({ projectId, labels: 'tools,topic' }));
  await step('own', () => as(world, 'ann').MergeRequests.all({ scope: 'created_by_me' }));
  await step('closed', () => MergeRequests.all({ projectId, state: 'closed' }));
  await step('read', () => MergeRequests.show(projectId, 1));
  await step('missing', () => MergeRequests.show(projectId, 99));
  const commits = [world.shas.main];
  await step('context added', () => context.create(projectId, commits, { mergerequestIId: 1 }));
  await step('context', () => context.all(projectId, 1));
  // Missing in its types, but sent unchanged.
  const options: { readonly sudo?: string; readonly commits: string[] } = { commits };
  await step('context deleted', () => context.remove(projectId, 1, options));
};

const approvals: Scenario = async (world, step) => {
  const { MergeRequestApprovals: api } = as(world, 'ann');
  const id = 'acme/tools';
  await step('read', () => api.showConfiguration(id));
  await step('changed', () => api.editConfiguration(id, { resetApprovalsOnPush: false }));
  const made = await step('rule created', () =>
    api.createApprovalRule(id, 'Security', 1, { userIds: [world.users.bob] }),
  );
  await step('rules', () => api.allApprovalRules(id));
  await step('rule', () => api.showApprovalRule(id, made.id));
  await step('rule changed', () => api.editApprovalRule(id, made.id, 'Security', 2));
  await step('rule deleted', () => api.removeApprovalRule(id, made.id));
  await step('rules left', () => api.allApprovalRules(id));
};

const milestones: Scenario = async (world, step) => {
  const { ProjectMilestones: api, Issues } = as(world, 'bob');
  const id = 'acme/tools';
  const dates = { dueDate: '2026-06-30', startDate: '2026-03-01' };
  const made = await step('created', () => api.create(id, 'Spring & summer', dates));
  for (const number of [2, 3]) await api.create(id, `Milestone ${number}`);
  await step('taken', () => api.create(id, 'Milestone 2'));
  await step('list', () => api.all(id));
  await step('pages', () => api.all(id, { perPage: 1 }));
  await step('read', () => api.show(id, made.id));
  await step('changed', () => api.edit(id, made.id, { description: 'The first', stateEvent: 'close' }));
  await step('closed', () => api.all(id, { state: 'closed' }));
  await Issues.create(id, 'Prune', { milestoneId: made.id });
  await step('issues', () => api.allAssignedIssues(id, made.id));
  await step('merge requests', () => api.allAssignedMergeRequests(id, made.id));
  await step('burndown', () => api.allBurndownChartEvents(id, made.id));
  await step('promoted', () => api.promote(id, made.id));
  const [other] = await api.all(id, { search: 'Milestone 2' });
  await step('deleted', () => api.remove(id, other?.id ?? 0));
  await step('missing', () => api.show(id, other?.id ?? 0));
};

/** Scenarios about planning and review. */
export const planning: Readonly<Record<string, Scenario>> = {
  'merge-requests': mergeRequests,
  approvals,
  milestones,
};
