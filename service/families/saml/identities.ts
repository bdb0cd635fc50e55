import type { Asking } from '../../access/resources.ts';
import type { Row } from '../../database/rows.ts';
import { invalid, notFound } from '../../http/refusals.ts';
import { unlessTaken } from '../../http/taken.ts';
import { changeIdentity, deleteIdentity, findIdentity } from './queries.ts';

/** The identity with an external identifier. Throws a `Refusal` of 404 if the group has none. */
export async function identityOf(
  { app }: Asking,
  groupId: number,
  uid: string,
): Promise<Row<'saml_identities'>> {
  const identity = await findIdentity(app.database, groupId, uid);
  if (identity === undefined) throw notFound('SAML Identity');
  return identity;
}

/** Changes the identifier of an identity. Throws a `Refusal` of 400 if it is empty or taken. */
export async function renameIdentity(
  asking: Asking,
  identity: Row<'saml_identities'>,
  uid: string,
): Promise<Row<'saml_identities'>> {
  if (uid.trim() === '') throw invalid('extern_uid', "can't be blank");
  const changed = await unlessTaken(invalid('extern_uid', 'has already been taken'), () =>
    asking.app.database.transaction((writes) => changeIdentity(writes, identity.id, uid)),
  );
  if (changed === undefined) throw notFound('SAML Identity');
  return changed;
}

/** The user can no longer sign in by this identity; memberships stay. */
export async function removeIdentity({ app }: Asking, identity: Row<'saml_identities'>): Promise<void> {
  await app.database.transaction((writes) => deleteIdentity(writes, identity.id));
}
