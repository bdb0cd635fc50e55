import { COLON, DOT, MINUS, PLUS, skipDigits, twoDigitsAt } from './characters.ts';

const LOWER_Z = 122;
/** `08:30:00Z`. Shorter texts are refused first: V8 gets slower once an index beyond the end of a text was read. */
const SHORTEST = 9;
const DAY_MINUTES = 1_440;

/** A time as it is written, in minutes of the day. */
export interface Time {
  readonly minutes: number;
  readonly second: number;
  /** What to subtract to get UTC. */
  readonly offset: number;
}

/**
 * `full-time` of RFC 3339 section 5.6: `23:59:60.5Z`, `08:30:00+02:00`. Second 60 is a leap second, which is everywhere
 * at 23:59:60 in UTC (section 5.7).
 */
export function isTime(text: string): boolean {
  const time = timeFrom(text, 0);
  return time !== undefined && (time.second < 60 || isLastMinute(time));
}

/** Whether a time is within the last minute of the day in UTC. */
export function isLastMinute({ minutes, offset }: Time): boolean {
  return (minutes - offset + 2 * DAY_MINUTES) % DAY_MINUTES === DAY_MINUTES - 1;
}

/** The time in a text from an index to its end; undefined if there is none. */
export function timeFrom(text: string, start: number): Time | undefined {
  if (text.length < start + SHORTEST) return undefined;
  const minutes = minutesAt(text, start);
  const second = twoDigitsAt(text, start + 6);
  if (minutes < 0 || second < 0 || second > 60 || text.charCodeAt(start + 5) !== COLON) return undefined;
  const zone = endOfSeconds(text, start + 8);
  if (zone < 0 || zone === text.length) return undefined;
  const mark = text.charCodeAt(zone);
  if ((mark | 32) === LOWER_Z) return zone + 1 === text.length ? { minutes, second, offset: 0 } : undefined;
  if ((mark !== PLUS && mark !== MINUS) || text.length !== zone + 6) return undefined;
  const offset = minutesAt(text, zone + 1);
  return offset < 0 ? undefined : { minutes, second, offset: mark === MINUS ? -offset : offset };
}

/** Minutes of the day of `23:59`; -1 if there is none. */
function minutesAt(text: string, index: number): number {
  const hour = twoDigitsAt(text, index);
  const minute = twoDigitsAt(text, index + 3);
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || text.charCodeAt(index + 2) !== COLON) return -1;
  return hour * 60 + minute;
}

/** The index after the fraction of the seconds; -1 for a dot without digits. */
function endOfSeconds(text: string, index: number): number {
  if (text.charCodeAt(index) !== DOT) return index;
  const end = skipDigits(text, index + 1);
  return end === index + 1 ? -1 : end;
}
