import type {
  ListOwnEmailsHandler,
  CreateOwnEmailHandler,
  GetOwnEmailHandler,
  DeleteOwnEmailHandler,
  ListUserEmailsHandler,
  CreateUserEmailHandler,
  DeleteUserEmailHandler,
} from '../../generated/server/index.js';
import type { Row } from '../database/rows.ts';
import { callerIn } from '../access/require.ts';
import type { Asking } from '../access/resources.ts';
import { userOf } from '../access/users.ts';
import { addEmail, removeEmail } from '../families/user-emails/addresses.ts';
import { emailsQuery, findEmail } from '../families/user-emails/queries.ts';
import { emailView } from '../families/user-emails/view.ts';
import { offsetPage, type PageQuery } from '../http/pages.ts';
import { notFound } from '../http/refusals.ts';

async function list({ app, url }: Asking & { readonly url: URL }, userId: number, query: PageQuery) {
  const rows = emailsQuery(userId);
  const page = await offsetPage<Row<'emails'>>(app.database, { url, query, rows });
  return { status: 200, headers: page.headers, body: page.rows.map(emailView) } as const;
}

/**
 * List the caller's e-mail addresses
 *
 * `GET /user/emails`
 */
export const listOwnEmails: ListOwnEmailsHandler = async ({ query }, context) => {
  return await list(context, callerIn(context).user.id, query);
};

/**
 * Add an e-mail address to the caller's account
 *
 * `POST /user/emails`
 */
export const createOwnEmail: CreateOwnEmailHandler = async ({ body }, context) => {
  const { id } = callerIn(context).user;
  const email = await addEmail(context.app, id, body.email, { isConfirmed: false });
  return { status: 201, body: emailView(email) };
};

/**
 * Get one of the caller's e-mail addresses
 *
 * `GET /user/emails/{email_id}`
 */
export const getOwnEmail: GetOwnEmailHandler = async ({ path }, context) => {
  const email = await findEmail(context.app.database, callerIn(context).user.id, path.email_id);
  if (email === undefined) throw notFound('Email');
  return { status: 200, body: emailView(email) };
};

/**
 * Delete one of the caller's e-mail addresses
 *
 * `DELETE /user/emails/{email_id}`
 */
export const deleteOwnEmail: DeleteOwnEmailHandler = async ({ path }, context) => {
  await removeEmail(context.app, callerIn(context).user.id, path.email_id);
  return { status: 204 };
};

/**
 * List the e-mail addresses of a user
 *
 * `GET /users/{id}/emails`
 */
export const listUserEmails: ListUserEmailsHandler = async ({ path, query }, context) => {
  const user = await userOf(context, path.id);
  return await list(context, user.id, query);
};

/**
 * Add an e-mail address to a user's account
 *
 * `POST /users/{id}/emails`
 */
export const createUserEmail: CreateUserEmailHandler = async ({ path, body }, context) => {
  const user = await userOf(context, path.id);
  const { email, skip_confirmation: isConfirmed = false } = body;
  const added = await addEmail(context.app, user.id, email, { isConfirmed });
  return { status: 201, body: emailView(added) };
};

/**
 * Delete an e-mail address of a user
 *
 * `DELETE /users/{id}/emails/{email_id}`
 */
export const deleteUserEmail: DeleteUserEmailHandler = async ({ path }, context) => {
  const user = await userOf(context, path.id);
  await removeEmail(context.app, user.id, path.email_id);
  return { status: 204 };
};
