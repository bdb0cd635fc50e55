import { current } from '../../access/queries.ts';
import type { Reads, Writes } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';
import { hasTier, type Instance } from '../../instance.ts';
import { readSettings } from '../application-settings/store.ts';
import type { Grant } from '../members/grant.ts';
import { lowestSeatLevel } from '../members/seats.ts';
import type { MemberSource } from '../members/source.ts';

/** Whether administrators of an instance decide on memberships that take a seat (Part A 4.6). */
export async function managesPromotions(reads: Reads, instance: Instance): Promise<boolean> {
  const { values } = await readSettings(reads);
  return hasTier(instance, 'paid') && values.enable_member_promotion_management === true;
}

/** Whether a level would take a seat for a user who has none anywhere. */
export async function isPromotion(
  reads: Reads,
  instance: Instance,
  userId: number,
  level: number,
  today: string,
): Promise<boolean> {
  const lowest = lowestSeatLevel(instance);
  if (level < lowest) return false;
  const seat = await reads.one(sql`
    select t.id from members t where t.user_id = ${userId} and t.access_level >= ${lowest} and t.state = 'active'
      and ${current(today)} limit 1`);
  return seat === undefined;
}

/** Adds a membership to the queue of the administrators; a later request for the same user replaces an earlier one. */
export async function queuePromotion(
  writes: Writes,
  { kind, id }: Pick<MemberSource, 'kind' | 'id'>,
  { userId, accessLevel, memberRoleId = null, expiresAt = null, createdById = null }: Grant,
  now: string,
): Promise<void> {
  await writes.run(sql`
    insert into promotions
      (kind, source_id, user_id, access_level, member_role_id, expires_at, requested_by_id, created_at)
    values (${kind}, ${id}, ${userId}, ${accessLevel}, ${memberRoleId}, ${expiresAt}, ${createdById}, ${now})
    on conflict (kind, source_id, user_id) do update set access_level = excluded.access_level,
      member_role_id = excluded.member_role_id, expires_at = excluded.expires_at,
      requested_by_id = excluded.requested_by_id, created_at = excluded.created_at`);
}
