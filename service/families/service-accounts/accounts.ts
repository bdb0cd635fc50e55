import type { ServiceAccountCreate } from '../../../generated/types/index.js';
import { groupOf, type Asking } from '../../access/resources.ts';
import type { Row } from '../../database/rows.ts';
import type { Forge } from '../../forge.ts';
import { badRequest, invalid, notFound } from '../../http/refusals.ts';
import { unlessTaken } from '../../http/taken.ts';
import { checkPathSegment, isPathTaken } from '../namespaces/path-rules.ts';
import { isEmailAddress } from '../user-emails/address.ts';
import { createUser } from '../users/create.ts';
import { deleteAccount } from '../users/delete.ts';
import { findServiceAccount, isEmailTaken, isUsernameTaken } from './queries.ts';

/** The default name of accounts. */
const defaultName = 'Service account user';

/** The top-level group of a request. Throws a `Refusal` of 400 for subgroups. */
export async function topLevelGroupOf(asking: Asking, id: string | number): Promise<Row<'namespaces'>> {
  const group = await groupOf(asking, id);
  if (group.parent_id !== null) throw badRequest('Service accounts belong to top-level groups only.');
  return group;
}

/** A service account of the top-level group of a request. Throws a `Refusal` of 404 if the user is not one of them. */
export async function serviceAccountOf(
  asking: Asking,
  groupId: string | number,
  userId: number,
): Promise<Row<'users'>> {
  const group = await topLevelGroupOf(asking, groupId);
  const account = await findServiceAccount(asking.app.database, group.id, userId);
  if (account === undefined) throw notFound('User');
  return account;
}

/** Creates an account. Throws a `Refusal` of 400 if the username or the address is invalid or taken. */
export async function createServiceAccount(
  forge: Forge,
  groupId: number,
  { name = defaultName, username = generatedName(forge, groupId), email }: ServiceAccountCreate,
): Promise<Row<'users'>> {
  checkPathSegment('username', username);
  if (name.trim() === '') throw invalid('name', "can't be blank");
  if (email !== undefined && !isEmailAddress(email)) throw invalid('email', 'is invalid');
  const taken = invalid('username', 'has already been taken');
  return await unlessTaken(taken, () =>
    forge.database.transaction(async (writes) => {
      if ((await isUsernameTaken(writes, username)) || (await isPathTaken(writes, username))) throw taken;
      if (email !== undefined && (await isEmailTaken(writes, email)))
        throw invalid('email', 'has already been taken');
      return await createUser(writes, forge.clock, {
        username,
        name,
        kind: 'service_account',
        groupId,
        ...(email === undefined ? {} : { email }),
      });
    }),
  );
}

/**
 * Deletes an account. Throws a `Refusal` of 409 if it is the only owner of a group, which only a hard deletion deletes
 * with it.
 */
export async function deleteServiceAccount(
  forge: Forge,
  account: Row<'users'>,
  { isHard }: { readonly isHard: boolean },
): Promise<void> {
  await deleteAccount(forge, account, { withGroups: isHard });
}

/** Part A 2.3 */
function generatedName({ secrets }: Forge, groupId: number): string {
  return `service_account_group_${groupId}_${secrets.hex(16)}`;
}
