import type { Reads, Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { json, sql } from '../../database/sql.ts';
import { defaults, type Settings } from './defaults.ts';

const part = 'application';

/** The settings of the instance as they stand, and since when. */
export interface StoredSettings {
  readonly values: Settings;
  /** Undefined where nothing was ever set. */
  readonly createdAt: string | undefined;
  readonly updatedAt: string | undefined;
}

/** Changes show at once: nothing here keeps settings in memory. */
export async function readSettings(reads: Reads): Promise<StoredSettings> {
  const row = await reads.one<Row<'settings'>>(sql`select * from settings where name = ${part}`);
  const values = { ...defaults, ...(row?.value as Partial<Settings> | undefined) };
  return { values, createdAt: row?.created_at, updatedAt: row?.updated_at };
}

/** Sets some settings and leaves the others as they are. */
export async function changeSettings(
  writes: Writes,
  changes: Partial<Settings>,
  now: string,
): Promise<StoredSettings> {
  const { values } = await readSettings(writes);
  const stored = json({ ...values, ...changes });
  await writes.run(sql`
    insert into settings (name, value, created_at, updated_at) values (${part}, ${stored}, ${now}, ${now})
    on conflict (name) do update set value = excluded.value, updated_at = excluded.updated_at`);
  return await readSettings(writes);
}
