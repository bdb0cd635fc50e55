const FULL_DATE = /^\d{4}-\d{2}-\d{2}$/;
const PARTIAL_TIME = String.raw`([01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|(60))(?:\.\d+)?`;
const DATE_TIME = new RegExp(
  String.raw`^(\d{4}-\d{2}-\d{2})t${PARTIAL_TIME}(?:z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$`,
  'i',
);

/** `full-date` of RFC 3339 5.6: the calendar of the platform gives the same day again. */
export function isFullDate(text: string): boolean {
  if (!FULL_DATE.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** `date-time` of RFC 3339 5.6. The 61st second is one at the end of a day in UTC, which no value here has. */
export function isInternetDateTime(text: string): boolean {
  const match = DATE_TIME.exec(text);
  return match !== null && match[3] === undefined && isFullDate(match[1] ?? '');
}
