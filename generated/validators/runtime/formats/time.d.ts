/** `full-time` of RFC 3339 section 5.6: `23:59:60.5Z`, `08:30:00+02:00`. The offset may leave out its colon or its minutes. */
export declare function isTime(text: string): boolean;
/** Whether a text is a time from an index on to its end. */
export declare function isTimeFrom(text: string, start: number): boolean;
