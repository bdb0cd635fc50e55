import { defined } from '../defined.ts';
import { parseExpiry } from '../duration.ts';
import { isMapping } from '../value.ts';
import type { Entry } from './entry.ts';

/** The deployment target of a job. */
export type Environment = {
  name: string;
  url?: string;
  action: 'start' | 'prepare' | 'stop' | 'verify' | 'access';
  onStop?: string;
  /** Seconds. */
  autoStopIn?: number | 'never' | { variable: string };
  tier?: 'production' | 'staging' | 'testing' | 'development' | 'other';
};

const keys = ['name', 'url', 'action', 'on_stop', 'auto_stop_in', 'kubernetes', 'deployment_tier'];
const actions = ['start', 'stop', 'prepare', 'verify', 'access'] as const;
const tiers = ['production', 'staging', 'testing', 'development', 'other'] as const;
const nameMessage =
  "can contain only letters, digits, '-', '_', '/', '$', '{', '}', '.', and spaces, but it cannot start or end with '/'";

/** The value of `environment`: its name, or a mapping with more. */
export function readEnvironment(entry: Entry): Environment | undefined {
  if (typeof entry.value === 'string') {
    checkName(entry, entry.value);
    return { name: entry.value, action: 'start' };
  }
  if (!isMapping(entry.value)) return entry.fail('should be a hash or a string');
  entry.members(keys);
  const name = entry.requiredText('name');
  if (name !== undefined) checkName(entry, name);
  const url = entry.text('url');
  if (url !== undefined && url.length > 255) entry.fail('is too long (maximum is 255 characters)', 'url');
  const action = entry.oneOf(
    'action',
    actions,
    `should be ${actions.slice(0, -1).join(', ')}, or ${actions.at(-1)}`,
  );
  const tier = entry.oneOf('deployment_tier', tiers, `must be one of ${tiers.join(', ')}`);
  const onStop = entry.text('on_stop');
  const autoStopIn = readAutoStop(entry);
  entry.child('kubernetes')?.members();
  return {
    name: name ?? '',
    action: action ?? 'start',
    ...defined({ url, onStop, autoStopIn, tier }),
  };
}

function checkName(entry: Entry, name: string): void {
  if (!/^[\w\-/${}. ]+$/.test(name) || name.startsWith('/') || name.endsWith('/'))
    entry.fail(nameMessage, 'name');
}

function readAutoStop(entry: Entry): Environment['autoStopIn'] {
  const text = entry.text('auto_stop_in');
  if (text === undefined) return undefined;
  if (text.startsWith('$')) return { variable: text };
  return parseExpiry(text) ?? entry.fail('should be a duration', 'auto_stop_in');
}
