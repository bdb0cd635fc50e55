import { isMapping, isSequence } from '../value.ts';
import type { Entry } from './entry.ts';

/** The key of a cache: a text, or the files whose last commit determines it. */
export type CacheKey = string | { files: readonly string[]; prefix?: string };

/** Files that are kept between jobs. */
export type Cache = {
  key: CacheKey;
  paths: readonly string[];
  untracked: boolean;
  unprotect: boolean;
  policy: string;
  when: 'on_success' | 'on_failure' | 'always';
  fallbackKeys: readonly string[];
};

const keys = ['key', 'untracked', 'paths', 'when', 'policy', 'unprotect', 'fallback_keys'];
const maximalCaches = 4;

/** The value of `cache`: one cache or up to four. */
export function readCaches(entry: Entry): readonly Cache[] {
  if (!isSequence(entry.value)) return [readCache(entry)];
  if (entry.value.length > maximalCaches) {
    entry.fail(`no more than ${maximalCaches} caches can be created`, 'caches');
  }
  return entry.items('cache').map((item) => readCache(item));
}

function readCache(entry: Entry): Cache {
  entry.members(keys);
  const policy = entry.text('policy') ?? 'pull-push';
  if (!/^(?:pull-push|push|pull|\$\w{1,255})$/.test(policy)) {
    entry.fail('should be a variable or one of: pull-push, push, pull', 'policy');
  }
  const fallbackKeys = entry.child('fallback_keys')?.allTexts() ?? [];
  if (fallbackKeys.length > 5) entry.fail('has to many entries (maximum 5)', 'fallback_keys');
  return {
    key: readKey(entry) ?? 'default',
    paths: entry.child('paths')?.allTexts() ?? [],
    untracked: flag(entry, 'untracked'),
    unprotect: flag(entry, 'unprotect'),
    policy,
    when: entry.oneOf('when', ['on_success', 'on_failure', 'always']) ?? 'on_success',
    fallbackKeys,
  };
}

function flag(entry: Entry, key: string): boolean {
  const child = entry.child(key);
  if (child === undefined || typeof child.value === 'boolean') return child?.value === true;
  child.fail('should be a boolean value');
  return false;
}

function readKey(entry: Entry): CacheKey | undefined {
  const key = entry.child('key');
  if (key === undefined) return undefined;
  if (typeof key.value === 'string') return readKeyText(key, key.value);
  if (!isMapping(key.value)) {
    key.problems.error(`${key.location} should be a hash, a string or a symbol`);
    return undefined;
  }
  key.members(['files', 'files_commits', 'prefix']);
  const files = key.child('files') ?? key.child('files_commits');
  if (files === undefined) return key.fail('missing required keys: files');
  const paths = files.allTexts();
  if (paths?.length === 0) files.fail('requires at least 1 item');
  if (paths !== undefined && paths.length > 2) files.fail('has too many items (maximum is 2)');
  const prefix = key.child('prefix');
  if (prefix !== undefined && typeof prefix.value !== 'string') prefix.fail('should be a string or symbol');
  return { files: paths ?? [], ...(typeof prefix?.value === 'string' ? { prefix: prefix.value } : {}) };
}

function readKeyText(entry: Entry, text: string): string {
  const path = text.replaceAll(/%2f/gi, '/').replaceAll(/%2e/gi, '.');
  if (path.includes('/')) entry.fail('cannot contain the "/" character');
  if (path === '.' || path === '..') entry.fail('cannot be "." or ".."');
  return text;
}
