import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { readPublicKey } from '../../families/ssh-certificates/public-key.ts';
import { isInstalled } from '../../../test/runs/programs.ts';

/** The parts of a key in the binary format of SSH. */
function blob(...parts: readonly (string | Uint8Array)[]): Buffer {
  return Buffer.concat(
    parts.flatMap((part) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(Buffer.byteLength(part));
      return [length, Buffer.from(part)];
    }),
  );
}

const line = (type: string, bytes: Uint8Array): string => `${type} ${Buffer.from(bytes).toString('base64')}`;
const key = (type: string, ...parts: readonly (string | Uint8Array)[]): string =>
  line(type, blob(type, ...parts));
/** A positive integer of so many bits. */
function integer(bits: number): Uint8Array {
  const bytes = Buffer.alloc(Math.ceil(bits / 8), 0xff);
  bytes[0] = 0xff >> (bytes.length * 8 - bits);
  return bits % 8 === 0 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes;
}
const point = (size: number): Uint8Array => Buffer.concat([Buffer.from([4]), Buffer.alloc(size * 2, 7)]);
const three = Buffer.from([3]);
const ed25519 = key('ssh-ed25519', Buffer.alloc(32, 1));

describe('a public key', () => {
  test.each([
    [ed25519, 'ed25519', 256],
    [`  ${ed25519} ann@host with a comment\n`, 'ed25519', 256],
    [key('ssh-rsa', three, integer(2048)), 'rsa', 2048],
    [key('ssh-rsa', three, integer(3071)), 'rsa', 3071],
    [key('ssh-dss', integer(1024), integer(160), integer(1023), integer(1024)), 'dsa', 1024],
    [key('ecdsa-sha2-nistp256', 'nistp256', point(32)), 'ecdsa', 256],
    [key('ecdsa-sha2-nistp384', 'nistp384', point(48)), 'ecdsa', 384],
    [key('ecdsa-sha2-nistp521', 'nistp521', point(66)), 'ecdsa', 521],
    [key('sk-ssh-ed25519@openssh.com', Buffer.alloc(32), 'ssh:'), 'ed25519_sk', 256],
    [key('sk-ecdsa-sha2-nistp256@openssh.com', 'nistp256', point(32), 'ssh:'), 'ecdsa_sk', 256],
  ])('%# is read', (text, family, bits) => {
    expect(readPublicKey(text)).toMatchObject({ family, bits });
  });

  test.each([
    ['nothing', ''],
    ['no blob', 'ssh-ed25519'],
    ['a type that is none of ours', key('toString', Buffer.alloc(32))],
    ['a certificate', key('ssh-rsa-cert-v01@openssh.com', three, integer(2048))],
    ['another type in the blob', line('ssh-rsa', blob('ssh-ed25519', Buffer.alloc(32)))],
    ['bytes to spare', line('ssh-ed25519', blob('ssh-ed25519', Buffer.alloc(32), 'x'))],
    ['bytes missing', line('ssh-ed25519', blob('ssh-ed25519', Buffer.alloc(32)).subarray(0, -1))],
    ['a length beyond the end', line('ssh-ed25519', Buffer.from([0xff, 0xff, 0xff, 0xff]))],
    ['a short key', key('ssh-ed25519', Buffer.alloc(31))],
    ['a negative modulus', key('ssh-rsa', three, Buffer.alloc(256, 0xff))],
    ['a padded modulus', key('ssh-rsa', three, Buffer.concat([Buffer.alloc(1), Buffer.alloc(256, 1)]))],
    ['an even exponent', key('ssh-rsa', Buffer.from([2]), integer(2048))],
    ['no modulus', key('ssh-rsa', three, Buffer.alloc(0))],
    ['another curve', key('ecdsa-sha2-nistp256', 'nistp384', point(48))],
    ['a compressed point', key('ecdsa-sha2-nistp256', 'nistp256', Buffer.alloc(33, 2))],
    ['no application', key('sk-ssh-ed25519@openssh.com', Buffer.alloc(32))],
    ['base64 with other bits at its end', `${ed25519.slice(0, -1)}${ed25519.endsWith('B') ? 'C' : '='}x`],
    [
      'a private key',
      '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjE=\n-----END OPENSSH PRIVATE KEY-----',
    ],
    ['two lines', `${ed25519}\n${ed25519}`],
    ['options before it', `command="x" ${ed25519}`],
    ['a megabyte', `ssh-rsa ${'A'.repeat(1_000_000)}`],
  ])('is not %s', (_, text) => {
    expect(readPublicKey(text)).toBeUndefined();
  });

  test('is whole: no other bytes of its blob are read as the same key', () => {
    const whole = blob('ssh-ed25519', Buffer.alloc(32, 1));
    fc.assert(
      fc.property(fc.nat(whole.length - 1), (length) => {
        expect(readPublicKey(line('ssh-ed25519', whole.subarray(0, length)))).toBeUndefined();
      }),
    );
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.uint8Array({ maxLength: 80 }), (text, bytes) => {
        const types = ['ssh-rsa', 'ssh-dss', 'ecdsa-sha2-nistp256', 'sk-ssh-ed25519@openssh.com'];
        const texts = [text, ...types.map((type) => line(type, Buffer.concat([blob(type), bytes])))];
        expect(() => texts.map(readPublicKey)).not.toThrow();
      }),
    );
  });
});

const folder = mkdtempSync(join(tmpdir(), 'forge-keys-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(!isInstalled('openssh-client'))('ssh-keygen', () => {
  test.each([
    ['ed25519', 256, 'ed25519'],
    ['rsa', 2048, 'rsa'],
    ['ecdsa', 384, 'ecdsa'],
    ['ecdsa', 521, 'ecdsa'],
  ])('makes keys of type %s with %i bits that are read, with the same fingerprint', (type, bits, family) => {
    const file = join(folder, `${type}${bits}`);
    execFileSync('/usr/bin/ssh-keygen', ['-q', '-t', type, '-b', String(bits), '-N', '', '-f', file]);
    const said = execFileSync('/usr/bin/ssh-keygen', ['-l', '-f', `${file}.pub`], { encoding: 'utf8' });
    const read = readPublicKey(readFileSync(`${file}.pub`, 'utf8'));
    expect(read).toMatchObject({ family, bits });
    expect(said).toContain(`SHA256:${read?.fingerprint} `);
  });
});
