import {
  accessLevel,
  array,
  date,
  datetime,
  flag,
  integer,
  list,
  nested,
  nothing,
  nullable,
  object,
  one,
  oneOf,
  reportedLevel,
  required,
  text,
  type Resource,
  type SourceFamily,
  type SourceRow,
} from './row.ts';
import { userSummary } from './shared.ts';

/** Groups and projects have the same endpoints (A 4.5 to 4.7). */
const owners = ['groups', 'projects'] as const;

/** A 2.6 */
const accessRequest: Resource = {
  name: 'AccessRequest',
  fields: { ...userSummary, locked: flag, requested_at: datetime },
};
const createdAccessRequest: Resource = {
  name: 'AccessRequest when created',
  fields: { ...accessRequest.fields, created_at: datetime },
};
const approvedAccessRequest: Resource = {
  name: 'Approved access request',
  fields: { ...userSummary, locked: flag, created_at: datetime, access_level: reportedLevel },
};

function accessRequestRows(owner: (typeof owners)[number]): readonly SourceRow[] {
  const section = 'A 4.5';
  const path = `/${owner}/{id}/access_requests`;
  const approved = 'member';
  return [
    { operation: `GET ${path}`, section, answer: list(accessRequest), says: [/caller may see/i] },
    { operation: `POST ${path}`, section, roles: ['authenticated'], answer: one(createdAccessRequest) },
    {
      operation: `PUT ${path}/{user_id}/approve`,
      section,
      path: { user_id: integer },
      body: { fields: { access_level: { ...accessLevel, default: 30 } } },
      answer: one(approvedAccessRequest),
      transitions: [['pending', approved]],
    },
    {
      operation: `DELETE ${path}/{user_id}`,
      section,
      path: { user_id: integer },
      answer: nothing,
      transitions: [['pending', 'removed']],
    },
  ];
}

export const accessRequests: SourceFamily = {
  tag: 'Access requests',
  rows: owners.flatMap(accessRequestRows),
};

/** A 2.6 */
const invitation: Resource = {
  name: 'Invitation',
  fields: {
    id: integer,
    invite_email: text,
    created_at: datetime,
    access_level: reportedLevel,
    expires_at: nullable(datetime),
    user_name: text,
    created_by_name: text,
  },
};
const invitationOutcome: Resource = {
  name: 'Outcome of inviting',
  fields: { status: { type: 'string', values: ['success', 'error'] }, message: object, queued_users: object },
};
const invitationChange: Resource = {
  name: 'Outcome of changing an invitation',
  fields: { expires_at: datetime, access_level: reportedLevel },
};

function invitationRows(owner: (typeof owners)[number]): readonly SourceRow[] {
  const section = 'A 4.6';
  const path = `/${owner}/{id}/invitations`;
  return [
    {
      operation: `POST ${path}`,
      section,
      body: {
        oneRequired: ['email', 'user_id'],
        fields: {
          email: text,
          user_id: integer,
          access_level: required(accessLevel),
          expires_at: date,
          invite_source: text,
          member_role_id: { type: 'integer', tier: 'paid' },
        },
      },
      // A 7 names 201 for creates other than invitations, the convention of creates stands beside it.
      otherAnswers: { '200': invitationOutcome },
      answer: one(invitationOutcome),
      says: [/enable_member_promotion_management/i, /administrator/i],
    },
    {
      operation: `GET ${path}`,
      section,
      query: { query: text },
      answer: list(invitation),
      says: [/exactly/i, /itself/i],
    },
    {
      operation: `PUT ${path}/{email}`,
      section,
      path: { email: text },
      body: { fields: { access_level: { ...accessLevel, default: 30 }, expires_at: datetime } },
      answer: one(invitationChange),
      transitions: [['pending', 'pending']],
    },
    {
      operation: `DELETE ${path}/{email}`,
      section,
      path: { email: text },
      status: '204',
      errors: ['403', '404', '409'],
      answer: nothing,
      transitions: [['pending', 'removed']],
    },
  ];
}

export const invitations: SourceFamily = { tag: 'Invitations', rows: owners.flatMap(invitationRows) };

/** A 2.6 */
const member: Resource = {
  name: 'Member',
  fields: {
    ...userSummary,
    created_at: datetime,
    created_by: object,
    ...nested('created_by', userSummary),
    expires_at: nullable(date),
    access_level: reportedLevel,
    email: { type: 'string', restricted: true },
    group_saml_identity: { type: 'object', nullable: true, restricted: true },
    'group_saml_identity.extern_uid': text,
    'group_saml_identity.provider': text,
    'group_saml_identity.saml_provider_id': integer,
  },
};
const billableMember: Resource = {
  name: 'BillableMember',
  fields: {
    ...userSummary,
    email: { type: 'string', restricted: true },
    last_activity_on: date,
    membership_type: text,
    removable: flag,
    created_at: datetime,
    last_login_at: datetime,
  },
};

const section = 'A 4.7';

function memberRows(owner: (typeof owners)[number]): readonly SourceRow[] {
  const path = `/${owner}/{id}/members`;
  const filters = { query: text, 'user_ids[]': array, 'user_ids[][]': integer, show_seat_info: flag };
  return [
    {
      operation: `GET ${path}`,
      section,
      query: { ...filters, 'skip_users[]': array, 'skip_users[][]': integer },
      answer: list(member),
      says: [/direct/i],
    },
    {
      operation: `GET ${path}/all`,
      section,
      query: { ...filters, state: { type: 'string', values: ['awaiting', 'active'], tier: 'paid' } },
      answer: list(member),
      says: [/inherited/i, /highest/i, /invited group/i, /public/i],
    },
    { operation: `GET ${path}/{user_id}`, section, path: { user_id: integer }, answer: one(member) },
    { operation: `GET ${path}/all/{user_id}`, section, path: { user_id: integer }, answer: one(member) },
  ];
}

export const members: SourceFamily = {
  tag: 'Members',
  notShown: [/add, edit and remove/i, /billable/i, /other operations on members/i],
  rows: [
    ...owners.flatMap(memberRows),
    {
      operation: 'GET /groups/{id}/billable_members',
      section,
      roles: ['owner'],
      query: {
        search: text,
        sort: oneOf([
          'access_level_asc',
          'access_level_desc',
          'last_joined',
          'name_asc',
          'name_desc',
          'oldest_joined',
          'oldest_sign_in',
          'recent_sign_in',
          'last_activity_on_asc',
          'last_activity_on_desc',
        ]),
      },
      answer: list(billableMember),
      says: [/top-level/i],
    },
  ],
};
