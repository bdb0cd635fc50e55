import { twoDigitsAt } from './characters.ts';
import { daysInMonth, isDateAtStart } from './date.ts';
import { isLastMinute, timeFrom, type Time } from './time.ts';

const LOWER_T = 116;
const DAY =
  '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])';
const HOUR = '(?:[01]\\d|2[0-3])';
/** The fast path: what it matches is a date-time. Leap days, leap seconds and long fractions need the full check. */
const common = /* @__PURE__ */ (() =>
  new RegExp(
    `^\\d{4}-(?:${DAY})[Tt]${HOUR}:[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:[Zz]|[+-]${HOUR}:[0-5]\\d)$`,
  ))();

/** `date-time` of RFC 3339 section 5.6: `2026-11-21T08:30:00.123Z`, with `T` and `Z` in either case. */
export function isDateTime(text: string): boolean {
  return common.test(text) || isRareDateTime(text);
}

function isRareDateTime(text: string): boolean {
  if (!isDateAtStart(text) || (text.charCodeAt(10) | 32) !== LOWER_T) return false;
  const time = timeFrom(text, 11);
  return time !== undefined && (time.second < 60 || (isLastMinute(time) && isLastDay(text, time)));
}

/**
 * Leap seconds are at the end of a month in UTC (section 5.7), which can be the day before or after the written one.
 */
function isLastDay(text: string, { minutes, offset }: Time): boolean {
  const day = twoDigitsAt(text, 8);
  const utc = minutes - offset;
  if (utc < 0) return day === 1;
  const year = twoDigitsAt(text, 0) * 100 + twoDigitsAt(text, 2);
  const last = daysInMonth(twoDigitsAt(text, 5), year);
  return day === (utc < 24 * 60 ? last : last - 1);
}
