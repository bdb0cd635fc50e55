import { defined } from '../defined.ts';
import { parseExpiry } from '../duration.ts';
import { isMapping } from '../value.ts';
import type { Entry } from './entry.ts';

/** The site that a job publishes. */
export type Pages = {
  publish?: string;
  pathPrefix?: string;
  /** Seconds. */
  expireIn?: number | 'never';
};

/** The value of `pages`: true or false, or a mapping with more. */
export function readPages(entry: Entry): Pages | undefined {
  if (typeof entry.value === 'boolean') return entry.value ? {} : undefined;
  if (!isMapping(entry.value)) return entry.fail('should be a hash or a boolean value');
  entry.members(['path_prefix', 'expire_in', 'publish']);
  const publish = entry.text('publish');
  const pathPrefix = entry.text('path_prefix');
  const expiry = entry.text('expire_in');
  const expireIn = expiry === undefined ? undefined : parseExpiry(expiry);
  if (expiry !== undefined && expireIn === undefined) entry.fail('should be a duration', 'expire_in');
  return {
    ...defined({ publish, pathPrefix, expireIn }),
  };
}
