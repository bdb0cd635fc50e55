import { current } from '../../access/queries.ts';
import type { Reads } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { invalid } from '../../http/refusals.ts';
import { levelName } from './level-rules.ts';
import { groupsAbove, rootOf, type MemberSource } from './source.ts';

/** A requested level: for whom, by whom, and when. */
export interface GrantAsked {
  readonly user: Row<'users'>;
  readonly level: number;
  /** The level of the granting user. */
  readonly held: number;
  readonly today: string;
}

/** Why a user cannot have a level in a group or project, in the words of compatible services; undefined if they can. */
export async function whyNotGranted(
  reads: Reads,
  source: MemberSource,
  { user: { kind, id }, level, held, today }: GrantAsked,
): Promise<string | undefined> {
  if (kind === 'project_bot') return 'User project bots cannot be added to other groups / projects';
  const above = await reads.one<{ name: string; level: number }>(sql`
    with recursive ${groupsAbove(source)}
    select n.name, t.access_level as level from members t join above a on a.id = t.source_id
      join namespaces n on n.id = t.source_id
    where t.kind = 'group' and t.user_id = ${id} and t.state = 'active' and ${current(today)}
      and not (${source.kind === 'group'} and a.distance = 1)
    order by t.access_level desc, a.distance limit 1`);
  if (above !== undefined && above.level > level)
    return `Access level should be greater than or equal to ${levelName(above.level)} inherited membership from group ${above.name}`;
  const own = await reads.one<Row<'members'>>(
    sql`select * from members where kind = ${source.kind} and source_id = ${source.id} and user_id = ${id}`,
  );
  if (own !== undefined && own.access_level > held)
    return 'The access level of this member is higher than your own';
  if (source.kind === 'group' && level < 50 && (await isOnlyOwner(reads, source.id, id, today)))
    return 'The last owner of a group keeps this level';
  return undefined;
}

/** Whether a user is the only direct owner of a group. */
export async function isOnlyOwner(
  reads: Reads,
  groupId: number,
  userId: number,
  today: string,
): Promise<boolean> {
  const owners = await reads.all<{ user_id: number }>(sql`
    select t.user_id from members t where t.kind = 'group' and t.source_id = ${groupId} and t.access_level = 50
      and t.state = 'active' and ${current(today)} limit 2`);
  return owners.length === 1 && owners[0]?.user_id === userId;
}

/**
 * Refuses with 400 a custom role that does not exist here, or that has another base level.
 * @param asked the member of the request with the level; `access_level` by default
 */
export async function checkMemberRole(
  reads: Reads,
  source: MemberSource,
  asked: { readonly roleId: number; readonly level: number; readonly member?: string },
): Promise<void> {
  const { roleId, level, member = 'access_level' } = asked;
  const role = await reads.one<Row<'member_roles'>>(sql`
    select * from member_roles
    where id = ${roleId} and (group_id is null or group_id = ${await rootOf(reads, source)})`);
  if (role === undefined) throw invalid('member_role_id', 'not found');
  if (role.base_access_level !== level)
    throw invalid(member, `must be the base level of the custom role, ${role.base_access_level}`);
}
