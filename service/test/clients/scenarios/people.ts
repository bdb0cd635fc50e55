import { expect } from 'vitest';
import type { Wants } from './index.ts';
import { nothing, refused } from './matchers.ts';

const members: Wants = {
  groupMembers: [
    { username: 'ann', access_level: 50 },
    { username: 'bob', access_level: 30 },
  ],
  groupMember: { username: 'bob', access_level: 30, state: 'active' },
  effectiveGroupMembers: [{ username: 'ann' }, { username: 'bob' }],
  effectiveGroupMember: { username: 'bob', access_level: 30 },
  billable: [{ username: 'ann' }, { username: 'bob' }, { username: 'cid' }],
  projectMembers: [{ username: 'cid', access_level: 40 }],
  projectMember: { username: 'cid', access_level: 40 },
  effectiveProjectMembers: [{ username: 'ann' }, { username: 'bob' }, { username: 'cid' }],
  effectiveProjectMember: { username: 'bob', access_level: 30 },
  found: [{ username: 'bob' }],
  missing: refused(404),
  added: { username: 'eve', access_level: 20 },
  changed: { username: 'eve', access_level: 30 },
  removed: nothing,
  refused: refused(404),
};

const eve = { username: 'eve', requested_at: expect.any(String) };

const accessRequests: Wants = Object.assign(
  { 'seen by a developer': [] },
  ...['group', 'project'].map((kind) => ({
    [`${kind}Requested`]: eve,
    [`${kind}Requests`]: [eve],
    [`${kind}Denied`]: nothing,
    [`${kind}Requested again`]: eve,
    [`${kind}Approved`]: { username: 'eve', access_level: 20 },
    [`${kind}Approved by default`]: { username: 'eve', access_level: 30 },
    [`${kind}Requests left`]: [],
    [`${kind}Member`]: { username: 'eve', access_level: 20 },
  })),
) as Wants;

const invitations: Wants = Object.assign(
  {},
  ...['group', 'project'].map((kind) => ({
    [`${kind}Invited`]: { status: 'success' },
    [`${kind}Invitations`]: [{ invite_email: 'new@mail.example', access_level: 20 }],
    [`${kind}Changed`]: { access_level: 30 },
    [`${kind}Found`]: [{ invite_email: 'new@mail.example', access_level: 30 }],
    [`${kind}Deleted`]: nothing,
    [`${kind}Gone`]: refused(404),
  })),
) as Wants;

const userEmails: Wants = {
  ownAdded: { email: 'bob@work.example', confirmed_at: null },
  ownListed: [{ email: 'bob@example.com' }, { email: 'bob@work.example' }],
  ownRead: { email: 'bob@work.example' },
  ownDeleted: nothing,
  ownGone: refused(404),
  userAdded: { email: 'b@home.example', confirmed_at: expect.any(String) },
  userListed: [{ email: 'bob@example.com' }, { email: 'b@home.example' }],
  userDeleted: nothing,
  refused: refused(403),
};

const memberRoles: Wants = {
  created: { name: 'Auditor', base_access_level: 20, read_code: true },
  list: [{ name: 'Auditor' }],
  deleted: nothing,
  'list left': [],
  groupCreated: { name: 'Releaser', base_access_level: 30 },
  groupList: [{ name: 'Helper' }, { name: 'Releaser' }],
  'groupList at first': [{ name: 'Helper' }],
  'groupList left': [],
  groupDeleted: nothing,
  missing: refused(404),
  refused: refused(403),
};

const serviceAccounts: Wants = {
  created: { name: 'Robot', username: 'robot' },
  list: [{ name: 'Robot', username: 'robot' }],
  token: { name: 'deploy', scopes: ['api'], active: true, token: expect.any(String) },
  'made for it': { name: 'deploy' },
  rotated: { name: 'deploy', active: true, token: expect.any(String) },
  deleted: nothing,
  refused: refused(403),
};

/** Scenarios about people and machines, and their permissions. */
export const people: Readonly<Record<string, Wants>> = {
  members,
  'access-requests': accessRequests,
  invitations,
  'user-emails': userEmails,
  'member-roles': memberRoles,
  'service-accounts': serviceAccounts,
};
