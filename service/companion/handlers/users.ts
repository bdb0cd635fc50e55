import type {
  GetCallerHandler,
  ListUsersHandler,
  CreateUserHandler,
  GetUserHandler,
  UpdateUserHandler,
  DeleteUserHandler,
} from '../../../generated/companion/server/index.js';
import type { User } from '../../../generated/companion/types/index.js';
import { signedIn, type Asking } from '../../access/resources.ts';
import { userOf } from '../../access/users.ts';
import type { Row } from '../../database/rows.ts';
import { presentUsers } from '../../families/users/account.ts';
import { changeAccount, createAccount } from '../../families/users/change.ts';
import { deleteAccount } from '../../families/users/delete.ts';
import { usersPage } from '../../families/users/search.ts';
import { unauthorized } from '../../http/refusals.ts';

/**
 * Get the authenticated user
 *
 * `GET /user`
 */
export const getCaller: GetCallerHandler = async (_, context) => {
  if (context.principal === undefined) throw unauthorized();
  return { status: 200, body: await present(context, context.principal.user) };
};

/**
 * List users
 *
 * `GET /users`
 */
export const listUsers: ListUsersHandler = async ({ query }, context) => {
  const { app, url } = context;
  const viewer = signedIn(context);
  const { rows, headers } = await usersPage(app.database, { query, viewer, url });
  return { status: 200, headers, body: await presentUsers(app, viewer, rows) };
};

/**
 * Create a user
 *
 * `POST /users`
 */
export const createUser: CreateUserHandler = async ({ body }, context) => {
  const user = await createAccount(context.app, body);
  return { status: 201, body: await present(context, user) };
};

/**
 * Get a user
 *
 * `GET /users/{id}`
 */
export const getUser: GetUserHandler = async ({ path }, context) => {
  return { status: 200, body: await present(context, await userOf(context, path.id)) };
};

/**
 * Change a user
 *
 * `PUT /users/{id}`
 */
export const updateUser: UpdateUserHandler = async ({ path, body = {} }, context) => {
  const user = await userOf(context, path.id);
  return { status: 200, body: await present(context, await changeAccount(context.app, user, body)) };
};

/**
 * Delete a user
 *
 * `DELETE /users/{id}`
 */
export const deleteUser: DeleteUserHandler = async ({ path, query }, context) => {
  await deleteAccount(context.app, await userOf(context, path.id), { withGroups: query.hard_delete });
  return { status: 204 };
};

async function present(asking: Asking, user: Row<'users'>): Promise<User> {
  const [presented] = await presentUsers(asking.app, signedIn(asking), [user]);
  if (presented === undefined) throw new Error('The user is not presented.');
  return presented;
}
