import type { Handlers } from '../../../generated/control/server/index.js';
import * as state from './state.ts';
import * as time from './time.ts';
import * as faults from './faults.ts';
import * as jobs from './jobs.ts';
import * as addresses from './addresses.ts';

/** The handler of every operation; a member that is missing does not compile. */
export const handlers: Handlers = {
  ...state,
  ...time,
  ...faults,
  ...jobs,
  ...addresses,
};
