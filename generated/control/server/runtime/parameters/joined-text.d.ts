import type { ParameterValue } from './descriptor.js';
/** How several values are written into one text: the inverse of `Delimiters`. */
export interface Joint {
    readonly separator: string;
    readonly keyed: boolean;
    /** Encodes a part; throws a TypeError where it cannot be told from the separators afterwards. */
    readonly encode: (part: string) => string;
}
/** One text for a value of any shape. Throws a TypeError for what the style has no form for: nesting and null. */
export declare function joinText(value: ParameterValue, { separator, keyed, encode }: Joint): string;
/** The text of a value that cannot be a list or an object. Throws a TypeError for these and for null. */
export declare function scalarText(value: ParameterValue): string;
/** The list itself. Throws a TypeError for a list of one empty text, which would be read as an empty list. */
export declare function readableList(items: readonly ParameterValue[]): readonly ParameterValue[];
