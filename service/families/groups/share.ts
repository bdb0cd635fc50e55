import type { GroupShareCreate } from '../../../generated/companion/types/index.js';
import { groupOf, signedIn, type Asking } from '../../access/resources.ts';
import { instant } from '../../clock.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { badRequest, conflict, notFound } from '../../http/refusals.ts';
import { checkMemberRole } from '../members/grant-rules.ts';
import { mustHold } from '../members/manage.ts';
import { levelIn, type MemberSource } from '../members/source.ts';

/**
 * Shares a group or project with a group that the caller may see. Throws a `Refusal`: 409 if it is already shared, 403
 * if the caller does not have the level that they grant, and 400 for a custom role that does not exist, or that has
 * another level.
 */
export async function share(
  asking: Asking,
  source: MemberSource,
  { group_id, group_access, expires_at, member_role_id: roleId }: GroupShareCreate,
): Promise<Row<'shares'>> {
  const { app } = asking;
  const { kind, id } = source;
  const invited = await groupOf(asking, group_id);
  if (kind === 'group' && invited.id === id) throw badRequest('A group cannot be shared with itself.');
  mustHold(await levelIn(app.database, signedIn(asking), source), group_access);
  if (roleId !== undefined)
    await checkMemberRole(app.database, source, { roleId, level: group_access, member: 'group_access' });
  return await app.database.transaction(async (writes) => {
    const known = await writes.one(
      sql`select id from shares where kind = ${kind} and source_id = ${id} and group_id = ${invited.id}`,
    );
    if (known !== undefined) throw conflict('shared_with_group_id: has already been taken');
    const row = await writes.one<Row<'shares'>>(sql`
      insert into shares (kind, source_id, group_id, access_level, member_role_id, expires_at, created_at)
      values (${kind}, ${id}, ${invited.id}, ${group_access}, ${roleId ?? null}, ${dateOrNull(expires_at)},
        ${instant(app.clock)})
      returning *`);
    if (row === undefined) throw new Error('The share was not stored.');
    return row;
  });
}

/** Throws a `Refusal` of 404 if there is no such share. */
export async function unshare(
  { app }: Asking,
  { kind, id }: Pick<MemberSource, 'kind' | 'id'>,
  groupId: number,
): Promise<void> {
  const gone = await app.database.transaction((writes) =>
    writes.run(sql`delete from shares where kind = ${kind} and source_id = ${id} and group_id = ${groupId}`),
  );
  if (gone === 0) throw notFound('Link');
}

/** A date of a request in its stored form: an empty text means none. */
function dateOrNull(date: string | null | undefined): string | null {
  return date === undefined || date === '' ? null : date;
}
