/** `date-time` of RFC 3339 section 5.6: `2026-11-21T08:30:00.123Z`, with `T` and `Z` in either case. */
export declare function isDateTime(text: string): boolean;
