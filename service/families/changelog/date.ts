const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

const two = (number: number): string => String(number).padStart(2, '0');

const parts: Readonly<Record<string, (date: Date) => string>> = {
  Y: (date) => String(date.getUTCFullYear()),
  y: (date) => two(date.getUTCFullYear() % 100),
  m: (date) => two(date.getUTCMonth() + 1),
  B: (date) => months[date.getUTCMonth()] ?? '',
  b: (date) => (months[date.getUTCMonth()] ?? '').slice(0, 3),
  d: (date) => two(date.getUTCDate()),
  e: (date) => String(date.getUTCDate()).padStart(2),
  H: (date) => two(date.getUTCHours()),
  M: (date) => two(date.getUTCMinutes()),
  S: (date) => two(date.getUTCSeconds()),
  F: (date) => date.toISOString().slice(0, 10),
  T: (date) => date.toISOString().slice(11, 19),
  '%': () => '%',
};

/** A time in UTC by a format of `strftime`. Unknown parts of the format are kept as they are. */
export function formatDate(date: Date, format: string): string {
  return format.replaceAll(/%(-?)([A-Za-z%])/g, (text, plain: string, letter: string) => {
    const part = Object.hasOwn(parts, letter) ? parts[letter] : undefined;
    if (part === undefined) return text;
    return plain === '' ? part(date) : part(date).replace(/^[0 ](?=\d)/, '');
  });
}
