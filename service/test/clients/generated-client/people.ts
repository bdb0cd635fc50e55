import type { Scenario } from '../scenario-client.ts';
import { as } from './callers.ts';

const members: Scenario = async (world, step) => {
  const api = as(world, 'ann').members;
  const [group, project, user_id] = [{ id: 'acme' }, { id: 'acme/tools' }, world.users.bob];
  await step('groupMembers', () => api.listGroupMembers(group));
  await step('groupMember', () => api.getGroupMember({ ...group, user_id }));
  await step('effectiveGroupMembers', () => api.listEffectiveGroupMembers({ id: 'acme/platform' }));
  await step('effectiveGroupMember', () => api.getEffectiveGroupMember({ id: 'acme/platform', user_id }));
  await step('billable', () => api.listBillableGroupMembers(group));
  await step('projectMembers', () => api.listProjectMembers(project));
  await step('projectMember', () => api.getProjectMember({ ...project, user_id: world.users.cid }));
  await step('effectiveProjectMembers', () =>
    api.listEffectiveProjectMembers({ ...project, per_page: 2 }).toArray(),
  );
  await step('effectiveProjectMember', () => api.getEffectiveProjectMember({ ...project, user_id }));
  await step('found', () => api.listEffectiveProjectMembers({ ...project, query: 'bo' }));
  await step('missing', () => api.getProjectMember({ ...project, user_id }));
};

const accessRequests: Scenario = async (world, step) => {
  const [ann, eve] = [as(world, 'ann').accessRequests, as(world, 'eve').accessRequests];
  const [project, group, user_id] = [{ id: 'acme/tools' }, { id: 'acme' }, world.users.eve];
  await step('projectRequested', () => eve.createProjectAccessRequest(project));
  await step('projectRequests', () => ann.listProjectAccessRequests(project));
  await step('projectDenied', () => ann.denyProjectAccessRequest({ ...project, user_id }));
  await step('projectRequested again', () => eve.createProjectAccessRequest(project));
  await step('projectApproved', () =>
    ann.approveProjectAccessRequest({ ...project, user_id, access_level: 20 }),
  );
  await step('projectRequests left', () => ann.listProjectAccessRequests(project));
  await step('groupRequested', () => eve.createGroupAccessRequest(group));
  await step('groupRequests', () => ann.listGroupAccessRequests(group));
  await step('groupDenied', () => ann.denyGroupAccessRequest({ ...group, user_id }));
  await step('groupRequested again', () => eve.createGroupAccessRequest(group));
  await step('groupApproved', () => ann.approveGroupAccessRequest({ ...group, user_id, access_level: 20 }));
  await step('groupRequests left', () => ann.listGroupAccessRequests(group));
};

const invitations: Scenario = async (world, step) => {
  const api = as(world, 'ann').invitations;
  const [project, group, email] = [{ id: 'acme/tools' }, { id: 'acme' }, 'new@mail.example'];
  const invitation = { email, access_level: 20 } as const;
  await step('groupInvited', () => api.createGroupInvitations({ ...group, ...invitation }));
  await step('groupInvitations', () => api.listGroupInvitations(group));
  await step('groupChanged', () => api.updateGroupInvitation({ ...group, email, access_level: 30 }));
  await step('groupFound', () => api.listGroupInvitations({ ...group, query: email }));
  await step('groupDeleted', () => api.deleteGroupInvitation({ ...group, email }));
  await step('groupGone', () => api.deleteGroupInvitation({ ...group, email }));
  await step('projectInvited', () => api.createProjectInvitations({ ...project, ...invitation }));
  await step('projectInvitations', () => api.listProjectInvitations(project));
  await step('projectChanged', () => api.updateProjectInvitation({ ...project, email, access_level: 30 }));
  await step('projectFound', () => api.listProjectInvitations({ ...project, query: email }));
  await step('projectDeleted', () => api.deleteProjectInvitation({ ...project, email }));
  await step('projectGone', () => api.deleteProjectInvitation({ ...project, email }));
};

const userEmails: Scenario = async (world, step) => {
  const [root, bob] = [as(world, 'root').userEmails, as(world, 'bob').userEmails];
  const id = world.users.bob;
  const own = await step('ownAdded', () => bob.createOwnEmail({ email: 'bob@work.example' }));
  await step('ownListed', () => bob.listOwnEmails());
  await step('ownRead', () => bob.getOwnEmail({ email_id: own.id }));
  await step('ownDeleted', () => bob.deleteOwnEmail({ email_id: own.id }));
  await step('ownGone', () => bob.getOwnEmail({ email_id: own.id }));
  const added = await step('userAdded', () =>
    root.create({ id: String(id), email: 'b@home.example', skip_confirmation: true }),
  );
  await step('userListed', () => root.list({ id }));
  await step('userDeleted', () => root.delete({ id, email_id: added.id }));
  await step('refused', () => bob.list({ id: world.users.ann }));
};

const memberRoles: Scenario = async (world, step) => {
  const [root, ann] = [as(world, 'root').memberRoles, as(world, 'ann').memberRoles];
  const auditor = { name: 'Auditor', base_access_level: 20, read_code: true } as const;
  const made = await step('created', () => root.create(auditor));
  await step('list', () => root.list());
  await step('deleted', () => root.delete({ member_role_id: made.id }));
  await step('list left', () => root.list());
  await step('missing', () => root.delete({ member_role_id: made.id }));
  const releaser = { name: 'Releaser', base_access_level: 30, read_code: true } as const;
  const ofGroup = await step('groupCreated', () => ann.createGroupMemberRole({ id: 'acme', ...releaser }));
  await step('groupList', () => ann.listGroupMemberRoles({ id: 'acme' }));
  await step('groupDeleted', () => ann.deleteGroupMemberRole({ id: 'acme', member_role_id: ofGroup.id }));
  await step('refused', () => ann.create(auditor));
};

const serviceAccounts: Scenario = async (world, step) => {
  const api = as(world, 'ann').serviceAccounts;
  const made = await step('created', () => api.create({ id: 'acme', name: 'Robot', username: 'robot' }));
  await step('list', () => api.list({ id: 'acme' }));
  const account = { id: 'acme', user_id: made.id ?? 0 };
  const token = await step('token', () => api.createToken({ ...account, name: 'deploy', scopes: ['api'] }));
  await step('rotated', () => api.rotateToken({ ...account, token_id: token.id }));
  await step('deleted', () => api.delete(account));
  await step('refused', () => as(world, 'bob').serviceAccounts.create({ id: 'acme', name: 'Other' }));
};

/** Scenarios about people and machines, and their permissions. */
export const people: Readonly<Record<string, Scenario>> = {
  members,
  'access-requests': accessRequests,
  invitations,
  'user-emails': userEmails,
  'member-roles': memberRoles,
  'service-accounts': serviceAccounts,
};
