import * as peers from '@hyperjump/json-schema-formats';
import { isEmail, isIdnEmail } from '../../../../runtime/validation/formats/email.ts';
import { isHostname } from '../../../../runtime/validation/formats/hostname.ts';
import { isIpv4 } from '../../../../runtime/validation/formats/ipv4.ts';
import { isIpv6 } from '../../../../runtime/validation/formats/ipv6.ts';
import type { Check, Format } from './format.ts';

/** Without addresses of kinds that the peer refuses to judge, and without the zeros before numbers that it does not know. */
function asciiMailbox(peer: Check): (text: string) => boolean | undefined {
  return (text) => (/@\[|[^\0-~]/.test(text) ? undefined : peer(text));
}

/** Mailboxes, hosts and addresses of machines (RFC 5321, 1123, 2673 and 4291). */
export const hosts: Readonly<Record<string, Format>> = {
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
};
