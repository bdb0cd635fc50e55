import type { SeedIdentity, SeedMember } from '../../generated/control/types/index.js';
import { instant } from '../clock.ts';
import type { Writes } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Forge } from '../forge.ts';
import { insertIdentity, insertProvider } from '../families/saml/queries.ts';
import { SeedRefusal } from './seed-refusal.ts';

/** Adds direct members of a group or project. Throws `SeedRefusal` for unknown users. */
export async function addMembers(
  forge: Forge,
  writes: Writes,
  {
    kind,
    id,
    members,
  }: { readonly kind: 'group' | 'project'; readonly id: number; readonly members: readonly SeedMember[] },
): Promise<void> {
  for (const { username, access_level, expires_at } of members) {
    const added = await writes.run(sql`
      insert into members (kind, source_id, user_id, access_level, expires_at, created_at)
      select ${kind}, ${id}, id, ${access_level}, ${expires_at ?? null}, ${instant(forge.clock)}
      from users where lower(username) = ${username.toLowerCase()}`);
    if (added === 0) throw new SeedRefusal(`There is no user ${username}.`);
  }
}

/** Adds an identity provider to a group, and identities there to users. Throws `SeedRefusal` for unknown users. */
export async function addIdentities(
  forge: Forge,
  writes: Writes,
  { id: groupId }: { readonly id: number },
  identities: readonly SeedIdentity[],
): Promise<void> {
  const now = instant(forge.clock);
  const provider = await insertProvider(writes, groupId, now);
  for (const { username, extern_uid } of identities) {
    const user = await writes.one<{ id: number }>(
      sql`select id from users where lower(username) = ${username.toLowerCase()}`,
    );
    if (user === undefined) throw new SeedRefusal(`There is no user ${username}.`);
    await insertIdentity(writes, { providerId: provider.id, userId: user.id, uid: extern_uid, now });
  }
}
