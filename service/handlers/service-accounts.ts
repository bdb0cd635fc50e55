import type {
  ListServiceAccountsHandler,
  CreateServiceAccountHandler,
  DeleteServiceAccountHandler,
  CreateServiceAccountTokenHandler,
  RotateServiceAccountTokenHandler,
} from '../../generated/server/index.js';
import { groupOf } from '../access/resources.ts';
import { today } from '../clock.ts';
import type { Row } from '../database/rows.ts';
import {
  createServiceAccount as createAccount,
  deleteServiceAccount as deleteAccount,
  serviceAccountOf,
  topLevelGroupOf,
} from '../families/service-accounts/accounts.ts';
import { serviceAccountsQuery } from '../families/service-accounts/queries.ts';
import { rotateToken } from '../families/service-accounts/tokens.ts';
import { serviceAccountTokenView, serviceAccountView } from '../families/service-accounts/view.ts';
import { issueToken } from '../families/tokens/issue.ts';
import { offsetPage } from '../http/pages.ts';

/**
 * List the service accounts of a group
 *
 * `GET /groups/{id}/service_accounts`
 */
export const listServiceAccounts: ListServiceAccountsHandler = async ({ path, query }, context) => {
  const group = await groupOf(context, path.id);
  const { rows, headers } = await offsetPage<Row<'users'>>(context.app.database, {
    url: context.url,
    query,
    rows: serviceAccountsQuery(group.id, query),
  });
  return { status: 200, headers, body: rows.map(serviceAccountView) };
};

/**
 * Create a service account
 *
 * `POST /groups/{id}/service_accounts`
 */
export const createServiceAccount: CreateServiceAccountHandler = async ({ path, body }, context) => {
  const group = await topLevelGroupOf(context, path.id);
  const account = await createAccount(context.app, group.id, body ?? {});
  return { status: 201, body: serviceAccountView(account) };
};

/**
 * Delete a service account
 *
 * `DELETE /groups/{id}/service_accounts/{user_id}`
 */
export const deleteServiceAccount: DeleteServiceAccountHandler = async ({ path, query, body }, context) => {
  const account = await serviceAccountOf(context, path.id, path.user_id);
  const isHard = query.hard_delete ?? body?.hard_delete ?? false;
  await deleteAccount(context.app, account, { isHard });
  return { status: 204 };
};

/**
 * Create a token for a service account
 *
 * `POST /groups/{id}/service_accounts/{user_id}/personal_access_tokens`
 */
export const createServiceAccountToken: CreateServiceAccountTokenHandler = async (
  { path, body },
  context,
) => {
  const account = await serviceAccountOf(context, path.id, path.user_id);
  const issued = await issueToken(context.app, account.id, body);
  return { status: 201, body: serviceAccountTokenView(issued, today(context.app.clock)) };
};

/**
 * Rotate a token of a service account
 *
 * `POST /groups/{id}/service_accounts/{user_id}/personal_access_tokens/{token_id}/rotate`
 */
export const rotateServiceAccountToken: RotateServiceAccountTokenHandler = async ({ path }, context) => {
  const account = await serviceAccountOf(context, path.id, path.user_id);
  const rotated = await rotateToken(context.app, account, path.token_id);
  return { status: 200, body: serviceAccountTokenView(rotated, today(context.app.clock)) };
};
