import type { PlannedCase } from '../planning.ts';

/** Cases of one kind, generated one at a time. If there are none, it returns the reason. */
export type Planned = Generator<PlannedCase, string | undefined, undefined>;

/** Reasons that are gaps; with all others, there is nothing to try. */
export const noRequest = 'no valid request was found; an example in the document helps';
export const noUnusedName =
  'no name was found that the path allows and that could be asked for before anything is made';
export const noResponse =
  'no value was found that meets the schema of the response; an example in the document helps';
export const noTrace = 'programs cannot send TRACE: fetch refuses the method';
export const noUpgrade = 'programs cannot change to another protocol (101): fetch takes no such response';
export const noHeader = 'programs cannot send a header that is required: fetch sets it, or leaves it out';

export const gaps: ReadonlySet<string> = new Set([
  noRequest,
  noUnusedName,
  noResponse,
  noTrace,
  noUpgrade,
  noHeader,
]);
