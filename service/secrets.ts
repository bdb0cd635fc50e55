import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Where what must not be guessed comes from: tokens, codes, storage names. */
export interface Secrets {
  /** That many random bytes in lower-case hexadecimal digits. */
  hex(bytes: number): string;
}

export const randomSecrets: Secrets = { hex: (bytes) => randomBytes(bytes).toString('hex') };

/** The same secrets for the same seed, for tests: they can be guessed. */
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

/** What is stored of a token. Tokens have 20 random bytes and more, so that a plain hash is enough. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
