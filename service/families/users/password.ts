import { scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Secrets } from '../../secrets.ts';

const derive = promisify<string, string, number, Buffer>(scrypt);

/** The stored form of a password: `scrypt:<salt>:<hash>`, both in hexadecimal digits. */
export async function passwordHash(password: string, secrets: Secrets): Promise<string> {
  const salt = secrets.hex(16);
  return `scrypt:${salt}:${(await derive(password, salt, 32)).toString('hex')}`;
}

/** Whether a password matches the stored one. False if there is none. */
export async function isPassword(password: string, known: string | null): Promise<boolean> {
  const [kind, salt = '', digits = ''] = (known ?? '').split(':');
  if (kind !== 'scrypt' || digits === '') return false;
  return timingSafeEqual(await derive(password, salt, 32), Buffer.from(digits, 'hex'));
}
