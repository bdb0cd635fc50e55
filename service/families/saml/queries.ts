import type { SamlGroupLinkCreate } from '../../../generated/types/index.js';
import type { Reads, Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { sql, type Sql } from '../../database/sql.ts';

/** Adds single sign-on to a group. */
export async function insertProvider(
  writes: Writes,
  groupId: number,
  now: string,
): Promise<Row<'saml_providers'>> {
  const provider = await writes.one<Row<'saml_providers'>>(
    sql`insert into saml_providers (group_id, created_at) values (${groupId}, ${now}) returning *`,
  );
  if (provider === undefined) throw new Error('The provider was not stored.');
  return provider;
}

/**
 * Throws `UniqueViolation` if the user already has an identity at the provider, or if another user has the identifier.
 */
export async function insertIdentity(
  writes: Writes,
  {
    providerId,
    userId,
    uid,
    now,
  }: { readonly providerId: number; readonly userId: number; readonly uid: string; readonly now: string },
): Promise<void> {
  await writes.run(sql`
    insert into saml_identities (provider_id, user_id, extern_uid, created_at)
    values (${providerId}, ${userId}, ${uid}, ${now})`);
}

/** The identities at the provider of a group. */
export function identitiesQuery(groupId: number): Sql {
  return sql`select i.* from saml_identities i join saml_providers p on p.id = i.provider_id
    where p.group_id = ${groupId} order by i.id`;
}

export async function findIdentity(
  reads: Reads,
  groupId: number,
  uid: string,
): Promise<Row<'saml_identities'> | undefined> {
  return await reads.one<Row<'saml_identities'>>(
    sql`select i.* from saml_identities i join saml_providers p on p.id = i.provider_id
      where p.group_id = ${groupId} and i.extern_uid = ${uid}`,
  );
}

/** Throws `UniqueViolation` if another identity of the provider has the identifier. */
export async function changeIdentity(
  writes: Writes,
  id: number,
  uid: string,
): Promise<Row<'saml_identities'> | undefined> {
  return await writes.one<Row<'saml_identities'>>(
    sql`update saml_identities set extern_uid = ${uid} where id = ${id} returning *`,
  );
}

export async function deleteIdentity(writes: Writes, id: number): Promise<void> {
  await writes.run(sql`delete from saml_identities where id = ${id}`);
}

/** The links of a group, by name. */
export function groupLinksQuery(groupId: number): Sql {
  return sql`select * from saml_group_links where group_id = ${groupId} order by name`;
}

export async function findGroupLink(
  reads: Reads,
  groupId: number,
  name: string,
): Promise<Row<'saml_group_links'> | undefined> {
  return await reads.one<Row<'saml_group_links'>>(
    sql`select * from saml_group_links where group_id = ${groupId} and name = ${name}`,
  );
}

/** Throws `UniqueViolation` if the group already has a link with this name. */
export async function insertGroupLink(
  writes: Writes,
  groupId: number,
  { saml_group_name: name, access_level, member_role_id }: SamlGroupLinkCreate,
  now: string,
): Promise<Row<'saml_group_links'>> {
  const link = await writes.one<Row<'saml_group_links'>>(sql`
    insert into saml_group_links (group_id, name, access_level, member_role_id, created_at)
    values (${groupId}, ${name}, ${access_level}, ${member_role_id ?? null}, ${now}) returning *`);
  if (link === undefined) throw new Error('The link was not stored.');
  return link;
}

/** Returns whether there was such a link. */
export async function deleteGroupLink(writes: Writes, groupId: number, name: string): Promise<boolean> {
  const gone = await writes.run(
    sql`delete from saml_group_links where group_id = ${groupId} and name = ${name}`,
  );
  return gone > 0;
}
