import type { Issue } from './issues.js';
/** Goes one level deeper into recursive schemas; false, without going, where that is too deep or too much. */
export declare function enter(): boolean;
/** Comes back from a level that was entered. */
export declare function leave(): void;
/** Why a level was not entered. */
export declare function tooDeep(): Issue[];
