/** The time of the service. Tests and the control plane can set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The current time in its stored form: `2026-11-22T05:00:00.000Z`. */
export function instant(clock: Clock): string {
  return clock.now().toISOString();
}

/** The first and the last instant that RFC 3339 can write in UTC: its years have four digits (section 5.6). */
const first = Date.parse('0000-01-01T00:00:00.000Z');
const last = Date.parse('9999-12-31T23:59:59.999Z');

/** A time, or the nearest one that can be written: a time zone or added days can exceed the first and the last. */
function writable(time: Date): Date {
  return new Date(Math.min(Math.max(time.getTime(), first), last));
}

/**
 * The instant that a request names: a date-time of RFC 3339 in any zone, or a date, which means its first instant in
 * UTC. A leap second (`23:59:60`, section 5.7) becomes the second before it, as `Date` has none.
 */
export function timeNamed(time: string): Date {
  return writable(new Date(time.replace(/^(.{16}):60/, '$1:59')));
}

/** A time of a request (`timeNamed`) in its stored form: in UTC, so that texts sort like times. */
export function stored(time: string): string {
  return timeNamed(time).toISOString();
}

/** The date today in UTC: `2026-11-22`. */
export function today(clock: Clock): string {
  return instant(clock).slice(0, 10);
}

/** A date some days after another one, both `YYYY-MM-DD`. */
export function daysAfter(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00.000Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return writable(moved).toISOString().slice(0, 10);
}
