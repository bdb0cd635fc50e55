/** A finite number as its shortest decimal text writes it: `digits * 10 ** exponent`, without zeros at the end of the digits. */
export interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

/**
 * The decimal number that a person or a JSON text wrote to get a double: 0.07 is 7 * 10^-2, although the double
 * itself is another number (ECMA-262 section 6.1.6.1.20, `Number::toString`).
 */
export function decimalOf(value: number): Decimal {
  const [mantissa = '', exponent = ''] = value.toExponential().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return { digits: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}
