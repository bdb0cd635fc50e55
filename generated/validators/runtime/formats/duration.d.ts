/** `duration` of RFC 3339 appendix A: `P1Y2M3DT4H5M6S` or `P2W`. */
export declare function isDuration(text: string): boolean;
