import type { Logger } from './message.js';
/** One line of JSON for each entry. Errors are told with their stacks. */
export declare const consoleLog: Logger;
