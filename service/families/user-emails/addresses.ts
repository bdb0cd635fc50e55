import { instant } from '../../clock.ts';
import type { Row } from '../../database/rows.ts';
import type { Forge } from '../../forge.ts';
import { badRequest, invalid, notFound } from '../../http/refusals.ts';
import { unlessTaken } from '../../http/taken.ts';
import { takeUpInvitations } from '../invitations/take-up.ts';
import { isEmailAddress } from './address.ts';
import { deleteEmail, findEmail, insertEmail, setConfirmed } from './queries.ts';

/** Adds an address to an account. Throws a `Refusal` of 400 if it is invalid, or if somebody has it. */
export async function addEmail(
  { database, clock }: Forge,
  userId: number,
  email: string,
  { isConfirmed }: { readonly isConfirmed: boolean },
): Promise<Row<'emails'>> {
  if (!isEmailAddress(email)) throw invalid('email', 'is invalid');
  const now = instant(clock);
  return await unlessTaken(invalid('email', 'has already been taken'), () =>
    database.transaction(async (writes) => {
      const row = await insertEmail(writes, { userId, email, confirmedAt: isConfirmed ? now : null });
      if (isConfirmed) await takeUpInvitations(writes, { userId, email }, now);
      return row;
    }),
  );
}

/**
 * Confirms an address, and turns its invitations into memberships of its user. Throws a `Refusal` of 404 if there is
 * none.
 */
export async function confirmEmail({ database, clock }: Forge, emailId: number): Promise<void> {
  const now = instant(clock);
  await database.transaction(async (writes) => {
    const row = await setConfirmed(writes, emailId, now);
    if (row === undefined) throw notFound('Email');
    await takeUpInvitations(writes, { userId: row.user_id, email: row.email }, now);
  });
}

/**
 * Deletes an address of an account. Throws a `Refusal` of 404 if it has no such address, and of 400 for the primary
 * one.
 */
export async function removeEmail({ database }: Forge, userId: number, emailId: number): Promise<void> {
  await database.transaction(async (writes) => {
    const email = await findEmail(writes, userId, emailId);
    if (email === undefined) throw notFound('Email');
    if (email.is_primary) throw badRequest('A primary e-mail address cannot be deleted.');
    await deleteEmail(writes, emailId);
  });
}
