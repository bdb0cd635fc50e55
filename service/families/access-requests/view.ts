import type { AccessRequest } from '../../../generated/types/index.js';
import type { Instance } from '../../instance.ts';
import { userSummary } from '../users/view.ts';
import type { AccessRequestRow } from './queries.ts';

/** Part A 2.6 */
export function accessRequestView(instance: Instance, row: AccessRequestRow): AccessRequest {
  return { ...userSummary(instance, row), locked: row.locked, requested_at: row.requested_at };
}
