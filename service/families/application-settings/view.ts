import type { ApplicationSettings, ApplicationSettingsUpdate } from '../../../generated/types/index.js';
import { withinInstance } from '../../contract/members.ts';
import type { Instance } from '../../instance.ts';
import { aliases, type Settings } from './defaults.ts';
import type { StoredSettings } from './store.ts';

/** All settings with their aliases (Part A 2.11); those of a paid tier only on that tier. */
export function settingsView(
  instance: Instance,
  { values, createdAt, updatedAt }: StoredSettings,
): ApplicationSettings {
  const aliased = Object.entries(aliases).map(([alias, name]) => [alias, values[name]] as const);
  return withinInstance(instance, 'ApplicationSettings', {
    id: 1,
    ...(createdAt === undefined ? {} : { created_at: createdAt }),
    ...(updatedAt === undefined ? {} : { updated_at: updatedAt }),
    ...values,
    ...Object.fromEntries(aliased),
  });
}

/**
 * Parameters that clients send with any request: credentials, the impersonated user, and pages. They are not settings.
 */
const ofAnyRequest = ['private_token', 'access_token', 'job_token', 'sudo', 'page', 'per_page'];

/** The settings that a request changes. If a setting and its alias are both given, the setting itself counts. */
export function changesOf(update: ApplicationSettingsUpdate): Partial<Settings> {
  const given = new Map(Object.entries(update));
  for (const [alias, name] of Object.entries(aliases)) {
    if (!given.has(alias)) continue;
    if (!given.has(name)) given.set(name, given.get(alias));
    given.delete(alias);
  }
  for (const name of ofAnyRequest) given.delete(name);
  // The contract has checked the types; undocumented names are stored as they are.
  return Object.fromEntries(given) as Partial<Settings>;
}
