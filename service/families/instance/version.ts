import type { License, Metadata, Version } from '../../../generated/companion/types/index.js';
import type { Reads } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';
import { hasTier, type Instance } from '../../instance.ts';

/** The version of the API of this service. Clients choose their calls by it. */
export const version: Required<Version> = { version: '18.4.0', revision: 'forge' };

/** The components of the instance. There is no server for cluster agents. */
export function metadataOf(instance: Instance): Metadata {
  return {
    ...version,
    enterprise: hasTier(instance, 'paid'),
    kas: { enabled: false, externalUrl: null, externalK8sProxyUrl: null, version: null },
  };
}

/** The plan of an instance of a paid tier, for any number of users and without expiry; undefined on the free tier. */
export async function licenseOf(reads: Reads, instance: Instance): Promise<License | undefined> {
  if (!hasTier(instance, 'paid')) return undefined;
  const users = await reads.one<{ active: number; first: string }>(
    sql`select count(*) as active, min(created_at) as first from users where state = 'active' and kind = 'human'`,
  );
  const { active = 0, first = '' } = users ?? {};
  return {
    id: 1,
    plan: hasTier(instance, 'ultimate') ? 'ultimate' : 'premium',
    ...(first === '' ? {} : { created_at: first, starts_at: first.slice(0, 10) }),
    expires_at: null,
    historical_max: active,
    maximum_user_count: active,
    active_users: active,
    user_limit: 0,
    overage: 0,
    expired: false,
    licensee: {},
    add_ons: {},
  };
}
