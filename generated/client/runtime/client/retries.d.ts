import type { Plugin } from './operation.js';
export interface RetryOptions {
    /** How often a request is sent at most, the first time included; 3 where it is left out. */
    readonly attempts?: number;
    /** Milliseconds before the second attempt; doubled for each further one, and each cut to a random part of it. */
    readonly delay?: number;
    /** The longest wait in milliseconds. Where the service asks for more, its response stands. */
    readonly longest?: number;
    /** Whether requests are sent again that may then be carried out twice: by default only methods that may. */
    readonly unsafe?: boolean;
}
/**
 * A plugin that sends a request again after 429, 502, 503, 504 and where no response came: when the service says, or after
 * a delay that grows and differs from caller to caller. Bodies that are streams cannot be sent again.
 */
export declare function retries({ attempts, delay, longest, unsafe, }?: RetryOptions): Plugin;
