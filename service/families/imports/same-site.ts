import { badRequest } from '../../http/refusals.ts';

/**
 * The URL of a repository, if credentials for the API may be sent there: to the same host, or to its parent domain
 * (`api.code.example` and `code.example`), and never unencrypted if the API is encrypted.
 */
export function sameSite(api: string, address: string): string {
  const [known, wanted] = [new URL(api), URL.canParse(address) ? new URL(address) : undefined];
  const isSame = wanted?.host === known.host || known.host.endsWith(`.${wanted?.host}`);
  if (wanted === undefined || !isSame || (known.protocol === 'https:' && wanted.protocol !== 'https:'))
    throw badRequest('The repository is on a host that the provider is not on.');
  return wanted.href;
}
