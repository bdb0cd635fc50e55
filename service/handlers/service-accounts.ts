import { Refusal } from '../../generated/server/index.js';
import type {
  ListServiceAccountsHandler,
  CreateServiceAccountHandler,
  DeleteServiceAccountHandler,
  CreateServiceAccountTokenHandler,
  RotateServiceAccountTokenHandler,
} from '../../generated/server/index.js';

/**
 * List the service accounts of a group
 *
 * `GET /groups/{id}/service_accounts`
 */
export const listServiceAccounts: ListServiceAccountsHandler = async () => {
  throw new Refusal({ status: 501, message: 'listServiceAccounts is not implemented.' });
};

/**
 * Create a service account
 *
 * `POST /groups/{id}/service_accounts`
 */
export const createServiceAccount: CreateServiceAccountHandler = async () => {
  throw new Refusal({ status: 501, message: 'createServiceAccount is not implemented.' });
};

/**
 * Delete a service account
 *
 * `DELETE /groups/{id}/service_accounts/{user_id}`
 */
export const deleteServiceAccount: DeleteServiceAccountHandler = async () => {
  throw new Refusal({ status: 501, message: 'deleteServiceAccount is not implemented.' });
};

/**
 * Create a token for a service account
 *
 * `POST /groups/{id}/service_accounts/{user_id}/personal_access_tokens`
 */
export const createServiceAccountToken: CreateServiceAccountTokenHandler = async () => {
  throw new Refusal({ status: 501, message: 'createServiceAccountToken is not implemented.' });
};

/**
 * Replace a token of a service account
 *
 * `POST /groups/{id}/service_accounts/{user_id}/personal_access_tokens/{token_id}/rotate`
 */
export const rotateServiceAccountToken: RotateServiceAccountTokenHandler = async () => {
  throw new Refusal({ status: 501, message: 'rotateServiceAccountToken is not implemented.' });
};
