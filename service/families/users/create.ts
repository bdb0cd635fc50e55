import { instant, type Clock } from '../../clock.ts';
import type { Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { json, sql } from '../../database/sql.ts';
import { takeUpInvitations } from '../invitations/take-up.ts';

export interface NewUser {
  readonly username: string;
  readonly name: string;
  /** The primary address, confirmed. */
  readonly email?: string;
  readonly administrator?: boolean;
  readonly kind?: 'human' | 'service_account' | 'project_bot' | 'placeholder';
  /** The top-level group of a service account. */
  readonly groupId?: number;
}

/** Creates a user with a personal namespace. Throws `UniqueViolation` if the name or the address is taken. */
export async function createUser(
  writes: Writes,
  clock: Clock,
  { username, name, email, administrator = false, kind = 'human', groupId }: NewUser,
): Promise<Row<'users'>> {
  const now = instant(clock);
  const user = await writes.one<Row<'users'>>(sql`
    insert into users (username, name, kind, administrator, group_id, created_at)
    values (${username}, ${name}, ${kind}, ${administrator}, ${groupId ?? null}, ${now}) returning *`);
  if (user === undefined) throw new Error('The user was not stored.');
  await writes.run(sql`
    insert into namespaces (kind, owner_id, name, path, full_path, full_name, visibility, settings, created_at, updated_at)
    values ('user', ${user.id}, ${name}, ${username}, ${username}, ${name}, 'public', ${json({})}, ${now}, ${now})`);
  if (email !== undefined) {
    await writes.run(
      sql`insert into emails (user_id, email, is_primary, confirmed_at) values (${user.id}, ${email}, ${true}, ${now})`,
    );
    await takeUpInvitations(writes, { userId: user.id, email }, now);
  }
  return user;
}
