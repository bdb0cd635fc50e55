import { decimalOf } from './decimal.ts';

/** Integers below this are exact in decimal, so their digits need not be examined. */
const FEW_DIGITS = 1e15;
/** Powers of ten up to this one are exact in a double. */
const EXACT_POWER = 22;
/** The digits of a double are below 2^57, so they have at most this many factors of 2 or 5. */
const MOST_FACTORS = 57;

/**
 * Makes the check of `multipleOf` (JSON Schema 2020-12 Validation, section 6.2.1). It is exact for the decimal numbers
 * that were written: 0.3 is a multiple of 0.1, and 5.0000000001 is not a multiple of 1.
 * @param step above 0
 */
export function multipleOf(step: number): (value: number) => boolean {
  const { digits, exponent } = decimalOf(step);
  const isSafe = Number.isSafeInteger(step);
  const scale = exponent < 0 && -exponent <= EXACT_POWER ? 10 ** -exponent : undefined;
  const scaledStep = Number(digits);
  return (value) => {
    if (isSafe && Number.isSafeInteger(value)) return value % step === 0;
    if (!Number.isFinite(value)) return false;
    if (scale !== undefined && scaledStep < FEW_DIGITS) {
      const scaled = Math.round(value * scale);
      if (Math.abs(scaled) < FEW_DIGITS) return scaled / scale === value && scaled % scaledStep === 0;
    }
    const own = decimalOf(value);
    if (own.digits === 0n) return true;
    const shift = own.exponent - exponent;
    return shift >= 0 && (own.digits * 10n ** BigInt(Math.min(shift, MOST_FACTORS))) % digits === 0n;
  };
}
