import type { InvitationCreate } from '../../../generated/types/index.js';
import { usersById } from '../../access/users.ts';
import type { Reads } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { listOf, sql } from '../../database/sql.ts';
import { badRequest } from '../../http/refusals.ts';
import { isEmailAddress } from '../user-emails/address.ts';

/** Maximum number of people who can be invited by one request. */
const most = 100;

/** Somebody to invite: a user, an address without a user, or one that cannot be invited. */
export type Invitee =
  | { readonly kind: 'user'; readonly key: string; readonly user: Row<'users'> }
  | { readonly kind: 'address'; readonly key: string }
  | { readonly kind: 'nobody'; readonly key: string; readonly reason: string };

/** The people that a request names, without duplicates. Throws a `Refusal` of 400 if it names nobody, or too many. */
export async function inviteesOf(
  reads: Reads,
  { email = '', user_id = '' }: InvitationCreate,
): Promise<Invitee[]> {
  const emails = listed(email);
  const ids = listed(String(user_id));
  if (emails.length + ids.length === 0)
    throw badRequest('400 Bad request - Must provide either email or user_id as a parameter');
  if (emails.length + ids.length > most) throw badRequest(`Too many users specified (limit is ${most})`);
  const byEmail = await reads.all<Row<'users'> & { readonly address: string }>(sql`
    select u.*, lower(e.email) as address from users u join emails e on e.user_id = u.id
    where lower(e.email) in ${listOf(emails.map((one) => one.toLowerCase()))}
      and (e.is_primary = ${true} or e.confirmed_at is not null)`);
  const userByEmail = new Map(byEmail.map((user) => [user.address, user]));
  const numbers = ids.filter((id) => /^\d{1,15}$/.test(id)).map(Number);
  const userById = await usersById(reads, numbers);
  const named = [
    ...emails.map((key): Invitee => addressed(key, userByEmail.get(key.toLowerCase()))),
    ...ids.map((id): Invitee => {
      const user = userById.get(Number(id));
      if (user === undefined) return { kind: 'nobody', key: id, reason: 'User not found' };
      return { kind: 'user', key: user.username, user };
    }),
  ];
  const keys = new Set<string>();
  return named.filter((invitee) => {
    const key = invitee.kind === 'user' ? `user ${invitee.user.id}` : invitee.key.toLowerCase();
    return !keys.has(key) && keys.add(key);
  });
}

function addressed(key: string, user: Row<'users'> | undefined): Invitee {
  if (user !== undefined) return { kind: 'user', key, user };
  if (!isEmailAddress(key)) return { kind: 'nobody', key, reason: 'Invite email is invalid' };
  return { kind: 'address', key };
}

function listed(text: string): readonly string[] {
  const parts = text.split(',').map((part) => part.trim());
  return parts.filter((part) => part !== '');
}
