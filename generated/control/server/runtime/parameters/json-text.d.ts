import type { ParameterValue } from './descriptor.js';
/** What a JSON text holds, objects without prototypes, or what is wrong with it: nesting beyond `depth` too. */
export declare function readJsonText(text: string, depth: number): {
    readonly value: ParameterValue;
} | {
    readonly code: 'type' | 'name';
    readonly reason: string;
};
