import {
  array,
  date,
  datetime,
  flag,
  integer,
  list,
  nothing,
  nullable,
  one,
  oneOf,
  required,
  text,
  type Resource,
  type SourceFamily,
} from './row.ts';
import { sortDirections } from './shared.ts';

/** A 2.3 */
const serviceAccount: Resource = {
  name: 'ServiceAccount',
  fields: { id: integer, username: text, name: text },
};

/** A 2.3 */
const accessToken: Resource = {
  name: 'PersonalAccessToken',
  fields: {
    id: integer,
    name: text,
    revoked: flag,
    created_at: datetime,
    scopes: array,
    'scopes[]': text,
    user_id: integer,
    last_used_at: nullable(datetime),
    active: flag,
    expires_at: date,
    token: text,
  },
};

const section = 'A 4.3';
const roles = ['administrator', 'owner'] as const;

export const serviceAccounts: SourceFamily = {
  tag: 'Service accounts',
  rows: [
    {
      operation: 'GET /groups/{id}/service_accounts',
      section,
      roles,
      query: { order_by: oneOf(['username', 'id'], 'id'), sort: oneOf(sortDirections, 'desc') },
      answer: list(serviceAccount),
    },
    {
      operation: 'POST /groups/{id}/service_accounts',
      section,
      roles,
      body: { fields: { name: text, username: text } },
      answer: one(serviceAccount),
      says: [/top-level/i],
    },
    {
      operation: 'DELETE /groups/{id}/service_accounts/{user_id}',
      section,
      roles,
      path: { user_id: integer },
      query: { hard_delete: flag },
      // Parameters go in the query or in a body (A 4.1).
      body: { fields: { hard_delete: flag } },
      answer: nothing,
      says: [/top-level/i, /placeholder/i],
    },
    {
      operation: 'POST /groups/{id}/service_accounts/{user_id}/personal_access_tokens',
      section,
      roles,
      path: { user_id: integer },
      body: { fields: { name: required(text), scopes: required(array), 'scopes[]': text, expires_at: date } },
      answer: one(accessToken),
      says: [/top-level/i, /secret/i],
    },
    {
      operation: 'POST /groups/{id}/service_accounts/{user_id}/personal_access_tokens/{token_id}/rotate',
      section,
      roles,
      path: { user_id: integer, token_id: integer },
      impliedStatus: '200',
      answer: one(accessToken),
      limits: [1],
      says: [/top-level/i, /week/i, /revoked/i],
    },
  ],
};
