import type { Plugin } from './operation.js';
/**
 * A plugin that ends what takes longer with a `TimeoutError`. Outside `retries` it bounds a call with all its attempts
 * and waits, inside each attempt: `use: [timeout(60_000), retries(), timeout(10_000)]`. The time ends with the body, for a
 * stream with the headers.
 */
export declare function timeout(milliseconds: number): Plugin;
