import { instant, today } from '../clock.ts';
import type { Reads } from '../database/database.ts';
import type { Row } from '../database/rows.ts';
import { sql } from '../database/sql.ts';
import type { Forge } from '../forge.ts';
import { hashOf } from '../secrets.ts';
import type { Caller } from './caller.ts';
import { findUser } from './users.ts';

/**
 * The caller of a token; undefined if the token is unknown, revoked or expired, or if its user may not call the API.
 */
export async function callerOf(
  { database, clock }: Pick<Forge, 'database' | 'clock'>,
  token: string,
  kind: 'personal' | 'job',
): Promise<Caller | undefined> {
  const found = await database.one<Row<'tokens'>>(
    sql`select * from tokens where hash = ${hashOf(token)} and kind = ${kind}`,
  );
  if (found === undefined || !isActive(found, today(clock))) return undefined;
  if (kind === 'job' && !(await isRunning(database, found.job_id))) return undefined;
  const user = await findUser(database, found.user_id);
  if (user === undefined || user.state !== 'active') return undefined;
  await noteUse({ database, clock }, found);
  return { user, token: found };
}

/** Whether a token is valid on a day: neither revoked nor expired. It ends with the day before its expiry date. */
export function isActive(token: Pick<Row<'tokens'>, 'revoked' | 'expires_at'>, date: string): boolean {
  return !token.revoked && (token.expires_at === null || token.expires_at > date);
}

/** Part A 5: the token of a job is valid as long as the job runs. */
async function isRunning(reads: Reads, jobId: number | null): Promise<boolean> {
  const running = await reads.one(sql`select id from builds where id = ${jobId} and status = 'running'`);
  return running !== undefined;
}

/** The last use is recorded to within ten minutes, as a write for each request would be too much. */
async function noteUse(
  { database, clock }: Pick<Forge, 'database' | 'clock'>,
  { id, last_used_at }: Row<'tokens'>,
): Promise<void> {
  const now = instant(clock);
  if (last_used_at !== null && Date.parse(now) - Date.parse(last_used_at) < 600_000) return;
  await database.transaction((writes) =>
    writes.run(sql`update tokens set last_used_at = ${now} where id = ${id}`),
  );
}
