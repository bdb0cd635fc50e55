/** `full-date` of RFC 3339 section 5.6: `2026-02-28`, for days that are in the calendar. */
export declare function isDate(text: string): boolean;
/** Whether a text begins with a date. */
export declare function isDateAtStart(text: string): boolean;
