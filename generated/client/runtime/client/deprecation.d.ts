import type { Plugin } from './operation.js';
/** A plugin that warns of deprecated operations and parameters, of each once. */
export declare function deprecationWarnings(warn?: (message: string) => void): Plugin;
