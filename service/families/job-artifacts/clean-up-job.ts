import type { JobKind } from '../../jobs/worker.ts';
import { sweepBlobs } from './blobs.ts';
import { removeExpired } from './remove.ts';

const hour = 3_600_000;

/** Unreferenced content is kept for this time: the row that refers to it may be about to be stored. */
const youth = 24 * hour;

/** Removes expired artifacts, and content that is no longer referred to. */
export const cleanUpJob: JobKind = {
  every: hour,
  async run(forge, _, signal) {
    await removeExpired(forge);
    await sweepBlobs(forge, new Date(Date.now() - youth), signal);
  },
  // It comes again.
  died: () => Promise.resolve(),
};
