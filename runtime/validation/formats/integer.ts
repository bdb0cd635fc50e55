const HIGHEST_32 = 2_147_483_647;
const LOWEST_32 = -2_147_483_648;
const BEYOND_64 = 9_223_372_036_854_775_808;

/** A signed 32-bit integer. */
export function isInt32(value: number): boolean {
  return Number.isInteger(value) && value <= HIGHEST_32 && value >= LOWEST_32;
}

/**
 * A signed 64-bit integer. Another keyword requires that a double represents it exactly. The text of the largest one,
 * 9223372036854775807, has become 2^63 before any check sees it.
 */
export function isInt64(value: number): boolean {
  return Number.isInteger(value) && value <= BEYOND_64 && value >= -BEYOND_64;
}
