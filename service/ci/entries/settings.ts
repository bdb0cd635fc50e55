import type { Entry } from './entry.ts';
import { readArtifacts, type Artifacts } from './artifacts.ts';
import { readRetry, readTimeout, type Retry } from './attempts.ts';
import { readCaches, type Cache } from './cache.ts';
import { readIdTokens, type IdTokens } from './credentials.ts';
import { readImage, readServices, type Image, type Service } from './image.ts';
import { readScript } from './script.ts';

/** Settings that jobs can inherit from `default`. */
export type Settings = {
  beforeScript?: readonly string[];
  afterScript?: readonly string[];
  preGetSourcesScript?: readonly string[];
  image?: Image;
  services?: readonly Service[];
  cache?: readonly Cache[];
  tags?: readonly string[];
  artifacts?: Artifacts;
  interruptible?: boolean;
  /** Seconds. */
  timeout?: number;
  retry?: Retry;
  idTokens?: IdTokens;
  identity?: string;
};

/** The keys of settings as configurations write them, with the names of their members. */
const members = {
  before_script: 'beforeScript',
  after_script: 'afterScript',
  hooks: 'preGetSourcesScript',
  image: 'image',
  services: 'services',
  cache: 'cache',
  tags: 'tags',
  artifacts: 'artifacts',
  interruptible: 'interruptible',
  timeout: 'timeout',
  retry: 'retry',
  id_tokens: 'idTokens',
  identity: 'identity',
} as const satisfies Record<string, keyof Settings>;

/** A key of a setting, as configurations write it. */
export type SettingKey = keyof typeof members;

/** All keys of settings. */
export const settingKeys: readonly SettingKey[] = Object.keys(members) as SettingKey[];

/** The settings that are allowed in the root of a configuration, an older form of `default`. */
export const rootSettingKeys: readonly SettingKey[] = [
  'before_script',
  'image',
  'services',
  'after_script',
  'cache',
];

/** Reads the settings of a mapping that have one of the keys. */
export function readSettings(entry: Entry, keys: readonly SettingKey[]): Settings {
  const settings: Settings = {};
  for (const key of keys) {
    const child = entry.child(key);
    if (child !== undefined) Object.assign(settings, readSetting(key, child));
  }
  return settings;
}

/** Settings without those that have one of the keys. */
export function withoutSettings(settings: Settings, keys: readonly SettingKey[]): Settings {
  const rest = { ...settings };
  for (const key of keys) delete rest[members[key]];
  return rest;
}

function readSetting(key: SettingKey, entry: Entry): Settings {
  switch (key) {
    case 'before_script':
      return { beforeScript: readScript(entry) ?? [] };
    case 'after_script':
      return { afterScript: readScript(entry) ?? [] };
    case 'hooks':
      return readHooks(entry);
    case 'image':
      return { image: readImage(entry) ?? { name: '' } };
    case 'services':
      return { services: readServices(entry) ?? [] };
    case 'cache':
      return { cache: readCaches(entry) };
    case 'tags':
      return { tags: readTags(entry) };
    case 'artifacts':
      return { artifacts: readArtifacts(entry) ?? { reports: new Map() } };
    case 'interruptible':
      return { interruptible: readFlag(entry) };
    case 'timeout':
      return { timeout: readTimeout(entry) ?? 0 };
    case 'retry':
      return { retry: readRetry(entry) ?? { max: 0, when: [], exitCodes: [] } };
    case 'id_tokens':
      return { idTokens: readIdTokens(entry) };
    case 'identity':
      return readIdentity(entry);
  }
}

function readHooks(entry: Entry): Settings {
  entry.members(['pre_get_sources_script']);
  const script = entry.child('pre_get_sources_script');
  return script === undefined ? {} : { preGetSourcesScript: readScript(script) ?? [] };
}

function readTags(entry: Entry): readonly string[] {
  const tags = entry.allTexts() ?? [];
  if (tags.length > 50) entry.fail('must be less than the limit of 50 tags');
  return tags;
}

function readFlag(entry: Entry): boolean {
  if (typeof entry.value !== 'boolean') entry.fail('should be a boolean value');
  return entry.value === true;
}

function readIdentity(entry: Entry): Settings {
  if (entry.value === 'google_cloud') return { identity: entry.value };
  entry.fail('should be one of: google_cloud');
  return {};
}
