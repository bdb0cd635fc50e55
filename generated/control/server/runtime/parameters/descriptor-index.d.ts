import type { ParameterDescriptor } from './descriptor.js';
import { type Step } from './nested-name.js';
/** The parameter that a name on the wire belongs to, and the steps from the parameter's value to the place meant. */
export interface Match {
    readonly parameter: ParameterDescriptor;
    readonly steps: readonly Step[];
}
/** Finds parameters by names on the wire. Made once for a list of descriptors. */
export declare class DescriptorIndex {
    #private;
    constructor(parameters: readonly ParameterDescriptor[]);
    /** The parameter of that very name, otherwise the one with the longest name that leads to it: `not` for `not[a]`. */
    find(name: string): Match | undefined;
}
