const HIGHEST_32 = 2_147_483_647;
const LOWEST_32 = -2_147_483_648;
const BEYOND_64 = 9_223_372_036_854_775_808;

/** A signed integer of 32 bits. */
export function isInt32(value: number): boolean {
  return Number.isInteger(value) && value <= HIGHEST_32 && value >= LOWEST_32;
}

/** A signed integer of 64 bits. That a double holds it exactly is asked for by a keyword of its own. */
export function isInt64(value: number): boolean {
  return Number.isInteger(value) && value < BEYOND_64 && value >= -BEYOND_64;
}
