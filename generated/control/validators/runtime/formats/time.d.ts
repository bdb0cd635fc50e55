/** A time as it is written, in minutes of a day. */
export interface Time {
    readonly minutes: number;
    readonly second: number;
    /** What to take away to get to UTC. */
    readonly offset: number;
}
/**
 * `full-time` of RFC 3339 section 5.6: `23:59:60.5Z`, `08:30:00+02:00`. Second 60 is that of a leap second, which all
 * over the world is 23:59:60 in UTC (section 5.7).
 */
export declare function isTime(text: string): boolean;
/** Whether a time is within the last minute of the day in UTC. */
export declare function isLastMinute({ minutes, offset }: Time): boolean;
/** The time that a text has from an index on to its end; undefined where there is none. */
export declare function timeFrom(text: string, start: number): Time | undefined;
