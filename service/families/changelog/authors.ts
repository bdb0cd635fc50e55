import { levelInProject } from '../../access/queries.ts';
import { today } from '../../clock.ts';
import type { Row } from '../../database/rows.ts';
import { listOf, sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';

/** The author of a commit, if that is a user of the service. */
export interface ChangelogAuthor {
  readonly username: string;
  /** Whether the user is not a member of the project. */
  readonly isContributor: boolean;
}

/** Users by their confirmed addresses, in lower case. */
export async function authorsBy(
  { database, clock }: Forge,
  project: Row<'projects'>,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, ChangelogAuthor>> {
  const wanted = [...new Set(addresses.map((address) => address.toLowerCase()))].slice(0, 500);
  const rows = await database.all<{ id: number; username: string; email: string }>(sql`
    select u.id, u.username, e.email from emails e join users u on u.id = e.user_id
    where lower(e.email) in ${listOf(wanted)} and e.confirmed_at is not null`);
  const found = new Map<string, ChangelogAuthor>();
  for (const { id, username, email } of rows) {
    const viewer = { userId: id, isAdministrator: false, today: today(clock) };
    const isContributor = (await levelInProject(database, viewer, project)) === undefined;
    found.set(email.toLowerCase(), { username, isContributor });
  }
  return found;
}
