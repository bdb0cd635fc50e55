import { Refusal } from './problem.js';
/** What a multipart body that cannot be taken apart is refused with. */
export declare function malformed(reason: string): Refusal;
