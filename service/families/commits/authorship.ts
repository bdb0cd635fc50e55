import type { Caller } from '../../access/caller.ts';
import type { Reads } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';
import { instant } from '../../clock.ts';
import type { Forge } from '../../forge.ts';
import type { Authorship } from '../../git/objects/types.ts';

/** The caller as the author of a commit that is written now. */
export async function authorshipOf({ database, clock }: Forge, { user }: Caller): Promise<Authorship> {
  const email = await primaryEmail(database, user.id);
  return { name: user.name, email: email ?? `${user.username}@users.noreply.invalid`, at: instant(clock) };
}

async function primaryEmail(reads: Reads, userId: number): Promise<string | undefined> {
  const row = await reads.one<{ email: string }>(
    sql`select email from emails where user_id = ${userId} and is_primary = ${true}`,
  );
  return row?.email;
}
