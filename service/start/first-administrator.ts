import type { Forge } from '../forge.ts';
import { instant } from '../clock.ts';
import { storeSetting } from '../database/settings.ts';
import { sql } from '../database/sql.ts';
import { createToken } from '../families/tokens/create.ts';
import { createUser } from '../families/users/create.ts';

/**
 * Creates `root`, an administrator, in an empty database. The settings of the instance are as old as its first user.
 * @returns the secret of its token, which is shown only once; undefined if there are users already
 */
export async function createFirstAdministrator(forge: Forge): Promise<string | undefined> {
  const { database, clock } = forge;
  return await database.transaction(async (writes) => {
    if ((await writes.one(sql`select id from users limit 1`)) !== undefined) return undefined;
    await storeSetting(writes, 'application', {}, instant(clock));
    const root = await createUser(writes, clock, {
      username: 'root',
      name: 'Administrator',
      email: 'admin@example.com',
      administrator: true,
    });
    const { secret } = await createToken(writes, forge, {
      userId: root.id,
      name: 'First token',
      scopes: ['api'],
      expiresAt: null,
    });
    return secret;
  });
}
