import type { PlannedCase } from '../planning.ts';

/** Cases of one kind; a text that says why there are none. */
export type Planned = readonly PlannedCase[] | string;

/** Of all reasons the one that is a gap; the others say that there is nothing to try. */
export const noRequest = 'no valid request was found; an example in the document helps';
