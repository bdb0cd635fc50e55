/** `full-date` of RFC 3339 section 5.6: `2026-02-28`, for days that are in the calendar (section 5.7). */
export declare function isDate(text: string): boolean;
/** Whether a text begins with a date. */
export declare function isDateAtStart(text: string): boolean;
/** @param month from 1 */
export declare function daysInMonth(month: number, year: number): number;
