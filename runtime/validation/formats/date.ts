import { twoDigitsAt } from './characters.ts';

const HYPHEN = 45;
const LENGTH = 10;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** `full-date` of RFC 3339 section 5.6: `2026-02-28`, for days that exist in the calendar (section 5.7). */
export function isDate(text: string): boolean {
  return text.length === LENGTH && isDateAtStart(text);
}

/** Whether a text begins with a date. */
export function isDateAtStart(text: string): boolean {
  if (text.length < LENGTH) return false;
  const century = twoDigitsAt(text, 0);
  const year = twoDigitsAt(text, 2);
  const month = twoDigitsAt(text, 5);
  const day = twoDigitsAt(text, 8);
  if (century < 0 || year < 0 || text.charCodeAt(4) !== HYPHEN || text.charCodeAt(7) !== HYPHEN) return false;
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= 28 || day <= daysInMonth(month, century * 100 + year);
}

/** @param month from 1 */
export function daysInMonth(month: number, year: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0);
}
