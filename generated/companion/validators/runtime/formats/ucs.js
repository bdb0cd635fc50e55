/** `ucschar` of RFC 3987 section 2.2, for a class of characters with the flag `u`: what IRIs have beside ASCII. */
export const UCS = [
    '\\u{a0}-\\u{d7ff}\\u{f900}-\\u{fdcf}\\u{fdf0}-\\u{ffef}',
    ...Array.from({ length: 13 }, (_, index) => planeOf(index + 1, '0000')),
    planeOf(14, '1000'),
].join('');
/** `iprivate` of the same section, which only queries have. */
export const PRIVATE = `\\u{e000}-\\u{f8ff}${planeOf(15, '0000')}${planeOf(16, '0000')}`;
/** A plane of Unicode without its last two code points, which are no characters. */
function planeOf(plane, from) {
    const digits = plane.toString(16);
    return `\\u{${digits}${from}}-\\u{${digits}fffd}`;
}
