import { isActive } from '../../access/tokens.ts';
import { daysAfter, today } from '../../clock.ts';
import type { Row } from '../../database/rows.ts';
import type { Forge } from '../../forge.ts';
import { badRequest, notFound } from '../../http/refusals.ts';
import { createToken } from '../tokens/create.ts';
import { findToken, revokeAllTokens } from './queries.ts';

/** Part A 4.3: a rotated token is valid for one week. */
const daysAfterRotation = 7;

/** Replaces a valid token with a new one. All earlier tokens of the account are revoked. */
export async function rotateToken(
  forge: Forge,
  account: Row<'users'>,
  tokenId: number,
): Promise<{ readonly token: Row<'tokens'>; readonly secret: string }> {
  const date = today(forge.clock);
  return await forge.database.transaction(async (writes) => {
    const old = await findToken(writes, account.id, tokenId);
    if (old === undefined) throw notFound('Personal Access Token');
    if (!isActive(old, date)) throw badRequest(old.revoked ? 'token already revoked' : 'token has expired');
    await revokeAllTokens(writes, account.id);
    return await createToken(writes, forge, {
      userId: account.id,
      name: old.name,
      scopes: Array.isArray(old.scopes) ? old.scopes.map(String) : [],
      expiresAt: daysAfter(date, daysAfterRotation),
    });
  });
}
