import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** PEM of a new certificate for `docs.example.com` and of its private key, by openssl. */
export function makeCertificate(): { readonly certificate: string; readonly key: string } {
  const folder = mkdtempSync(join(tmpdir(), 'forge-pem-'));
  const [certificate, key] = [join(folder, 'a.pem'), join(folder, 'a.key')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc'];
  const subject = ['-subj', '/O=Acme/CN=docs.example.com', '-days', '30'];
  try {
    execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-out', certificate, '-keyout', key], {
      stdio: 'pipe',
    });
    return { certificate: readFileSync(certificate, 'utf8'), key: readFileSync(key, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A new public key of type Ed25519 in the format of SSH (RFC 8709, section 4). */
export function makePublicKey(): string {
  const { x = '' } = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' });
  const prefix = Buffer.from('0000000b7373682d6564323535313900000020', 'hex');
  return `ssh-ed25519 ${Buffer.concat([prefix, Buffer.from(x, 'base64url')]).toString('base64')}`;
}
