import type { MergeRequestTimeStats } from '../../../generated/types/index.js';

/** The time statistics without recorded times. */
export const noTime: MergeRequestTimeStats = {
  time_estimate: 0,
  total_time_spent: 0,
  human_time_estimate: null,
  human_total_time_spent: null,
};
