import { isDateAtStart } from './date.ts';
import { isTimeFrom } from './time.ts';

const LOWER_T = 116;

/** `date-time` of RFC 3339 section 5.6: `2026-11-21T08:30:00.123Z`. One white space may stand for the `T`. */
export function isDateTime(text: string): boolean {
  if (!isDateAtStart(text)) return false;
  if ((text.charCodeAt(10) | 32) !== LOWER_T && !/^\s$/.test(text.charAt(10))) return false;
  return isTimeFrom(text, 11);
}
