import type { Match } from './descriptor-index.js';
import type { ParameterDescriptor } from './descriptor.js';
/** The fields of one form that nothing describes, where its schema leaves room for them. */
export declare class OtherFields {
    #private;
    /** All are read as `pattern` says, whatever its name. */
    constructor(pattern: ParameterDescriptor);
    /** A descriptor for each name that was found, in their order. */
    get descriptors(): readonly ParameterDescriptor[];
    find(name: string): Match | undefined;
}
