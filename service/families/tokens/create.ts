import { instant, type Clock } from '../../clock.ts';
import type { Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { json, sql } from '../../database/sql.ts';
import { hashOf, type Secrets } from '../../secrets.ts';

export interface NewToken {
  readonly userId: number;
  readonly name: string;
  readonly scopes: readonly string[];
  /** `YYYY-MM-DD`; null for a token without expiry. */
  readonly expiresAt: string | null;
  readonly kind?: 'personal' | 'job';
  readonly jobId?: number;
  /** Chosen by a seed; random by default. */
  readonly secret?: string;
}

/** Issues a token. The secret is returned once and stored only as a hash. */
export async function createToken(
  writes: Writes,
  { clock, secrets }: { readonly clock: Clock; readonly secrets: Secrets },
  { userId, name, scopes, expiresAt, kind = 'personal', jobId, secret }: NewToken,
): Promise<{ readonly token: Row<'tokens'>; readonly secret: string }> {
  const chosen = secret ?? `${kind === 'job' ? 'fjt' : 'fpat'}-${secrets.hex(20)}`;
  const token = await writes.one<Row<'tokens'>>(sql`
    insert into tokens (user_id, kind, name, hash, scopes, job_id, created_at, expires_at)
    values (${userId}, ${kind}, ${name}, ${hashOf(chosen)}, ${json(scopes)}, ${jobId ?? null}, ${instant(clock)}, ${expiresAt})
    returning *`);
  if (token === undefined) throw new Error('The token was not stored.');
  return { token, secret: chosen };
}
