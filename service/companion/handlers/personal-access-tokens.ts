import type {
  CreateUserPersonalAccessTokenHandler,
  GetOwnPersonalAccessTokenHandler,
  RevokeOwnPersonalAccessTokenHandler,
} from '../../../generated/companion/server/index.js';
import { userOf } from '../../access/users.ts';
import { today } from '../../clock.ts';
import { issueToken, revokeToken } from '../../families/tokens/issue.ts';
import { personalAccessTokenView } from '../../families/tokens/view.ts';
import { unauthorized } from '../../http/refusals.ts';

/**
 * Create a token for a user
 *
 * `POST /users/{user_id}/personal_access_tokens`
 */
export const createUserPersonalAccessToken: CreateUserPersonalAccessTokenHandler = async (
  { path, body },
  { app },
) => {
  const user = await userOf({ app }, path.user_id);
  const { token, secret } = await issueToken(app, user.id, body);
  return { status: 201, body: { ...personalAccessTokenView(token, today(app.clock)), token: secret } };
};

/**
 * Get the token of the request
 *
 * `GET /personal_access_tokens/self`
 */
export const getOwnPersonalAccessToken: GetOwnPersonalAccessTokenHandler = async (_, { app, principal }) => {
  if (principal === undefined) throw unauthorized();
  return { status: 200, body: personalAccessTokenView(principal.token, today(app.clock)) };
};

/**
 * Revoke the token of the request
 *
 * `DELETE /personal_access_tokens/self`
 */
export const revokeOwnPersonalAccessToken: RevokeOwnPersonalAccessTokenHandler = async (
  _,
  { app, principal },
) => {
  if (principal === undefined) throw unauthorized();
  await revokeToken(app, principal.token.id);
  return { status: 204 };
};
