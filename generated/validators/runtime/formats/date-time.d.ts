/** `date-time` of RFC 3339 section 5.6: `2026-11-21T08:30:00.123Z`. One white space may stand for the `T`. */
export declare function isDateTime(text: string): boolean;
