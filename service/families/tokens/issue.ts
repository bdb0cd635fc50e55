import type { PersonalAccessTokenCreate } from '../../../generated/companion/types/index.js';
import { daysAfter, today } from '../../clock.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import { badRequest } from '../../http/refusals.ts';
import { createToken } from './create.ts';

const scopesKnown: ReadonlySet<string> = new Set([
  'api',
  'read_api',
  'read_user',
  'read_repository',
  'write_repository',
  'read_registry',
  'write_registry',
  'create_runner',
  'manage_runner',
  'k8s_proxy',
  'self_rotate',
  'sudo',
  'admin_mode',
  'ai_features',
]);

/** The default and maximum lifetime of a token: one year. */
const longestDays = 365;

/** Issues a personal access token for a request. Throws a `Refusal` of 400 for unknown scopes and invalid dates. */
export async function issueToken(
  forge: Forge,
  userId: number,
  { name, description, scopes, expires_at }: PersonalAccessTokenCreate,
): Promise<{ readonly token: Row<'tokens'>; readonly secret: string }> {
  if (!scopes.every((scope) => scopesKnown.has(scope)))
    throw badRequest('scopes can only contain available scopes');
  const date = today(forge.clock);
  const last = daysAfter(date, longestDays);
  if (expires_at !== undefined && expires_at < date)
    throw badRequest('Expiration date must be in the future');
  if (expires_at !== undefined && expires_at > last)
    throw badRequest(`Expiration date must be before ${last}`);
  return await forge.database.transaction(async (writes) => {
    const issued = await createToken(writes, forge, { userId, name, scopes, expiresAt: expires_at ?? last });
    if (description === undefined) return issued;
    await writes.run(sql`update tokens set description = ${description} where id = ${issued.token.id}`);
    return { ...issued, token: { ...issued.token, description } };
  });
}

/** Revokes a token at once. */
export async function revokeToken({ database }: Pick<Forge, 'database'>, id: number): Promise<void> {
  await database.transaction((writes) =>
    writes.run(sql`update tokens set revoked = ${true} where id = ${id}`),
  );
}
