import type { ParameterDescriptor, ValueType } from './descriptor.js';
import type { Tree } from './nested-tree.js';
/** How one text holds several values (OpenAPI 3.1, Style Examples; RFC 6570, section 3.2.1). */
export interface Delimiters {
    readonly separator: string;
    /** Whether members of objects are written `name=value` instead of `name` and `value` in turn. */
    readonly keyed: boolean;
    /** Undecodable text gives undefined. */
    readonly decode: (text: string) => string | undefined;
    readonly splitDecoded: boolean;
}
/** The separator of a query style whose values stand in one text; undefined where each value has a pair of its own. */
export declare function querySeparator({ style, explode }: ParameterDescriptor): string | undefined;
/**
 * Takes a text apart as its type asks for: a list, the members of an object, or the text itself, which it also is
 * where a name has no value. Undefined where it cannot be decoded.
 */
export declare function splitText(text: string, type: ValueType, delimiters: Delimiters): Tree | undefined;
