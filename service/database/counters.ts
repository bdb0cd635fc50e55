import type { Writes } from './database.ts';
import { sql } from './sql.ts';

/**
 * The next number of a scope, such as the `iid`s of a project: counted in the transaction that uses it. A number is
 * never reused, even after a deletion.
 */
export async function nextNumber(writes: Writes, scope: string, scopeId: number): Promise<number> {
  const row = await writes.one<{ last: number }>(sql`
    insert into counters (scope, scope_id, last) values (${scope}, ${scopeId}, 1)
    on conflict (scope, scope_id) do update set last = counters.last + 1 returning last`);
  if (row === undefined) throw new Error('No number was given.');
  return row.last;
}

/** Continues the count of a scope after a number that a request has chosen. */
export async function countFrom(writes: Writes, scope: string, scopeId: number, last: number): Promise<void> {
  await writes.run(sql`
    insert into counters (scope, scope_id, last) values (${scope}, ${scopeId}, ${last})
    on conflict (scope, scope_id) do update
      set last = case when counters.last < excluded.last then excluded.last else counters.last end`);
}
