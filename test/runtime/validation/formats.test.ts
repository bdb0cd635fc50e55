import fastCheck from 'fast-check';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { describe, expect, it } from 'vitest';
import { isByte } from '../../../runtime/validation/formats/byte.ts';
import { isDate } from '../../../runtime/validation/formats/date.ts';
import { isDateTime } from '../../../runtime/validation/formats/date-time.ts';
import { isDuration } from '../../../runtime/validation/formats/duration.ts';
import { isEmail } from '../../../runtime/validation/formats/email.ts';
import { isHostname } from '../../../runtime/validation/formats/hostname.ts';
import { isInt32, isInt64 } from '../../../runtime/validation/formats/integer.ts';
import { isIpv4 } from '../../../runtime/validation/formats/ipv4.ts';
import { isIpv6 } from '../../../runtime/validation/formats/ipv6.ts';
import { isJsonPointer, isRelativeJsonPointer } from '../../../runtime/validation/formats/json-pointer.ts';
import { isRegex } from '../../../runtime/validation/formats/regex.ts';
import { isTime } from '../../../runtime/validation/formats/time.ts';
import { isUri, isUriReference } from '../../../runtime/validation/formats/uri.ts';
import { isUriTemplate } from '../../../runtime/validation/formats/uri-template.ts';
import { isUuid } from '../../../runtime/validation/formats/uuid.ts';

/** Each format with its check, texts that are of it, and texts that nearly are. */
const formats: Readonly<
  Record<string, { check: (text: string) => boolean; valid: readonly string[]; invalid: readonly string[] }>
> = {
  date: {
    check: isDate,
    valid: ['2026-11-21', '2024-02-29', '2000-02-29', '0000-01-01', '9999-12-31'],
    invalid: [
      '2026-02-29',
      '1900-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-04-31',
      '2026-1-01',
      '26-01-01',
      '',
      '2026-01-01 ',
    ],
  },
  time: {
    check: isTime,
    valid: [
      '08:30:00Z',
      '23:59:60Z',
      '08:30:00.123z',
      '00:00:00+05:30',
      '22:59:60-01:00',
      '08:30:00+0530',
      '08:30:00-05',
      '24:59:30+01:00',
    ],
    invalid: [
      '08:30:00',
      '8:30:00Z',
      '08:30Z',
      '25:00:00Z',
      '08:60:00Z',
      '12:00:60Z',
      '08:30:00.Z',
      '08:30:00+24:00',
      '08:30:00+01:60',
      '08:30:00+1',
      '08:30:00+01:3',
      '08:30:00+01300',
      '08:30:00+01:',
      '08:30:00Zx',
      '12:00:59.99999999999999999999Z',
    ],
  },
  'date-time': {
    check: isDateTime,
    valid: [
      '2026-11-21T08:30:00Z',
      '2026-11-21t08:30:00.123456+02:00',
      '2026-11-21 08:30:00Z',
      '2026-11-21\u00a008:30:00Z',
      '1998-12-31T23:59:60Z',
    ],
    invalid: [
      '2026-11-21',
      '2026-11-21T08:30:00',
      '2026-02-30T08:30:00Z',
      '2026-11-21T08:30:00Z ',
      '2026-11-21TT08:30:00Z',
      '2026-11-21_08:30:00Z',
      '1998-12-31T22:59:60Z',
    ],
  },
  duration: {
    check: isDuration,
    valid: ['P1Y2M3DT4H5M6S', 'P2W', 'PT1M', 'P1D', 'PT36H', 'P1YT1S'],
    invalid: ['P', 'PT', 'P1', 'P1W1D', 'P1DT', '1D', 'P1S', 'PT1D', 'P1M1Y', 'P1D ', 'PW', 'p1D'],
  },
  uri: {
    check: isUri,
    valid: [
      'https://api.example.com/repos/a/b?page=2#top',
      'http://user:pw@[::1]:8080/x',
      'urn:isbn:1',
      'mailto:a@b.c',
      'http://[v1.x:y]/',
      'a:/',
      'http://[::ffff:1.2.3.004]',
      'http://x/%2Fa',
      'http://a:b:c',
    ],
    invalid: [
      '',
      '/a',
      'a',
      'a:',
      '1a:b',
      'http://[::1',
      'http://[::1]x',
      'http://a b',
      'http://a/%2',
      'http://x/{id}',
      'http://é',
      'a:b[::1]',
      'http://[1:2]',
      'http://x#a#b',
      'http://"@[::1]',
    ],
  },
  'uri-reference': {
    check: isUriReference,
    valid: [
      '',
      '/a/b',
      '?q',
      '#f',
      '//h/p',
      'a:b',
      '../x',
      '//[::1]',
      '/[::1]:1/a',
      'x://u@[::]?q',
      '1a:b//c',
    ],
    invalid: ['a b', '[', '//[::1]a', '%', '#a#', '\\', 'x:[::1]', '{a}'],
  },
  'uri-template': {
    check: isUriTemplate,
    valid: ['', '/a{/id}{?page,per_page:3,keys*}', '{+x}', '%20', '{a:9999}', '{%41}', 'é', '{|x}'],
    invalid: [
      '{',
      '}',
      '{}',
      '{a',
      '{a:0}',
      '{a:10000}',
      '{a,}',
      '%2',
      'a b',
      "'",
      '{a*b}',
      '{a:1*}',
      '{++a}',
      '|',
    ],
  },
  email: {
    check: isEmail,
    valid: ['a@b.co', 'first.last+tag@sub.example.org', "o'b@x-y.z1"],
    invalid: [
      'a',
      'a@b',
      '@b.c',
      'a@',
      '.a@b.c',
      'a.@b.c',
      'a..b@c.d',
      'a@-b.c',
      'a@b-.c',
      'a@b..c',
      'a@b.c.',
      'a b@c.d',
      'a@b@c.d',
      'é@b.c',
    ],
  },
  hostname: {
    check: isHostname,
    valid: [
      'a',
      'example.com',
      'example.com.',
      'a-b.c',
      'x'.repeat(63),
      `${'a.'.repeat(126)}a`,
      `${'a.'.repeat(127)}`,
    ],
    invalid: ['', '.', '-a', 'a-', 'a..b', 'a_b', 'x'.repeat(64), `${'a.'.repeat(127)}a`, 'é', 'a b', 'a..'],
  },
  ipv4: {
    check: isIpv4,
    valid: ['0.0.0.0', '255.255.255.255', '10.1.20.199'],
    invalid: ['256.1.1.1', '1.1.1', '1.1.1.1.1', '01.1.1.1', '1..1.1', '1.1.1.1 ', '', 'a.b.c.d'],
  },
  ipv6: {
    check: isIpv6,
    valid: [
      '::',
      '::1',
      '1::',
      '1:2:3:4:5:6:7:8',
      '1:2:3:4:5:6:7::',
      '::2:3:4:5:6:7:8',
      '::ffff:1.2.3.4',
      '1:2:3:4:5:6:1.2.3.4',
      'fe80::A',
    ],
    invalid: [
      '',
      ':',
      ':::',
      '1:2:3:4:5:6:7',
      '1:2:3:4:5:6:7:8:9',
      '1::2::3',
      '12345::',
      '::1.2.3',
      '1:2:3:4:5:6:7:1.2.3.4',
      '::01.2.3.4',
      '1:',
      ':1',
      'g::',
      '1.2.3.4',
      '1:2:3:4:5:6:7:8::',
    ],
  },
  uuid: {
    check: isUuid,
    valid: ['123e4567-e89b-12d3-a456-426614174000', 'URN:uuid:123E4567-e89b-12d3-a456-426614174000'],
    invalid: [
      '',
      '123e4567e89b12d3a456426614174000',
      '123e4567-e89b-12d3-a456-42661417400g',
      '{123e4567-e89b-12d3-a456-426614174000}',
    ],
  },
  regex: { check: isRegex, valid: ['', 'a+', '\\\\Z', '[^]'], invalid: ['(', '[', 'a\\Z', '*'] },
  'json-pointer': {
    check: isJsonPointer,
    valid: ['', '/', '/a~0b/~1', '/a\nb'],
    invalid: ['a', '/~', '/~2', '#/a'],
  },
  'relative-json-pointer': {
    check: isRelativeJsonPointer,
    valid: ['0', '0#', '12/a', '1/~1'],
    invalid: ['', '01', '-1', '/a', '0##', '1/~2', '0a'],
  },
  byte: {
    check: isByte,
    valid: ['', 'aGk=', 'YQ==', 'abcd', '!!!\nYWJj', '!\n', '\r\n'],
    invalid: ['a', 'a===', 'ab=c', 'ab c', 'YQ=', '=', '!!!!', 'a\nb'],
  },
};

describe.each(Object.entries(formats))('%s', (name, { check, valid, invalid }) => {
  const theirs = verdictOf(name);

  it.each(valid)('takes %j', (text) => {
    expect(check(text)).toBe(true);
    expect(theirs(text)).toBe(true);
  });

  it.each(invalid)('refuses %j', (text) => {
    expect(check(text)).toBe(false);
    expect(theirs(text)).toBe(false);
  });

  it('agrees with ajv-formats on changed texts', () => {
    const seeds = [...valid, ...invalid];
    fastCheck.assert(
      fastCheck.property(changed(seeds), (text) => {
        expect({ text, verdict: check(text) }).toEqual({ text, verdict: theirs(text) });
      }),
      { numRuns: 5_000 },
    );
  });
});

it.each<[format: string, check: (value: number) => boolean, valid: number[], invalid: number[]]>([
  ['int32', isInt32, [0, -0, 2 ** 31 - 1, -(2 ** 31)], [1.5, 2 ** 31, -(2 ** 31) - 1, Infinity, NaN]],
  ['int64', isInt64, [0, -0, 2 ** 53, -(2 ** 63), 2 ** 63 - 1024], [1.5, 2 ** 63, -(2 ** 64), Infinity, NaN]],
])('%s', (_, check, valid, invalid) => {
  expect(valid.filter((value) => !check(value))).toEqual([]);
  expect(invalid.filter(check)).toEqual([]);
});

it('takes time that grows with the length of a text alone', () => {
  const long = 100_000;
  const texts = [
    'a',
    '1',
    '-',
    '.',
    ':',
    '/',
    '%',
    '{',
    '~',
    'a.',
    'a@',
    ':a',
    '/~0',
    '{a}',
    'http://a',
    'P1Y',
    '\n',
  ].flatMap((part) => [part.repeat(long / part.length), `http://${part.repeat(long / part.length)} `]);
  const start = performance.now();
  for (const { check } of Object.values(formats).filter((format) => format.check !== isRegex))
    texts.forEach(check);
  expect(performance.now() - start).toBeLessThan(5_000);
});

/** What ajv-formats says in its mode `full`. */
function verdictOf(name: string): (text: string) => boolean {
  const format = fullFormats[name as keyof typeof fullFormats];
  if (format instanceof RegExp) return (text) => format.test(text);
  const validate = typeof format === 'function' ? format : Reflect.get(Object(format), 'validate');
  return (text) => validate(text);
}

/** A text with some characters taken out, put in or replaced, mostly by ones that mean something in formats. */
function changed(seeds: readonly string[]): fastCheck.Arbitrary<string> {
  const alphabet = [...`09azAZfgTZtzPYMDWHS.:-+/?#[]@%{}~_=!$&'"()*,;|^\\ \n\u2028\u00a0ſKé`];
  const change = fastCheck.record({
    at: fastCheck.nat(40),
    remove: fastCheck.nat(2),
    insert: fastCheck.string({ unit: fastCheck.constantFrom(...alphabet), maxLength: 3 }),
  });
  return fastCheck
    .tuple(fastCheck.constantFrom(...seeds), fastCheck.array(change, { maxLength: 3 }))
    .map(([seed, changes]) =>
      changes.reduce(
        (text, { at, remove, insert }) => text.slice(0, at) + insert + text.slice(at + remove),
        seed,
      ),
    );
}
