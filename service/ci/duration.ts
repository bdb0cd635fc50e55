const second = 1;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Seconds of each unit. A month has 30 days, a year 365.25 days. */
const units: ReadonlyMap<string, number> = new Map(
  (
    [
      [second, ['s', 'sec', 'secs', 'second', 'seconds']],
      [minute, ['m', 'min', 'mins', 'minute', 'minutes']],
      [hour, ['h', 'hr', 'hrs', 'hour', 'hours']],
      [day, ['d', 'dy', 'day', 'days']],
      [7 * day, ['w', 'wk', 'wks', 'week', 'weeks']],
      [30 * day, ['mo', 'mos', 'mth', 'mths', 'month', 'months']],
      [365.25 * day, ['y', 'yr', 'yrs', 'year', 'years']],
    ] as const
  ).flatMap(([seconds, names]) => names.map((name) => [name, seconds] as const)),
);

/** Longer texts are not durations. */
const maximalLength = 200;

const part = /\s*(?:and\s+)?(\d{1,12}(?:\.\d{1,6})?)\s*([a-z]*)[\s,]*/y;

/**
 * The seconds of a text such as `3 hours 4 mins`, `1 week`, `2h30m`, `1 day and 12 hours` or `01:30:00`. A number
 * without a unit is a number of seconds.
 * @returns the seconds, or undefined for a text that is not a duration, and for a duration of zero.
 */
export function parseDuration(text: string): number | undefined {
  const source = text.trim().toLowerCase();
  if (source === '' || source.length > maximalLength) return undefined;
  const seconds = parseClock(source) ?? parseParts(source);
  return seconds === undefined || seconds <= 0 ? undefined : Math.round(seconds);
}

/** As `parseDuration`, with `never` and `0` for no end. */
export function parseExpiry(text: string): number | 'never' | undefined {
  const source = text.trim().toLowerCase();
  return source === 'never' || source === '0' ? 'never' : parseDuration(source);
}

function parseClock(source: string): number | undefined {
  const match = /^(?:(\d{1,6}):)?(\d{1,6}):(\d{1,2})$/.exec(source);
  if (match === null) return undefined;
  const [, hours = '0', minutes = '0', seconds = '0'] = match;
  return Number(hours) * hour + Number(minutes) * minute + Number(seconds);
}

function parseParts(source: string): number | undefined {
  let seconds = 0;
  part.lastIndex = 0;
  while (part.lastIndex < source.length) {
    const match = part.exec(source);
    if (match === null) return undefined;
    const [, amount = '', unit = ''] = match;
    const length = unit === '' ? second : units.get(unit);
    if (length === undefined) return undefined;
    seconds += Number(amount) * length;
  }
  return seconds;
}
