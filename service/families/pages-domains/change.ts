import { invalid } from '../../http/refusals.ts';
import { checkKey, hasSameKey, readChain } from './certificate.ts';

/** The changes of a request to the certificate of a domain. */
export interface WantedCertificate {
  readonly certificate?: string;
  readonly key?: string;
}

/**
 * The certificate of a domain after a request (Part B 4.8). An empty certificate with an empty key removes it. A new
 * one requires its key, unless the key stays the same. Throws a `Refusal` of 400.
 */
export function certificateAfter(
  stored: string | null,
  { certificate, key }: WantedCertificate,
): string | null {
  if (certificate === undefined && key === undefined) return stored;
  if (certificate === '' && key === '') return null;
  if (certificate === '') throw invalid('certificate', "can't be blank, if the key is present");
  if (key === '') throw invalid('key', "can't be blank, if the certificate is present");
  const before = stored === null ? undefined : readChain(stored);
  const chain = certificate === undefined ? before : readChain(certificate);
  if (chain === undefined) throw invalid('certificate', "can't be blank, if the key is present");
  if (key !== undefined) checkKey(chain, key);
  else if (before === undefined) throw invalid('key', "can't be blank, if the certificate is present");
  else if (!hasSameKey(chain, before)) throw invalid('certificate', "doesn't match the key");
  return chain.pem;
}
