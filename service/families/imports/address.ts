import { lookup } from 'node:dns/promises';
import { BlockList } from 'node:net';
import type { Reads } from '../../database/database.ts';
import { badRequest } from '../../http/refusals.ts';
import { readSettings } from '../application-settings/store.ts';

/** Where to import from: git connects to this address of the network and asks nobody again. */
export interface CheckedAddress {
  readonly url: string;
  readonly address: string;
}

/** Networks that are not of the public internet (RFC 6890, and what maps IPv4 into IPv6). */
const local = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  local.addSubnet(network, prefix, 'ipv4');
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  local.addSubnet(network, prefix, 'ipv6');

/** Whether an address belongs to no public network: loopback, private, link-local, reserved. */
export function isLocalAddress(address: string, family: 4 | 6): boolean {
  if (family === 4) return local.check(address, 'ipv4');
  return !global.check(address, 'ipv6') || local.check(address, 'ipv6');
}

/**
 * Checks where an import leads: http or https without credentials, and no address of its host is local, unless the settings of
 * the instance allow that. Throws a `Refusal` of 400.
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
  const isLocal = found.some(({ address, family }) => isLocalAddress(address, family === 6 ? 6 : 4));
  if (isLocal && !values.allow_local_requests_from_hooks_and_services)
    throw badRequest('Invalid URL: requests to the local network are not allowed');
  return { url: url.href, address: first.address };
}
