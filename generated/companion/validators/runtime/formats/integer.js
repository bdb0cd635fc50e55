const HIGHEST_32 = 2 ** 31 - 1;
const LOWEST_32 = -(2 ** 31);
const BEYOND_64 = 2 ** 63;
/** A signed integer of 32 bits. */
export function isInt32(value) {
    return Number.isInteger(value) && value <= HIGHEST_32 && value >= LOWEST_32;
}
/** A signed integer of 64 bits. That a double holds it exactly is asked for by a keyword of its own. */
export function isInt64(value) {
    return Number.isInteger(value) && value < BEYOND_64 && value >= -BEYOND_64;
}
