import type { Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { sql, type Sql } from '../../database/sql.ts';

/** The certificates of a group, in the order in which they were added. */
export function certificatesQuery(groupId: number): Sql {
  return sql`select * from ssh_certificates where group_id = ${groupId} order by id`;
}

export interface NewCertificate {
  readonly groupId: number;
  readonly title: string;
  readonly publicKey: string;
  readonly fingerprint: string;
}

/** Throws `UniqueViolation` if the group already has the key. */
export async function insertCertificate(
  writes: Writes,
  { groupId, title, publicKey, fingerprint }: NewCertificate,
  now: string,
): Promise<Row<'ssh_certificates'>> {
  const row = await writes.one<Row<'ssh_certificates'>>(sql`
    insert into ssh_certificates (group_id, title, public_key, fingerprint, created_at)
    values (${groupId}, ${title}, ${publicKey}, ${fingerprint}, ${now}) returning *`);
  if (row === undefined) throw new Error('The certificate was not stored.');
  return row;
}

/** Returns whether there was such a certificate. */
export async function deleteCertificate(writes: Writes, groupId: number, id: number): Promise<boolean> {
  return (await writes.run(sql`delete from ssh_certificates where id = ${id} and group_id = ${groupId}`)) > 0;
}
