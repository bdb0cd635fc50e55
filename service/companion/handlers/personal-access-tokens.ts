import { Refusal } from '../../../generated/companion/server/index.js';
import type {
  CreateUserPersonalAccessTokenHandler,
  GetOwnPersonalAccessTokenHandler,
  RevokeOwnPersonalAccessTokenHandler,
} from '../../../generated/companion/server/index.js';

/**
 * Create a token for a user
 *
 * `POST /users/{user_id}/personal_access_tokens`
 */
export const createUserPersonalAccessToken: CreateUserPersonalAccessTokenHandler = async () => {
  throw new Refusal({ status: 501, message: 'createUserPersonalAccessToken is not implemented.' });
};

/**
 * Get the token that makes the call
 *
 * `GET /personal_access_tokens/self`
 */
export const getOwnPersonalAccessToken: GetOwnPersonalAccessTokenHandler = async () => {
  throw new Refusal({ status: 501, message: 'getOwnPersonalAccessToken is not implemented.' });
};

/**
 * Revoke the token that makes the call
 *
 * `DELETE /personal_access_tokens/self`
 */
export const revokeOwnPersonalAccessToken: RevokeOwnPersonalAccessTokenHandler = async () => {
  throw new Refusal({ status: 501, message: 'revokeOwnPersonalAccessToken is not implemented.' });
};
