import type { ParameterValue } from './descriptor.js';
/** The value of a JSON text, objects without prototypes; undefined where it is not JSON or nested too deeply. */
export declare function readJsonText(text: string, depth: number): ParameterValue | undefined;
