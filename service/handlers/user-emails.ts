import { Refusal } from '../../generated/server/index.js';
import type {
  ListOwnEmailsHandler,
  CreateOwnEmailHandler,
  GetOwnEmailHandler,
  DeleteOwnEmailHandler,
  ListUserEmailsHandler,
  CreateUserEmailHandler,
  DeleteUserEmailHandler,
} from '../../generated/server/index.js';

/**
 * List the caller's e-mail addresses
 *
 * `GET /user/emails`
 */
export const listOwnEmails: ListOwnEmailsHandler = async () => {
  throw new Refusal({ status: 501, message: 'listOwnEmails is not implemented.' });
};

/**
 * Add an e-mail address to the caller's account
 *
 * `POST /user/emails`
 */
export const createOwnEmail: CreateOwnEmailHandler = async () => {
  throw new Refusal({ status: 501, message: 'createOwnEmail is not implemented.' });
};

/**
 * Get one of the caller's e-mail addresses
 *
 * `GET /user/emails/{email_id}`
 */
export const getOwnEmail: GetOwnEmailHandler = async () => {
  throw new Refusal({ status: 501, message: 'getOwnEmail is not implemented.' });
};

/**
 * Delete one of the caller's e-mail addresses
 *
 * `DELETE /user/emails/{email_id}`
 */
export const deleteOwnEmail: DeleteOwnEmailHandler = async () => {
  throw new Refusal({ status: 501, message: 'deleteOwnEmail is not implemented.' });
};

/**
 * List the e-mail addresses of a user
 *
 * `GET /users/{id}/emails`
 */
export const listUserEmails: ListUserEmailsHandler = async () => {
  throw new Refusal({ status: 501, message: 'listUserEmails is not implemented.' });
};

/**
 * Add an e-mail address to a user's account
 *
 * `POST /users/{id}/emails`
 */
export const createUserEmail: CreateUserEmailHandler = async () => {
  throw new Refusal({ status: 501, message: 'createUserEmail is not implemented.' });
};

/**
 * Delete an e-mail address of a user
 *
 * `DELETE /users/{id}/emails/{email_id}`
 */
export const deleteUserEmail: DeleteUserEmailHandler = async () => {
  throw new Refusal({ status: 501, message: 'deleteUserEmail is not implemented.' });
};
