import { object, type Call } from './calling.ts';

/** Approval rules, milestones and domains. Each operation has its own copy of what it consumes. */
export async function inPlanning(root: Call, project: string): Promise<object> {
  const rule = { name: 'Security', approvals_required: 1 };
  await root('POST', `${project}/approval_rules`, rule);
  await root('POST', '/groups/3/approval_rules', rule);
  await root('PUT', `${project}/integrations/custom-issue-tracker`, {
    new_issue_url: 'https://issues.example/new',
    issues_url: 'https://issues.example/:id',
    project_url: 'https://issues.example',
  });
  await root('POST', `${project}/pages/domains`, { domain: 'old.acme.example' });
  const added = async (path: string, body: object): Promise<unknown> =>
    object(await root('POST', `${project}${path}`, body))['id'];
  await added('/milestones', { title: 'First' });
  return {
    // The example names people who are not members here.
    createGroupApprovalRule: { body: { user_ids: [], group_ids: [3] } },
    promoteProjectMilestone: { milestone_id: await added('/milestones', { title: 'Second' }) },
    deleteProjectMilestone: { milestone_id: await added('/milestones', { title: 'Third' }) },
  };
}
