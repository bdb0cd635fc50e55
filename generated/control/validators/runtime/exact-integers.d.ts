/** Whether a number that is no safe integer is an integer as far as JSON Schema goes, and may be one here. */
export declare function isPlainInteger(value: number): boolean;
/** How many integers were refused so far, to see whether a schema refused some. */
export declare function refusedIntegers(): number;
/** From here on schemas are judged by JSON Schema alone, until `leavePlain`. */
export declare function enterPlain(): void;
export declare function leavePlain(): void;
