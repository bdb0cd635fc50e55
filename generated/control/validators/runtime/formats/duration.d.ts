/**
 * `duration` of RFC 3339 appendix A: `P1Y2M3DT4H5M6S` or `P2W`. That grammar skips no unit between two others: one hour
 * and a second are `PT1H0M1S`.
 */
export declare function isDuration(text: string): boolean;
