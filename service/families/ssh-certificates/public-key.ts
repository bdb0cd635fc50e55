import { createHash } from 'node:crypto';
import { WireReader } from './wire-reader.ts';

/** A public key of SSH, with the properties that the settings of an instance distinguish. */
export interface PublicKey {
  readonly family: 'rsa' | 'dsa' | 'ecdsa' | 'ed25519' | 'ecdsa_sk' | 'ed25519_sk';
  readonly bits: number;
  /** SHA-256 of the key, in base64 without padding, as `ssh-keygen -l` writes it. */
  readonly fingerprint: string;
}

/** Maximum length of a key; RSA has at most 16,384 bits, which are 2 KiB. */
const longestText = 16_384;

/**
 * Reads a public key in the form of SSH files: type, base64, and an optional comment (RFC 4253 6.6, RFC 5656 3.1, RFC
 * 8709 4). Undefined for everything else: unknown types, private keys, certificates, keys with missing or extra bytes.
 */
export function readPublicKey(text: string): PublicKey | undefined {
  const line = text.trim();
  if (line.length > longestText || /[\r\n\0]/.test(line)) return undefined;
  const [type = '', base64 = ''] = line.split(/[ \t]+/, 2);
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64) || base64.length % 4 !== 0) return undefined;
  const blob = Buffer.from(base64, 'base64');
  if (blob.toString('base64') !== base64) return undefined;
  const reader = new WireReader(blob);
  if (!Object.hasOwn(readers, type) || reader.text() !== type) return undefined;
  const key = readers[type as keyof typeof readers](reader);
  if (key === undefined || !reader.isAtEnd) return undefined;
  const fingerprint = createHash('sha256').update(blob).digest('base64').replace(/=+$/, '');
  return { ...key, fingerprint };
}

type Read = (reader: WireReader) => Omit<PublicKey, 'fingerprint'> | undefined;

const readers = {
  'ssh-rsa': (reader) => {
    const exponent = reader.integer();
    const bits = bitsOf(reader.integer());
    const isOdd = exponent !== undefined && exponent.length > 0 && ((exponent.at(-1) ?? 0) & 1) === 1;
    return isOdd && bits >= 512 ? { family: 'rsa', bits } : undefined;
  },
  'ssh-dss': (reader) => {
    const [bits = 0, ...others] = [
      reader.integer(),
      reader.integer(),
      reader.integer(),
      reader.integer(),
    ].map(bitsOf);
    return bits >= 512 && others.every((other) => other > 0) ? { family: 'dsa', bits } : undefined;
  },
  'ecdsa-sha2-nistp256': curve('ecdsa', 'nistp256', 256),
  'ecdsa-sha2-nistp384': curve('ecdsa', 'nistp384', 384),
  'ecdsa-sha2-nistp521': curve('ecdsa', 'nistp521', 521),
  'ssh-ed25519': (reader) => (reader.bytes()?.length === 32 ? { family: 'ed25519', bits: 256 } : undefined),
  'sk-ecdsa-sha2-nistp256@openssh.com': withApplication(curve('ecdsa_sk', 'nistp256', 256)),
  'sk-ssh-ed25519@openssh.com': withApplication((reader) =>
    reader.bytes()?.length === 32 ? { family: 'ed25519_sk', bits: 256 } : undefined,
  ),
} as const satisfies Readonly<Record<string, Read>>;

/** A point of a curve, uncompressed: 4, and two coordinates of equal length (RFC 5656 3.1). */
function curve(family: 'ecdsa' | 'ecdsa_sk', name: string, bits: number): Read {
  return (reader) => {
    const isNamed = reader.text() === name;
    const point = reader.bytes();
    const isPoint = point?.length === 1 + 2 * Math.ceil(bits / 8) && point[0] === 4;
    return isNamed && isPoint ? { family, bits } : undefined;
  };
}

/** Keys on security devices name their application. */
function withApplication(read: Read): Read {
  return (reader) => {
    const key = read(reader);
    const application = reader.text();
    return application === undefined || application === '' ? undefined : key;
  };
}

/** The number of bits of a positive integer, 0 for anything else. */
function bitsOf(integer: Uint8Array | undefined): number {
  const first = integer?.[0];
  return integer === undefined || first === undefined ? 0 : integer.length * 8 - Math.clz32(first) + 24;
}
