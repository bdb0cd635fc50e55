/** A finite number as its shortest decimal text writes it: `digits * 10 ** exponent`, without zeros at the end of the digits. */
export interface Decimal {
    readonly digits: bigint;
    readonly exponent: number;
}
/**
 * The number that a person or a JSON text wrote to get a double: 0.07 is 7 * 10^-2, although the double itself is
 * another number (ECMA-262 section 6.1.6.1.20, `Number::toString`).
 */
export declare function decimalOf(value: number): Decimal;
