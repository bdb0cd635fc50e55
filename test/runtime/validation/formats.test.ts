import fastCheck from 'fast-check';
import * as peers from '@hyperjump/json-schema-formats';
import { describe, expect, it } from 'vitest';
import { isByte } from '../../../runtime/validation/formats/byte.ts';
import { isDate } from '../../../runtime/validation/formats/date.ts';
import { isDateTime } from '../../../runtime/validation/formats/date-time.ts';
import { isDuration } from '../../../runtime/validation/formats/duration.ts';
import { isEmail, isIdnEmail } from '../../../runtime/validation/formats/email.ts';
import { isHostname } from '../../../runtime/validation/formats/hostname.ts';
import { isInt32, isInt64 } from '../../../runtime/validation/formats/integer.ts';
import { isIpv4 } from '../../../runtime/validation/formats/ipv4.ts';
import { isIpv6 } from '../../../runtime/validation/formats/ipv6.ts';
import { isJsonPointer, isRelativeJsonPointer } from '../../../runtime/validation/formats/json-pointer.ts';
import { isRegex } from '../../../runtime/validation/formats/regex.ts';
import { isTime } from '../../../runtime/validation/formats/time.ts';
import { isIri, isIriReference, isUri, isUriReference } from '../../../runtime/validation/formats/uri.ts';
import { isUriTemplate } from '../../../runtime/validation/formats/uri-template.ts';
import { isUuid } from '../../../runtime/validation/formats/uuid.ts';

type Check = (text: string) => boolean;

/** A format: what it is checked by, what another implementation of the same texts says, and verdicts by section. */
interface Format {
  readonly check: Check;
  /** Undefined for texts of which the other implementation takes another view; those are in the verdicts. */
  readonly peer?: (text: string) => boolean | undefined;
  readonly verdicts: Readonly<Record<string, { readonly valid?: string[]; readonly invalid?: string[] }>>;
}

const LEAP = /:60/;

const formats: Readonly<Record<string, Format>> = {
  date: {
    check: isDate,
    peer: peers.isDate,
    verdicts: {
      'RFC 3339 5.6 full-date': {
        valid: ['2026-11-21', '0000-01-01', '9999-12-31'],
        invalid: ['2026-1-01', '26-01-01', '', '2026-01-01 ', '2026-01-01\n', '20260101', '+2026-01-01'],
      },
      'RFC 3339 5.7 days of a month': {
        valid: ['2024-02-29', '2000-02-29', '2026-12-31'],
        invalid: ['2026-02-29', '1900-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-01-00'],
      },
    },
  },
  time: {
    check: isTime,
    peer: (text) => (LEAP.test(text) ? undefined : peers.isTime(text)),
    verdicts: {
      'RFC 3339 5.6 partial-time': {
        valid: ['08:30:00Z', '08:30:00.123z', '12:00:59.99999999999999999999Z', '23:59:59.0Z'],
        invalid: [
          '8:30:00Z',
          '08:30Z',
          '24:00:00Z',
          '25:00:00Z',
          '08:60:00Z',
          '08:30:61Z',
          '08:30:00.Z',
          '08:30:00,5Z',
          '0830:00Z',
        ],
      },
      'RFC 3339 5.6 time-offset': {
        valid: ['00:00:00+05:30', '00:00:00-00:00', '00:00:00+23:59'],
        invalid: [
          '08:30:00',
          '12:00:00+02',
          '08:30:00+0530',
          '08:30:00+24:00',
          '08:30:00+01:60',
          '08:30:00+1:30',
          '08:30:00+01:3',
          '08:30:00+01300',
          '08:30:00+01:',
          '08:30:00Zx',
          '08:30:00Z\n',
          '08:30:00 Z',
          '24:59:30+01:00',
        ],
      },
      'RFC 3339 5.7 leap seconds': {
        valid: [
          '23:59:60Z',
          '23:59:60.5Z',
          '22:59:60-01:00',
          '01:29:60+01:30',
          '23:29:60+23:30',
          '00:29:60-23:30',
        ],
        invalid: ['12:00:60Z', '23:58:60Z', '23:59:60+00:30', '22:59:60Z', '23:59:61Z'],
      },
    },
  },
  'date-time': {
    check: isDateTime,
    peer: (text) => (LEAP.test(text) ? undefined : peers.isDateTime(text)),
    verdicts: {
      'RFC 3339 5.6 date-time': {
        valid: [
          '2026-11-21T08:30:00Z',
          '2026-11-21t08:30:00.123456+02:00',
          '2024-02-29T00:00:00z',
          '2026-11-21T08:30:00.1234567890123Z',
        ],
        invalid: [
          '2026-11-21',
          '2026-11-21T08:30:00',
          '2026-02-30T08:30:00Z',
          '2026-11-21T08:30:00Z ',
          '2026-11-21TT08:30:00Z',
          '2026-11-21_08:30:00Z',
          '2026-11-21 08:30:00Z',
          '2026-11-21\n08:30:00Z',
          '2026-11-21\u00a008:30:00Z',
          '2026-11-21T08:30:00+02',
          '2026-11-21T08:30:00+0200',
          '2026-11-21T24:00:00Z',
        ],
      },
      'RFC 3339 5.7 leap seconds': {
        valid: [
          '1998-12-31T23:59:60Z',
          '1990-12-31T15:59:60.123-08:00',
          '2017-01-01T00:59:60+01:00',
          '2016-02-29T23:59:60Z',
        ],
        invalid: [
          '1998-12-31T22:59:60Z',
          '1998-12-30T23:59:60Z',
          '2017-01-02T00:59:60+01:00',
          '1990-12-31T23:59:60-08:00',
          '2016-02-28T23:59:60Z',
        ],
      },
    },
  },
  duration: {
    check: isDuration,
    peer: peers.isDuration,
    verdicts: {
      'RFC 3339 appendix A': {
        valid: [
          'P1Y2M3DT4H5M6S',
          'P2W',
          'PT1M',
          'P1D',
          'PT36H',
          'P1YT1S',
          'P1Y2M',
          'P1M2D',
          'PT1H2M',
          'PT0S',
          'P00001D',
        ],
        invalid: [
          '',
          'P',
          'PT',
          'P1',
          'P1W1D',
          'P1DT',
          '1D',
          'P1S',
          'PT1D',
          'P1M1Y',
          'P1D ',
          'P1D\n',
          'PW',
          'p1D',
          'P1Y1D',
          'PT1H1S',
          '-P1D',
          'P1.5D',
          'P१D',
        ],
      },
    },
  },
  uri: {
    check: isUri,
    peer: knownAddress(peers.isUri),
    verdicts: {
      'RFC 3986 3.1 scheme': {
        valid: ['a:', 'a+b-c.1:x', 'A:b'],
        invalid: ['', '/a', 'a', '1a:b', '+a:b', ':a', 'a_b:c'],
      },
      'RFC 3986 3.2 authority': {
        valid: [
          'http://user:pw@h:8080/x',
          'a://',
          'a://:80',
          'a://@',
          'a://h:',
          'http://-._~!$&()*+,;=/',
          'http://%41',
        ],
        invalid: ['http://a:b:c', 'http://a:b', 'http://a@b@c', 'http://a b', 'http://é', 'http://"@h'],
      },
      'RFC 3986 3.2.2 address': {
        valid: [
          'http://u@[::1]:8080/x',
          'http://[v1.x:y]/',
          'http://[::ffff:1.2.3.4]',
          'http://[::]?q',
          'http://[::]#f',
        ],
        invalid: [
          'http://[::1',
          'http://[::1]x',
          'http://[1:2]',
          'http://[::ffff:1.2.3.004]',
          'http://[v.x]',
          'http://[::1]:a',
          'a:b[::1]',
          'a:[::1]',
          'http:/[::1]',
        ],
      },
      'RFC 3986 3.3 path': {
        valid: ['urn:isbn:1', 'mailto:a@b.c', 'a:/', 'http://x/%2Fa', 'a:b//c', 'a:.', 'a:%41'],
        invalid: [
          'http://a/%2',
          'http://a/%zz',
          'http://x/{id}',
          'http://x/a b',
          'http://x/\\',
          'http://x/[',
          'http://x/`',
          'http://x/"',
        ],
      },
      'RFC 3986 3.4 query and 3.5 fragment': {
        valid: ['https://api.example.com/a?page=2#top', 'a:?', 'a:#', 'a:?a?b/c', 'a:#a?b/c'],
        invalid: ['http://x#a#b', 'http://x?a|b', 'http://x?\n', 'http://x?[a]'],
      },
    },
  },
  'uri-reference': {
    check: isUriReference,
    peer: knownAddress(peers.isUriReference),
    verdicts: {
      'RFC 3986 4.1 URI-reference': {
        valid: ['a:b', 'http://h/p', 'a:', 'x://u@[::]?q'],
        invalid: ['a b', '%', '\\', '{a}', 'x:[::1]', '#a#', '/"'],
      },
      'RFC 3986 4.2 relative-part': {
        valid: [
          '',
          '/',
          '/a/b',
          '/a:b',
          '?q',
          '#f',
          '//h/p',
          '//h:1',
          '//[::1]',
          '../x',
          './12:00',
          'a/b:c',
          'a?b:c',
          'a#b:c',
        ],
        invalid: [
          '12:00:00',
          '1a:b//c',
          ':',
          ':a',
          '%41:b',
          'a_b:c',
          '[',
          '//[::1]a',
          '//a:b',
          '//a@b@c',
          '/[::1]:1/a',
        ],
      },
    },
  },
  iri: {
    check: isIri,
    peer: knownAddress(peers.isIri),
    verdicts: {
      'RFC 3987 2.2 IRI': {
        valid: [
          'http://ƒøø.ßår/?∂éœ=πîx#πîüx',
          'a:é',
          'http://é@h',
          'http://[::1]/é',
          'a:\u{1f600}',
          'a:?\ue000',
        ],
        invalid: [
          '/âππ',
          'âππ',
          'http://\u{2001}:0db8:85a3',
          'a:\u{80}',
          'a:\ue000',
          'a:#\ue000',
          'a:\ufffe',
          'a:\u{1ffff}',
          'é:a',
          'a:\ud800',
          'a: ',
        ],
      },
    },
  },
  'iri-reference': {
    check: isIriReference,
    peer: knownAddress(peers.isIriReference),
    verdicts: {
      'RFC 3987 2.2 IRI-reference': {
        valid: ['', 'âππ', '//ƒøø.ßår/?∂', '#ƒrägmênt', '/é:é', 'é/a:b'],
        invalid: ['#ƒräg\\mênt', 'é:a', '\\\\WINDOWS\\filëßåré', 'a b'],
      },
    },
  },
  'uri-template': {
    check: isUriTemplate,
    peer: (text) => (text.includes("'") ? undefined : peers.isUriTemplate(text)),
    verdicts: {
      'RFC 6570 2.1 literals': {
        valid: ['', '/a', '%20', 'é', '!#$&()*+,-./:;=?@[]_~', '\ue000', '\u{1f600}'],
        invalid: ['%2', 'a b', "'", '|', '}', '<', '>', '^', '`', '\\', '"', '\u{7f}', '\u{80}', '\ufffe'],
      },
      'RFC 6570 2.2 expressions': {
        valid: ['/a{/id}{?page,per_page:3,keys*}', '{+x}', '{|x}', '{a}{b}'],
        invalid: ['{', '{}', '{a', '{a,}', '{++a}', '{{a}}', '{ a}'],
      },
      'RFC 6570 2.3 variables': {
        valid: ['{a.b}', '{%41}', '{_}', '{a.b.c_1}'],
        invalid: ['{.}', '{a.}', '{a..b}', '{a-b}', '{é}', '{%4}'],
      },
      'RFC 6570 2.4 modifiers': {
        valid: ['{a:9999}', '{a*}'],
        invalid: ['{a:0}', '{a:10000}', '{a*b}', '{a:1*}', '{a:}'],
      },
    },
  },
  email: {
    check: isEmail,
    peer: asciiMailbox(peers.isEmail),
    verdicts: {
      'RFC 5321 4.1.2 Local-part': {
        valid: [
          'first.last+tag@sub.example.org',
          "o'b@x-y.z1",
          '"a b"@c.d',
          '"a..b"@c.d',
          '"a@b"@c.d',
          '"a\\"b"@c.d',
          '""@c.d',
          '~@c.d',
        ],
        invalid: [
          'a',
          '@b.c',
          '.a@b.c',
          'a.@b.c',
          'a..b@c.d',
          'a b@c.d',
          'a@b@c.d',
          'é@b.c',
          '"a@c.d',
          '"a"b@c.d',
          '"\n"@c.d',
          '"é"@c.d',
          '<a@b.c>',
          'A <a@b.c>',
        ],
      },
      'RFC 5321 4.1.2 Domain': {
        valid: ['a@b.co', 'a@localhost', 'a@b', 'a@1.2', 'a@b--c.d'],
        invalid: ['a@', 'a@-b.c', 'a@b-.c', 'a@b..c', 'a@b.c.', 'a@.b', 'a@b_c.d', 'a@é.c', 'a@b.c\n'],
      },
      'RFC 5321 4.1.3 address-literal': {
        valid: [
          'a@[192.0.2.1]',
          'a@[192.000.002.001]',
          'a@[IPv6:::1]',
          'a@[ipv6:1:2:3:4:5:6:7:8]',
          '"["@[1.2.3.4]',
          'a@[x-1:y]',
        ],
        invalid: [
          'a@[127.0.0.300]',
          'a@[::1]',
          'a@[IPv6:1]',
          'a@[1.2.3.4',
          'a@[1.2.3.4]x',
          'a@[]',
          'a@[x-:y]',
          'a@[x:]',
          'a@[x:\\]',
          'a@[x: ]',
        ],
      },
    },
  },
  'idn-email': {
    check: isIdnEmail,
    peer: asciiMailbox(peers.isIdnEmail),
    verdicts: {
      'RFC 6531 3.3': {
        valid: ['실례@실례.테스트', 'a@b.c', 'é.è@x', '"é"@x', 'é@[192.0.2.1]', '\u{1f600}@x'],
        invalid: ['2962', '.é@x', 'é@', 'é@-x', 'é é@x', '실례@실례.', '\ud800@x'],
      },
    },
  },
  hostname: {
    check: isHostname,
    peer: (text) => (text.length > 250 ? undefined : peers.isHostname(text)),
    verdicts: {
      'RFC 1123 2.1': {
        valid: ['a', '1', 'example.com', '3com.com', 'a-b.c', 'a--b', 'xn--4gbwdl.xn--wgbh1c', '1.2.3.4'],
        invalid: [
          '',
          '.',
          '-a',
          'a-',
          'a..b',
          'a_b',
          'é',
          'a b',
          '.a',
          'a.',
          'example.com.',
          'a..',
          'a.-b',
          'a\n',
        ],
      },
      'RFC 1034 3.1 lengths': {
        valid: ['x'.repeat(63), `${'a.'.repeat(126)}a`],
        invalid: ['x'.repeat(64), `${'a.'.repeat(127)}a`],
      },
    },
  },
  ipv4: {
    check: isIpv4,
    peer: peers.isIPv4,
    verdicts: {
      'RFC 2673 3.2 dotted-quad': {
        valid: ['0.0.0.0', '255.255.255.255', '10.1.20.199'],
        invalid: [
          '256.1.1.1',
          '1.1.1',
          '1.1.1.1.1',
          '01.1.1.1',
          '1..1.1',
          '1.1.1.1 ',
          '',
          'a.b.c.d',
          '0x1.1.1.1',
          '1.1.1.१',
          '1.1.1.1\n',
        ],
      },
    },
  },
  ipv6: {
    check: isIpv6,
    peer: peers.isIPv6,
    verdicts: {
      'RFC 4291 2.2': {
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
          'fe80::1%eth0',
          '::1/64',
          '::1\n',
        ],
      },
    },
  },
  uuid: {
    check: isUuid,
    peer: peers.isUuid,
    verdicts: {
      'RFC 9562 4': {
        valid: [
          '123e4567-e89b-12d3-a456-426614174000',
          '123E4567-E89b-F2d3-0456-426614174000',
          '00000000-0000-0000-0000-000000000000',
          'ffffffff-ffff-ffff-ffff-ffffffffffff',
        ],
        invalid: [
          '',
          'urn:uuid:123e4567-e89b-12d3-a456-426614174000',
          '123e4567e89b12d3a456426614174000',
          '123e4567-e89b-12d3-a456-42661417400g',
          '{123e4567-e89b-12d3-a456-426614174000}',
          '123e4567-e89b-12d3-a456-426614174000\n',
          '123e4567-e89b-12d3-a456-4266141740000',
        ],
      },
    },
  },
  regex: {
    check: isRegex,
    peer: peers.isRegex,
    verdicts: {
      'ECMA-262 22.2.1 with u': {
        valid: [
          '',
          'a+',
          '\\\\Z',
          '[^]',
          '\\p{L}',
          '^(?<a>x)\\k<a>$',
          '\\u{1f600}',
          'a{1,2}',
          '(?=a)',
          '(?<!a)',
          '\\/',
        ],
        invalid: [
          '(',
          '[',
          'a\\Z',
          '\\A',
          '*',
          '{}',
          '}',
          'a{',
          ']',
          '\\p{Foo}',
          'a**',
          '\\-',
          '(?i)a',
          '\\1',
        ],
      },
    },
  },
  'json-pointer': {
    check: isJsonPointer,
    peer: (text) => (text.isWellFormed() ? peers.isJsonPointer(text) : undefined),
    verdicts: {
      'RFC 6901 3': {
        valid: ['', '/', '/a~0b/~1', '/a\nb', '//', '/é', '/a b'],
        invalid: ['a', '/~', '/~2', '#/a', '~0', '/~~0'],
      },
    },
  },
  'relative-json-pointer': {
    check: isRelativeJsonPointer,
    peer: (text) => (text.isWellFormed() ? peers.isRelativeJsonPointer(text) : undefined),
    verdicts: {
      'draft-bhutton-relative-json-pointer-00 3': {
        valid: ['0', '0#', '12/a', '1/~1', '0+1', '0-1/a', '10+0'],
        invalid: ['', '01', '-1', '/a', '0##', '1/~2', '0a', '0+', '0+01', '0+1#', '0#/a', '+1'],
      },
    },
  },
  byte: {
    check: isByte,
    verdicts: {
      'RFC 4648 4': {
        valid: ['', 'aGk=', 'YQ==', 'abcd', '+/+/'],
        invalid: [
          'a',
          'a===',
          'ab=c',
          'ab c',
          'YQ=',
          'YQ',
          '=',
          '====',
          '!!!!',
          'a\nb',
          'YWJj\n',
          '!!!\nYWJj',
          '-_-_',
          '\r\n',
        ],
      },
    },
  },
};

/** Without addresses of versions to come, which the peer refuses to judge. */
function knownAddress(peer: Check): (text: string) => boolean | undefined {
  return (text) => (/\[v/i.test(text) ? undefined : peer(text));
}

/** Without addresses of kinds that the peer refuses to judge, and without the zeros before numbers that it does not know. */
function asciiMailbox(peer: Check): (text: string) => boolean | undefined {
  return (text) => (/@\[|[^\0-~]/.test(text) ? undefined : peer(text));
}

const rows = Object.entries(formats).flatMap(([name, { check, peer, verdicts }]) =>
  Object.entries(verdicts).flatMap(([section, { valid = [], invalid = [] }]) =>
    [...valid.map((text) => ({ text, want: true })), ...invalid.map((text) => ({ text, want: false }))].map(
      (row) => ({ name, section, check, peer, ...row }),
    ),
  ),
);

it.each(rows)('$name, $section: $text is $want', ({ check, peer, text, want }) => {
  expect(check(text)).toBe(want);
  expect(peer?.(text) ?? want).toBe(want);
});

describe.each(Object.entries(formats))('%s', (_, { check, peer, verdicts }) => {
  it('agrees with another implementation on changed texts', () => {
    const seeds = Object.values(verdicts).flatMap(({ valid = [], invalid = [] }) => [...valid, ...invalid]);
    fastCheck.assert(
      fastCheck.property(changed(seeds), (text) => {
        const verdict = check(text);
        expect({ text, verdict }).toEqual({ text, verdict: peer?.(text) ?? verdict });
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

const parts = [
  ...'a1-.:/%{~"[é\n',
  'a.',
  'a@',
  ':a',
  '/~0',
  '{a}',
  '{a.',
  'http://a',
  'P1Y',
  '%41',
  '\\"',
  '@[',
  'a-',
  '1:',
];

it('takes time that grows with the length of a text alone', () => {
  const long = 100_000;
  const texts = parts.flatMap((part) => {
    const run = part.repeat(long / part.length);
    return [run, `http://${run} `, `http://a@${run}`, `"${run}"@b`, `a@${run} `, `{${run}`];
  });
  const slow = Object.entries(formats)
    .filter(([name]) => name !== 'regex')
    .flatMap(([name, { check }]) =>
      texts.map((text) => {
        const start = performance.now();
        check(text);
        return { name, text: text.slice(0, 20), milliseconds: performance.now() - start };
      }),
    )
    .filter(({ milliseconds }) => milliseconds > 500);
  expect(slow).toEqual([]);
});

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

it.each([
  ['a'.repeat(20_000), true],
  ['a'.repeat(20_001), false],
  ['\\p{L}'.repeat(200_000), false],
])('a regular expression has a bounded length', (text, want) => {
  expect(isRegex(text)).toBe(want);
});
