import type { Writes } from '../../database/database.ts';
import { sql, type Sql } from '../../database/sql.ts';

/** Deletes the members of groups or projects, with their invitations and access requests. `ids` is used after `in`. */
export async function deleteMemberships(writes: Writes, kind: 'group' | 'project', ids: Sql): Promise<void> {
  await writes.run(sql`delete from members where kind = ${kind} and source_id in ${ids}`);
  await writes.run(sql`delete from shares where kind = ${kind} and source_id in ${ids}`);
  await writes.run(sql`delete from access_requests where kind = ${kind} and source_id in ${ids}`);
  await writes.run(sql`delete from invitations where kind = ${kind} and source_id in ${ids}`);
  await writes.run(sql`delete from promotions where kind = ${kind} and source_id in ${ids}`);
}
