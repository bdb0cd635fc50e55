import type { Reads, Writes } from '../../database/database.ts';
import { readSetting, storeSetting } from '../../database/settings.ts';
import { defaults, type Settings } from './defaults.ts';

/** The settings of the instance as they stand, and since when. */
export interface StoredSettings {
  readonly values: Settings;
  /** Undefined where nothing was ever set. */
  readonly createdAt: string | undefined;
  readonly updatedAt: string | undefined;
}

/** Changes show at once: nothing here keeps settings in memory. */
export async function readSettings(reads: Reads): Promise<StoredSettings> {
  const row = await readSetting(reads, 'application');
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
  await storeSetting(writes, 'application', { ...values, ...changes }, now);
  return await readSettings(writes);
}
