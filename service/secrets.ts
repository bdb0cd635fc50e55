import { createHash, createHmac, randomBytes } from 'node:crypto';

/** The source of unpredictable values: tokens, codes, storage names. */
export interface Secrets {
  /** A number of random bytes in lower-case hexadecimal digits. */
  hex(bytes: number): string;
}

export const randomSecrets: Secrets = { hex: (bytes) => randomBytes(bytes).toString('hex') };

/** The same secrets for the same seed, for tests: they are predictable. */
export function seededSecrets(seed: string): Secrets {
  let given = 0;
  const block = (): string => createHmac('sha256', seed).update(String(++given)).digest('hex');
  return {
    hex(bytes) {
      let digits = '';
      while (digits.length < bytes * 2) digits += block();
      return digits.slice(0, bytes * 2);
    },
  };
}

/** The stored form of a token. Tokens have at least 20 random bytes, so a plain hash is enough. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
