import type { MemberCreate, MemberCreateResult } from '../../../generated/companion/types/index.js';
import { Refusal } from '../../../generated/server/index.js';
import type { Asking } from '../../access/resources.ts';
import { findUser } from '../../access/users.ts';
import type { Reads } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { badRequest, notFound } from '../../http/refusals.ts';
import { textsOf } from '../projects/wishes.ts';
import { addMember } from './change.ts';
import { presentMember } from './present.ts';
import type { MemberSource } from './source.ts';

const mostUsers = 100;

/** Adds the users of a body: one user, who is the result, or several, each separately. */
export async function addMembers(
  asking: Asking,
  source: MemberSource,
  body: MemberCreate,
): Promise<MemberCreateResult> {
  const named = namesIn(body);
  if (named.length > mostUsers) throw badRequest(`Too many users specified (limit is ${mostUsers})`);
  const [only] = named;
  if (only === undefined)
    throw badRequest('user_id, username are missing, exactly one parameter must be provided');
  if (named.length === 1) {
    const user = await userNamed(asking.app.database, only);
    if (user === undefined) throw notFound('User');
    const member = await addMember(asking, source, user, body);
    return await presentMember(asking, source, { ...member, level: member.access_level });
  }
  const failures: Record<string, string> = {};
  for (const each of named) {
    const user = await userNamed(asking.app.database, each);
    const reason =
      user === undefined ? 'User not found' : await failure(() => addMember(asking, source, user, body));
    if (reason !== undefined) failures[user?.username ?? String(each)] = reason;
  }
  return Object.keys(failures).length === 0 ? { status: 'success' } : { status: 'error', message: failures };
}

/** Ids of users, or names. */
function namesIn({ user_id, username }: MemberCreate): readonly (number | string)[] {
  if (username !== undefined && user_id === undefined) return textsOf(username);
  if (typeof user_id === 'number') return [user_id];
  const numbers = textsOf(user_id ?? '');
  if (!numbers.every((text) => /^\d{1,15}$/.test(text))) throw badRequest('user_id is invalid');
  return numbers.map(Number);
}

async function userNamed(reads: Reads, named: number | string): Promise<Row<'users'> | undefined> {
  return typeof named === 'number'
    ? await findUser(reads, named)
    : await reads.one<Row<'users'>>(sql`select * from users where lower(username) = ${named.toLowerCase()}`);
}

async function failure(work: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}
