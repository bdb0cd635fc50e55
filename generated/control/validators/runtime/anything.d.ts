import type { Check } from './issues.js';
/** Where the document says nothing about a value, there is nothing to check. */
export declare const anything: Check;
