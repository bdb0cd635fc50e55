import type { GroupShareCreate } from '../../../generated/companion/types/index.js';
import { groupOf, type Asking } from '../../access/resources.ts';
import { instant } from '../../clock.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { badRequest, conflict, notFound } from '../../http/refusals.ts';

/** A group or project that is shared. */
export interface Shared {
  readonly kind: 'group' | 'project';
  readonly id: number;
}

/** Shares a group or project with a group that the caller sees. Throws a `Refusal` of 409 where it is shared already. */
export async function share(
  asking: Asking,
  { kind, id }: Shared,
  { group_id, group_access, expires_at }: GroupShareCreate,
): Promise<Row<'shares'>> {
  const invited = await groupOf(asking, group_id);
  if (kind === 'group' && invited.id === id) throw badRequest('A group cannot be shared with itself.');
  const { app } = asking;
  return await app.database.transaction(async (writes) => {
    const known = await writes.one(
      sql`select id from shares where kind = ${kind} and source_id = ${id} and group_id = ${invited.id}`,
    );
    if (known !== undefined) throw conflict('shared_with_group_id: has already been taken');
    const row = await writes.one<Row<'shares'>>(sql`
      insert into shares (kind, source_id, group_id, access_level, expires_at, created_at)
      values (${kind}, ${id}, ${invited.id}, ${group_access}, ${dateOrNull(expires_at)}, ${instant(app.clock)})
      returning *`);
    if (row === undefined) throw new Error('The share was not stored.');
    return row;
  });
}

/** Throws a `Refusal` of 404 where there is no such share. */
export async function unshare({ app }: Asking, { kind, id }: Shared, groupId: number): Promise<void> {
  const gone = await app.database.transaction((writes) =>
    writes.run(sql`delete from shares where kind = ${kind} and source_id = ${id} and group_id = ${groupId}`),
  );
  if (gone === 0) throw notFound('Link');
}

/** A date of a request as it is stored: an empty text is none. */
function dateOrNull(date: string | null | undefined): string | null {
  return date === undefined || date === '' ? null : date;
}
