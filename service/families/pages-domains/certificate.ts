import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import { invalid } from '../../http/refusals.ts';

/** A certificate, and its intermediate certificates. */
export interface Chain {
  readonly leaf: X509Certificate;
  readonly pem: string;
}

/** Maximum bytes of a certificate with its chain, or of a key. */
export const maxPemBytes = 65_536;
const longestChain = 10;
const block = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]*-----END CERTIFICATE-----/g;

/** Reads certificates in PEM, each signed by the next one (Part B 4.8). Throws a `Refusal` of 400. */
export function readChain(pem: string): Chain {
  if (pem.length > maxPemBytes) throw invalid('certificate', 'is too long');
  const texts = pem.match(block) ?? [];
  if (texts.length === 0) throw invalid('certificate', 'must be a valid PEM certificate');
  if (texts.length > longestChain) throw invalid('certificate', 'has too many intermediates');
  const certificates = texts.map((text) => parsed(text));
  const [leaf] = certificates;
  if (leaf === undefined) throw new Error('A certificate was found and is gone.');
  for (const [index, issuer] of certificates.slice(1).entries()) {
    const issued = certificates[index];
    if (issued === undefined || !issued.checkIssued(issuer) || !issued.verify(issuer.publicKey))
      throw invalid(
        'certificate',
        'must stand before the intermediates, from the most to the least specific',
      );
  }
  return { leaf, pem: `${texts.map((text) => text.trim()).join('\n')}\n` };
}

/** Refuses with 400 a key that is invalid, that is encrypted, or that belongs to another certificate. */
export function checkKey({ leaf }: Chain, pem: string): void {
  if (!leaf.checkPrivateKey(readKey(pem))) throw invalid('key', "doesn't match the certificate");
}

/** Whether both certificates have the same key. */
export function hasSameKey(one: Chain, other: Chain): boolean {
  return one.leaf.publicKey.equals(other.leaf.publicKey);
}

/** Whether a certificate has expired, or is not valid yet, at a time. */
export function isExpired({ leaf }: Chain, now: Date): boolean {
  return now > leaf.validToDate || now < leaf.validFromDate;
}

/** `/O=Acme/CN=docs.acme.example`. */
export function nameOf(text: string): string {
  return text
    .split('\n')
    .filter((part) => part !== '')
    .map((part) => `/${part}`)
    .join('');
}

/** The facts of a certificate for people. */
export function describe({ leaf }: Chain): string {
  const { asymmetricKeyType: kind, asymmetricKeyDetails: details } = leaf.publicKey;
  const size = details?.modulusLength ?? details?.namedCurve;
  const lines = [
    'Certificate:',
    '    Data:',
    `        Serial Number: ${leaf.serialNumber}`,
    `        Issuer: ${nameOf(leaf.issuer)}`,
    '        Validity',
    `            Not Before: ${leaf.validFrom}`,
    `            Not After : ${leaf.validTo}`,
    `        Subject: ${nameOf(leaf.subject)}`,
    `        Subject Public Key Info: ${kind ?? 'unknown'}${size === undefined ? '' : ` (${size})`}`,
    ...(leaf.subjectAltName === undefined
      ? []
      : [`        X509v3 Subject Alternative Name: ${leaf.subjectAltName}`]),
    `        SHA-256 Fingerprint: ${leaf.fingerprint256}`,
  ];
  return `${lines.join('\n')}\n`;
}

function parsed(text: string): X509Certificate {
  try {
    return new X509Certificate(text);
  } catch {
    throw invalid('certificate', 'must be a valid PEM certificate');
  }
}

function readKey(pem: string): KeyObject {
  try {
    if (pem.length <= maxPemBytes) return createPrivateKey(pem);
  } catch {
    // Refused below, without any detail of the key.
  }
  throw invalid('key', 'must be a valid PEM private key without a password');
}
