import type { PersonalAccessToken } from '../../../generated/companion/types/index.js';
import { isActive } from '../../access/tokens.ts';
import type { Row } from '../../database/rows.ts';

/** A personal access token without its secret. `date` is today: a token ends with the day before its expiry date. */
export function personalAccessTokenView(token: Row<'tokens'>, date: string): PersonalAccessToken {
  return {
    id: token.id,
    name: token.name,
    description: token.description,
    revoked: token.revoked,
    created_at: token.created_at,
    scopes: Array.isArray(token.scopes) ? token.scopes.map(String) : [],
    user_id: token.user_id,
    last_used_at: token.last_used_at,
    active: isActive(token, date),
    expires_at: token.expires_at,
  };
}
