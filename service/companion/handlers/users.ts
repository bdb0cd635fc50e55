import { Refusal } from '../../../generated/companion/server/index.js';
import type {
  GetCallerHandler,
  ListUsersHandler,
  CreateUserHandler,
  GetUserHandler,
  UpdateUserHandler,
  DeleteUserHandler,
} from '../../../generated/companion/server/index.js';

/**
 * Get the caller
 *
 * `GET /user`
 */
export const getCaller: GetCallerHandler = async () => {
  throw new Refusal({ status: 501, message: 'getCaller is not implemented.' });
};

/**
 * List users
 *
 * `GET /users`
 */
export const listUsers: ListUsersHandler = async () => {
  throw new Refusal({ status: 501, message: 'listUsers is not implemented.' });
};

/**
 * Create a user
 *
 * `POST /users`
 */
export const createUser: CreateUserHandler = async () => {
  throw new Refusal({ status: 501, message: 'createUser is not implemented.' });
};

/**
 * Get a user
 *
 * `GET /users/{id}`
 */
export const getUser: GetUserHandler = async () => {
  throw new Refusal({ status: 501, message: 'getUser is not implemented.' });
};

/**
 * Change a user
 *
 * `PUT /users/{id}`
 */
export const updateUser: UpdateUserHandler = async () => {
  throw new Refusal({ status: 501, message: 'updateUser is not implemented.' });
};

/**
 * Delete a user
 *
 * `DELETE /users/{id}`
 */
export const deleteUser: DeleteUserHandler = async () => {
  throw new Refusal({ status: 501, message: 'deleteUser is not implemented.' });
};
