import type { Entry } from './entry.ts';
import { settingKeys, withoutSettings, type Settings } from './settings.ts';

/** What a job inherits from the rest of the configuration. */
export type Inherit = { settings: Settings; variables: boolean | readonly string[] };

/**
 * The member `inherit` of a job.
 * @param defaults the settings of `default`
 */
export function readInherit(job: Entry, defaults: Settings): Inherit {
  const entry = job.child('inherit');
  if (entry?.members(['default', 'variables']) === undefined) return { settings: defaults, variables: true };
  const keys = readSelection(entry, 'default', settingKeys);
  const dropped =
    typeof keys === 'boolean' ? (keys ? [] : settingKeys) : settingKeys.filter((key) => !keys.includes(key));
  return { settings: withoutSettings(defaults, dropped), variables: readSelection(entry, 'variables') };
}

/** True for all, false for none, or names. */
function readSelection(entry: Entry, key: string, allowed?: readonly string[]): boolean | readonly string[] {
  const child = entry.child(key);
  if (child === undefined) return true;
  if (typeof child.value === 'boolean') return child.value;
  const names = Array.isArray(child.value) ? child.allTexts() : undefined;
  if (names === undefined) {
    entry.problems.error(`${child.location} should be a bool or an array of strings`);
    return true;
  }
  const unknown = allowed === undefined ? [] : names.filter((name) => !allowed.includes(name));
  if (unknown.length > 0) child.fail(`contains unknown values: ${unknown.join(', ')}`);
  return names;
}
