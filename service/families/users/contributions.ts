import type { Clock } from '../../clock.ts';
import type { Reads, Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { isPathTaken } from '../namespaces/path-rules.ts';
import { createUser } from './create.ts';

/** Reassigns the contributions of a user to a placeholder, so that they stay when the user is deleted (Part A 4.3). */
export async function reassignContributions(writes: Writes, clock: Clock, userId: number): Promise<void> {
  if (!(await hasContributions(writes, userId))) return;
  const { id } = (await findPlaceholder(writes)) ?? (await createPlaceholder(writes, clock));
  await writes.run(sql`update issues set author_id = ${id} where author_id = ${userId}`);
  await writes.run(sql`update merge_requests set author_id = ${id} where author_id = ${userId}`);
  await writes.run(sql`update pipelines set user_id = ${id} where user_id = ${userId}`);
  await writes.run(sql`update builds set user_id = ${id} where user_id = ${userId}`);
}

/** Deletes the contributions of a user: issues and merge requests. Pipelines stay without a user. */
export async function deleteContributions(writes: Writes, userId: number): Promise<void> {
  await writes.run(sql`delete from issues where author_id = ${userId}`);
  await writes.run(sql`delete from merge_requests where author_id = ${userId}`);
}

async function hasContributions(reads: Reads, userId: number): Promise<boolean> {
  const found = await reads.one(sql`
    select 1 as found from users u where u.id = ${userId} and (
      exists (select 1 from issues where author_id = u.id)
      or exists (select 1 from merge_requests where author_id = u.id)
      or exists (select 1 from pipelines where user_id = u.id)
      or exists (select 1 from builds where user_id = u.id))`);
  return found !== undefined;
}

async function findPlaceholder(reads: Reads): Promise<Row<'users'> | undefined> {
  return await reads.one<Row<'users'>>(
    sql`select * from users where kind = 'placeholder' order by id limit 1`,
  );
}

async function createPlaceholder(writes: Writes, clock: Clock): Promise<Row<'users'>> {
  let username = 'ghost';
  for (let number = 1; await isPathTaken(writes, username); number++) username = `ghost${number}`;
  return await createUser(writes, clock, { username, name: 'Ghost User', kind: 'placeholder' });
}
