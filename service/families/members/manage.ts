import { signedIn, type Asking } from '../../access/resources.ts';
import { current, type Viewer } from '../../access/queries.ts';
import type { Reads } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';
import { forbidden } from '../../http/refusals.ts';
import { groupsAbove, levelIn, type MemberSource } from './source.ts';

/** The lowest level that manages the members of a group or project. */
const managing = { group: 50, project: 40 } as const;

/**
 * The level of a caller who may manage members: owners of groups, maintainers of projects, and members of groups whose
 * custom role allows it; undefined for everybody else. Nobody gives more than they hold.
 */
export async function managingLevel(asking: Asking, source: MemberSource): Promise<number | undefined> {
  const { database } = asking.app;
  const viewer = signedIn(asking);
  const level = await levelIn(database, viewer, source);
  if (level >= managing[source.kind]) return level;
  const isAllowed = source.kind === 'group' && (await holdsPermission(database, viewer, source));
  return isAllowed ? level : undefined;
}

/** As `managingLevel`; throws a `Refusal` of 403 where the caller may not manage members. */
export async function mustManage(asking: Asking, source: MemberSource): Promise<number> {
  const level = await managingLevel(asking, source);
  if (level === undefined) throw forbidden();
  return level;
}

/** Refuses with 403 to give a level that the giver does not hold. */
export function mustHold(held: number, given: number): void {
  if (given > held) throw forbidden('This access level is higher than your own.');
}

/** Whether a custom role of the viewer, in the group or above, lets them manage members. */
async function holdsPermission(reads: Reads, viewer: Viewer, source: MemberSource): Promise<boolean> {
  const rows = await reads.all<{ permissions: unknown }>(sql`
    with recursive ${groupsAbove(source)}
    select r.permissions from members t join above a on a.id = t.source_id
      join member_roles r on r.id = t.member_role_id
    where t.kind = 'group' and t.user_id = ${viewer.userId} and t.state = 'active' and ${current(viewer.today)}`);
  return rows.some(
    ({ permissions }) => Array.isArray(permissions) && permissions.includes('admin_group_member'),
  );
}
