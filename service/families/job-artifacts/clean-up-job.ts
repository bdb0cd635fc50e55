import type { JobKind } from '../../jobs/worker.ts';
import { sweepBlobs } from './blobs.ts';
import { removeExpired } from './remove.ts';

const hour = 3_600_000;

/** Content that nothing refers to is left alone for so long: somebody may be about to store the row that does. */
const youth = 24 * hour;

/** Removes artifacts that have run out, and content that nothing refers to any more. */
export const cleanUpJob: JobKind = {
  every: hour,
  async run(forge, _, signal) {
    await removeExpired(forge);
    await sweepBlobs(forge, new Date(Date.now() - youth), signal);
  },
  // It comes again.
  died: () => Promise.resolve(),
};
