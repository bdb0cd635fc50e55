import type { Invitation } from '../../../generated/types/index.js';
import type { InvitationRow } from './queries.ts';

/** Part A 2.6; there is no user behind an address until the invitation is taken up. */
export function invitationView({ id, email, ...row }: InvitationRow): Invitation {
  const { created_at, access_level, expires_at, created_by_name } = row;
  return { id, invite_email: email, created_at, access_level, expires_at, user_name: null, created_by_name };
}
