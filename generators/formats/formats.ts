import { isByte } from '../../runtime/validation/formats/byte.ts';
import { isDate } from '../../runtime/validation/formats/date.ts';
import { isDateTime } from '../../runtime/validation/formats/date-time.ts';
import { isDuration } from '../../runtime/validation/formats/duration.ts';
import { isEmail, isIdnEmail } from '../../runtime/validation/formats/email.ts';
import { isHostname } from '../../runtime/validation/formats/hostname.ts';
import { isInt32, isInt64 } from '../../runtime/validation/formats/integer.ts';
import { isIpv4 } from '../../runtime/validation/formats/ipv4.ts';
import { isIpv6 } from '../../runtime/validation/formats/ipv6.ts';
import { isJsonPointer, isRelativeJsonPointer } from '../../runtime/validation/formats/json-pointer.ts';
import { isRegex } from '../../runtime/validation/formats/regex.ts';
import { isTime } from '../../runtime/validation/formats/time.ts';
import { isIri, isIriReference, isUri, isUriReference } from '../../runtime/validation/formats/uri.ts';
import { isUriTemplate } from '../../runtime/validation/formats/uri-template.ts';
import { isUuid } from '../../runtime/validation/formats/uuid.ts';
import type { Format } from './format.ts';

const links = ['https://example.com/one', 'https://example.com/two'];
const relativeLinks = ['/one', '/two'];
const addresses = ['ada@example.com', 'grace@example.com'];
const hosts = ['example.com', 'example.org'];

/** The formats that are checked, and those that every value of their type has. */
const described: readonly Format[] = [
  textFormat('date', isDate, {
    samples: ['2026-01-15', '2026-02-16'],
    bounds: ['2024-02-29', '2000-12-31'],
    nearMisses: {
      'no such day': '2023-02-30',
      'one digit': '2023-1-1',
      'with a time': '2023-01-15T09:30:00Z',
    },
  }),
  textFormat('time', isTime, {
    samples: ['09:30:00Z', '10:45:00Z'],
    nearMisses: { 'no such hour': '25:00:00Z' },
  }),
  textFormat('date-time', isDateTime, {
    samples: ['2026-01-15T09:30:00Z', '2026-02-16T10:45:00Z'],
    bounds: ['2024-02-29T08:00:12.345+02:00', '2000-12-31T23:59:59Z'],
    nearMisses: {
      'no such day': '2023-02-30T09:30:00Z',
      'no time': '2023-01-15',
      'no zone': '2023-01-15T09:30:00',
      'no such hour': '2023-01-15T25:00:00Z',
    },
  }),
  textFormat('duration', isDuration, { samples: ['P1D', 'PT2H'] }),
  textFormat('uri', isUri, {
    samples: [...links, 'ssh://example.com/one'],
    nearMisses: { 'no scheme': 'example.com/one' },
  }),
  textFormat('uri-reference', isUriReference, { file: 'uri', samples: relativeLinks }),
  textFormat('uri-template', isUriTemplate, {
    samples: ['https://example.com/{id}', 'https://example.com/{name}'],
  }),
  textFormat('iri', isIri, { file: 'uri', samples: links }),
  textFormat('iri-reference', isIriReference, { file: 'uri', samples: relativeLinks }),
  textFormat('email', isEmail, {
    samples: addresses,
    bounds: ['ada+news@example.com'],
    nearMisses: { 'no domain': 'ada@' },
  }),
  textFormat('idn-email', isIdnEmail, { file: 'email', samples: addresses }),
  textFormat('hostname', isHostname, { samples: hosts }),
  { name: 'idn-hostname', samples: hosts },
  textFormat('ipv4', isIpv4, {
    samples: ['192.0.2.1', '192.0.2.2'],
    nearMisses: { 'too large': '192.0.2.256' },
  }),
  textFormat('ipv6', isIpv6, {
    samples: ['2001:db8::1', '2001:db8::2'],
    nearMisses: { 'two gaps': '2001::db8::1' },
  }),
  textFormat('uuid', isUuid, {
    samples: ['0b9f6c1e-3c4d-4e5f-8a6b-7c8d9e0f1a2b', '1c0a7d2f-4d5e-4f60-9b7c-8d9e0f1a2b3c'],
    nearMisses: { 'one digit short': '0b9f6c1e-3c4d-4e5f-8a6b-7c8d9e0f1a2' },
  }),
  textFormat('regex', isRegex, { samples: ['^[a-z]+$', '^[0-9]+$'] }),
  textFormat('json-pointer', isJsonPointer, { samples: relativeLinks }),
  textFormat('relative-json-pointer', isRelativeJsonPointer, {
    file: 'json-pointer',
    samples: ['0/one', '1/two'],
  }),
  textFormat('byte', isByte, { samples: ['c2FtcGxl', 'dGV4dA=='] }),
  { name: 'int32', check: { type: 'number', file: 'integer', test: isInt32 } },
  { name: 'int64', check: { type: 'number', file: 'integer', test: isInt64 } },
  { name: 'float', open: true },
  { name: 'double', open: true },
  { name: 'binary', open: true },
  { name: 'password', open: true },
];

/** A format of strings. Its check is in the file of the same name, unless another is given. */
function textFormat(
  name: string,
  test: (text: string) => boolean,
  { file = name, ...texts }: Pick<Format, 'samples' | 'bounds' | 'nearMisses'> & { readonly file?: string },
): Format {
  return { name, check: { type: 'string', file, test }, ...texts };
}

/** Formats of OpenAPI's registry that are not checked. */
const unchecked =
  'int8 int16 uint8 uint16 uint32 uint64 decimal decimal128 double-int base64url char commonmark html http-date ' +
  'media-range date-time-local time-local sf-binary sf-boolean sf-decimal sf-integer sf-string sf-token';

/** The formats of the toolkit: those of JSON Schema and of the registry. Plug-ins cannot redefine them. */
const own: readonly Format[] = [...described, ...unchecked.split(' ').map((name): Format => ({ name }))];
const known = new Map(own.map((each) => [each.name, each]));

/**
 * The formats that have a meaning, by name: those of JSON Schema 2020-12 (Validation, section 7.3), of the format registry
 * of OpenAPI (https://spec.openapis.org/registry/format/), and of the plug-ins in use.
 */
export const formats: ReadonlyMap<string, Format> = known;

/** Whether plug-ins may define a format of this name: the toolkit has none. */
export function isFree(name: string): boolean {
  return !described.some((each) => each.name === name);
}

/** Registers formats of plug-ins for the whole process. Formats of the toolkit are not replaced. */
export function addFormats(added: readonly Format[]): void {
  for (const each of added) if (isFree(each.name)) known.set(each.name, each);
}

/** Whether a value certainly violates a format. Values of other types never do. */
export function breaksFormat(value: unknown, format: string): boolean {
  const check = formats.get(format)?.check;
  if (check?.type === 'string') return typeof value === 'string' && !check.test(value);
  const isNumber = typeof value === 'number' || typeof value === 'bigint';
  return check?.type === 'number' && isNumber && !check.test(Number(value));
}
