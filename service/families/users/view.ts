import type { UserSummary } from '../../../generated/types/index.js';
import type { Row } from '../../database/rows.ts';
import type { Instance } from '../../instance.ts';

/** A user as others may see them. */
export function userSummary({ url }: Instance, user: Row<'users'>): UserSummary {
  return {
    id: user.id,
    username: user.username,
    name: user.name,
    state: user.state,
    avatar_url: user.avatar_url,
    web_url: `${url}/${user.username}`,
  };
}
