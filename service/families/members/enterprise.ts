import type { GroupSamlIdentity } from '../../../generated/types/index.js';
import type { Reads } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { listOf, sql } from '../../database/sql.ts';

/** What the owners of a top-level group may see of the accounts that the group manages. */
export interface Enterprise {
  /** Whether its members sign in through an identity provider of the group. */
  readonly hasSingleSignOn: boolean;
  /** By the id of the user. */
  readonly identities: ReadonlyMap<number, GroupSamlIdentity>;
  /** Primary addresses by the id of the user, only for enterprise users. */
  readonly emails: ReadonlyMap<number, string>;
}

/** What others know. */
export const unknownEnterprise: Enterprise = {
  hasSingleSignOn: false,
  identities: new Map(),
  emails: new Map(),
};

/**
 * Enterprise users of a top-level group are those with an identity at its provider, and its service accounts (Part A
 * 2.6 and 4.7).
 */
export async function enterpriseOf(
  reads: Reads,
  rootId: number,
  userIds: readonly number[],
): Promise<Enterprise> {
  const provider = await reads.one<Row<'saml_providers'>>(
    sql`select * from saml_providers where group_id = ${rootId}`,
  );
  const identities = await reads.all<Row<'saml_identities'>>(sql`
    select * from saml_identities
    where provider_id = ${provider?.id ?? 0} and user_id in ${listOf(userIds)}`);
  const emails = await reads.all<Row<'emails'>>(sql`
    select e.* from emails e join users u on u.id = e.user_id
    where e.is_primary = ${true} and e.user_id in ${listOf(userIds)}
      and (u.group_id = ${rootId} or u.id in (
        select i.user_id from saml_identities i where i.provider_id = ${provider?.id ?? 0}))`);
  return {
    hasSingleSignOn: provider !== undefined,
    identities: new Map(
      identities.map(({ user_id, extern_uid, provider_id }) => [
        user_id,
        { extern_uid, provider: 'group_saml', saml_provider_id: provider_id },
      ]),
    ),
    emails: new Map(emails.map(({ user_id, email }) => [user_id, email])),
  };
}
