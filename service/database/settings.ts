import type { Reads, Writes } from './database.ts';
import type { Row } from './rows.ts';
import { json, sql } from './sql.ts';

/** Settings of the instance that are stored as one value each. */
export type SettingsName = 'application' | 'appearance' | 'instance';

/** The stored value of a name; undefined if there never was one. */
export async function readSetting(reads: Reads, name: SettingsName): Promise<Row<'settings'> | undefined> {
  return await reads.one<Row<'settings'>>(sql`select * from settings where name = ${name}`);
}

/** Stores a value under a name and replaces the earlier one. */
export async function storeSetting(
  writes: Writes,
  name: SettingsName,
  value: object,
  now: string,
): Promise<void> {
  await writes.run(sql`
    insert into settings (name, value, created_at, updated_at) values (${name}, ${json(value)}, ${now}, ${now})
    on conflict (name) do update set value = excluded.value, updated_at = excluded.updated_at`);
}
