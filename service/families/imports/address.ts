import { lookup } from 'node:dns/promises';
import type { Reads } from '../../database/database.ts';
import { badRequest } from '../../http/refusals.ts';
import { readSettings } from '../application-settings/store.ts';
import { isLocalAddress, names } from './networks.ts';

/** The checked source of an import: git and requests connect to this address without resolving the name again. */
export interface CheckedAddress {
  readonly url: string;
  readonly address: string;
}

/**
 * Checks the URL of an import: http or https without credentials. No address of its host may be local, unless the
 * settings of the instance allow all such addresses or name this one. Throws a `Refusal` of 400.
 */
export async function checkedAddress(reads: Reads, text: string): Promise<CheckedAddress> {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw badRequest('Invalid URL: only http and https addresses can be imported');
  if (url.username !== '' || url.password !== '')
    throw badRequest('Invalid URL: credentials do not belong in the address');
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  const found = await lookup(host, { all: true }).catch(() => []);
  const [first] = found;
  if (first === undefined) throw badRequest('Invalid URL: the host has no address');
  const { values } = await readSettings(reads);
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  const isAllowed = (address: string): boolean =>
    values.allow_local_requests_from_hooks_and_services ||
    (values.outbound_local_requests_whitelist ?? []).some((entry) => names(entry, { host, port, address }));
  for (const { address, family } of found) {
    if (isLocalAddress(address, family === 6 ? 6 : 4) && !isAllowed(address))
      throw badRequest('Invalid URL: requests to the local network are not allowed');
  }
  return { url: url.href, address: first.address };
}
