import type { Scenario } from '../scenario-client.ts';
import { as } from './callers.ts';

const members: Scenario = async (world, step) => {
  const { GroupMembers: group, ProjectMembers: project } = as(world, 'ann');
  const [id, { bob, cid, eve }] = ['acme/tools', world.users];
  const inherited = { includeInherited: true };
  await step('groupMembers', () => group.all('acme'));
  await step('groupMember', () => group.show('acme', bob));
  await step('effectiveGroupMembers', () => group.all('acme/platform', inherited));
  await step('effectiveGroupMember', () => group.show('acme/platform', bob, inherited));
  await step('billable', () => group.allBillable('acme'));
  await step('projectMembers', () => project.all(id));
  await step('projectMember', () => project.show(id, cid));
  await step('effectiveProjectMembers', () => project.all(id, { ...inherited, perPage: 2 }));
  await step('effectiveProjectMember', () => project.show(id, bob, inherited));
  await step('found', () => project.all(id, { ...inherited, query: 'bo' }));
  await step('missing', () => project.show(id, bob));
  await step('added', () => project.add(id, 20, { userId: eve }));
  await step('changed', () => project.edit(id, eve, 30));
  await step('removed', () => project.remove(id, eve));
  await step('refused', () => as(world, 'eve').Projects.show('acme/secret'));
};

const accessRequests: Scenario = async (world, step) => {
  const [ann, eve] = [as(world, 'ann'), as(world, 'eve')];
  const user = world.users.eve;
  const places = [
    ['project', 'acme/tools', ann.ProjectAccessRequests, eve.ProjectAccessRequests],
    ['group', 'acme', ann.GroupAccessRequests, eve.GroupAccessRequests],
  ] as const;
  for (const [kind, id, answering, asking] of places) {
    await step(`${kind}Requested`, () => asking.request(id));
    await step(`${kind}Requests`, () => answering.all(id));
    await step(`${kind}Denied`, () => answering.deny(id, user));
    await step(`${kind}Requested again`, () => asking.request(id));
    await step(`${kind}Approved`, () => answering.approve(id, user, { accessLevel: 20 }));
    await step(`${kind}Requests left`, () => answering.all(id));
  }
  await step('projectMember', () => ann.ProjectMembers.show('acme/tools', user));
};

const invitations: Scenario = async (world, step) => {
  const { GroupInvitations, ProjectInvitations } = as(world, 'ann');
  const email = 'new@mail.example';
  for (const [kind, id, api] of [
    ['group', 'acme', GroupInvitations],
    ['project', 'acme/tools', ProjectInvitations],
  ] as const) {
    await step(`${kind}Invited`, () => api.add(id, 20, { email }));
    await step(`${kind}Invitations`, () => api.all(id));
    await step(`${kind}Changed`, () => api.edit(id, email, { accessLevel: 30 }));
    await step(`${kind}Found`, () => api.all(id, { query: email }));
    await step(`${kind}Deleted`, () => api.remove(id, email));
    await step(`${kind}Gone`, () => api.remove(id, email));
  }
};

const userEmails: Scenario = async (world, step) => {
  const [root, bob] = [as(world, 'root').UserEmails, as(world, 'bob').UserEmails];
  const userId = world.users.bob;
  const own = await step('ownAdded', () => bob.create('bob@work.example'));
  await step('ownListed', () => bob.all());
  await step('ownRead', () => bob.show(own.id));
  await step('ownDeleted', () => bob.remove(own.id));
  await step('ownGone', () => bob.show(own.id));
  const added = await step('userAdded', () =>
    root.create('b@home.example', { userId, skipConfirmation: true }),
  );
  await step('userListed', () => root.all({ userId }));
  await step('userDeleted', () => root.remove(added.id, { userId }));
  await step('refused', () => bob.all({ userId: world.users.ann }));
};

/** Its method to create a role calls the members of the group. */
const memberRoles: Scenario = async (world, step) => {
  const { GroupMemberRoles } = as(world, 'ann');
  const [helper] = await step('groupList at first', () => GroupMemberRoles.all('acme', {}));
  await step('groupDeleted', () => GroupMemberRoles.remove('acme', helper?.id ?? 0));
  await step('groupList left', () => GroupMemberRoles.all('acme', {}));
  await step('missing', () => GroupMemberRoles.remove('acme', 99));
};

/** Its method to create a token calls the account itself, so an administrator creates one. */
const serviceAccounts: Scenario = async (world, step) => {
  const { GroupServiceAccounts } = as(world, 'ann');
  const options = { name: 'Robot', username: 'robot' };
  const { id } = await step('created', () => GroupServiceAccounts.create('acme', options));
  const token = await step('made for it', () =>
    as(world, 'root').Users.createPersonalAccessToken(id, 'deploy', ['api']),
  );
  await step('rotated', () => GroupServiceAccounts.rotatePersonalAccessToken('acme', id, token.id));
  await step('refused', () => as(world, 'bob').GroupServiceAccounts.create('acme', { name: 'Other' }));
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
