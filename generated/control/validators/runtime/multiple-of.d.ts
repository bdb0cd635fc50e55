/**
 * Makes the check of `multipleOf` (JSON Schema 2020-12 Validation, section 6.2.1). It is exact for the decimal numbers
 * that were written: 0.3 is a multiple of 0.1, and 5.0000000001 is none of 1.
 * @param step above 0
 */
export declare function multipleOf(step: number): (value: number) => boolean;
