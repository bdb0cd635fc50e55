import type { Invitation } from '../../../generated/types/index.js';
import type { InvitationRow } from './queries.ts';

/** Part A 2.6; an address has no user until the invitation is accepted. */
export function invitationView({ id, email, ...row }: InvitationRow): Invitation {
  const { created_at, access_level, expires_at, created_by_name } = row;
  return { id, invite_email: email, created_at, access_level, expires_at, user_name: null, created_by_name };
}
