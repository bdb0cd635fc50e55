import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';

/**
 * Encrypts texts that the service has to read again, such as credentials for other hosts, so that the database does not
 * reveal them.
 */
export interface Sealing {
  seal(text: string): string;
  /** The text; undefined if it was sealed with another key, or was changed. */
  open(sealed: string): string | undefined;
}

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Sealing with the key of a file, which is created if it does not exist, readable only by its owner. Rejects if the
 * file contains no key.
 */
export async function openSealing(file: string): Promise<Sealing> {
  const key = await keyOf(file);
  if (key.length !== keyBytes)
    throw new Error(
      `${file} holds no key of ${keyBytes} bytes. Put back a copy of it, or remove it for a new one: what imports under way have stored with it is lost then.`,
    );
  return {
    seal(text) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce);
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      if (bytes.length < nonceBytes + tagBytes) return undefined;
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes));
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        const content = bytes.subarray(nonceBytes + tagBytes);
        return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

/** The key of a file, which is created completely or not at all. */
async function keyOf(file: string): Promise<Buffer> {
  const known = await readFile(file).catch((error: unknown) => missing(error));
  if (known !== undefined) return known;
  const begun = `${file}.${randomBytes(8).toString('hex')}`;
  try {
    await writeFile(begun, randomBytes(keyBytes), { flag: 'wx', mode: 0o600, flush: true });
    // Another process may have been faster: a link never replaces a file.
    await link(begun, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(begun, { force: true });
  }
  return await readFile(file);
}

function missing(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  return undefined;
}
