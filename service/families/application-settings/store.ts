import type { Reads, Writes } from '../../database/database.ts';
import { readSetting, storeSetting } from '../../database/settings.ts';
import { checkBounds, checkSize } from './bounds.ts';
import { defaults, type Settings } from './defaults.ts';

/** The current settings of the instance, with the times of their first and last change. */
export interface StoredSettings {
  readonly values: Settings;
  /** Undefined if nothing was ever set. */
  readonly createdAt: string | undefined;
  readonly updatedAt: string | undefined;
}

/** Changes take effect at once: settings are not cached here. */
export async function readSettings(reads: Reads): Promise<StoredSettings> {
  const row = await readSetting(reads, 'application');
  const values = { ...defaults, ...(row?.value as Partial<Settings> | undefined) };
  return { values, createdAt: row?.created_at, updatedAt: row?.updated_at };
}

/** Sets some settings and does not change the others. Throws a `Refusal` of 400 for values that are out of bounds. */
export async function changeSettings(
  writes: Writes,
  changes: Partial<Settings>,
  now: string,
): Promise<StoredSettings> {
  checkBounds(changes);
  const { values } = await readSettings(writes);
  const changed = { ...values, ...changes };
  checkSize(changed);
  await storeSetting(writes, 'application', changed, now);
  return await readSettings(writes);
}
