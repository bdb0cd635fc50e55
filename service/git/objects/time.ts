import { TimeInvalid } from '../errors.ts';

const pattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/i;

/** ISO 8601 text → the form of git: seconds since 1970 and the offset as `+0200`. Fractions of a second are dropped. */
export function toGitTime(at: string): { readonly seconds: number; readonly offset: string } {
  const milliseconds = pattern.test(at) ? Date.parse(at) : Number.NaN;
  if (Number.isNaN(milliseconds) || milliseconds < 0) throw new TimeInvalid(`Not a time: ${at.slice(0, 50)}`);
  const offset = /[+-]\d\d:?\d\d$/.exec(at)?.[0].replace(':', '') ?? '+0000';
  return { seconds: Math.floor(milliseconds / 1000), offset };
}

/**
 * The form of git → ISO 8601 with milliseconds and the offset, `Z` for none. Invalid times of old histories become
 * 1970.
 */
export function fromGitTime(seconds: number, offset: string): string {
  const match = /^([+-])(\d\d)(\d\d)$/.exec(offset);
  const minutes = match === null ? 0 : Number(match[2]) * 60 + Number(match[3]);
  const shift = match?.[1] === '-' ? -minutes : minutes;
  const known = Number.isSafeInteger(seconds) && Math.abs(seconds) < 250_000_000_000 ? seconds : 0;
  const usable = Math.abs(shift) < 24 * 60 ? shift : 0;
  const local = new Date((known + usable * 60) * 1000).toISOString();
  if (usable === 0 || match === null) return local;
  return `${local.slice(0, -1)}${match[1]}${match[2]}:${match[3]}`;
}
