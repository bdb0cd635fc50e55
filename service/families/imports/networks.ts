import { BlockList, isIP } from 'node:net';

/** Networks that are not part of the public internet (RFC 6890, and mappings of IPv4 into IPv6). */
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

/** Whether an address is not in a public network: loopback, private, link-local, reserved. */
export function isLocalAddress(address: string, family: 4 | 6): boolean {
  if (family === 4) return local.check(address, 'ipv4');
  return !global.check(address, 'ipv6') || local.check(address, 'ipv6');
}

/** The target of a request: the host and port of its URL, and a resolved address of the host. */
export interface Target {
  readonly host: string;
  readonly port: string;
  readonly address: string;
}

/**
 * Whether an entry of `outbound_local_requests_whitelist` matches a target: a host, an IP address or a network
 * (`10.0.0.0/8`), each optionally with a port (`host:3000`, `[::1]:3000`). An invalid entry matches nothing.
 */
export function names(entry: string, { host, port, address }: Target): boolean {
  const wanted = partsOf(entry.trim());
  if (wanted.port !== undefined && wanted.port !== port) return false;
  if (wanted.name.toLowerCase() === host.toLowerCase()) return wanted.name !== '';
  const [network = '', prefix] = wanted.name.split('/', 2);
  const family = isIP(network);
  if (family === 0 || isIP(address) !== family) return false;
  const bits = family === 4 ? 32 : 128;
  const length = prefix === undefined ? bits : Number(prefix);
  if (!Number.isInteger(length) || length < 0 || length > bits) return false;
  const list = new BlockList();
  list.addSubnet(network, length, family === 4 ? 'ipv4' : 'ipv6');
  return list.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

function partsOf(entry: string): { readonly name: string; readonly port: string | undefined } {
  const bracketed = /^\[([^\]]+)\](?::(\d+))?$/.exec(entry);
  if (bracketed !== null) return { name: bracketed[1] ?? '', port: bracketed[2] };
  if (isIP(entry.split('/', 1)[0] ?? '') === 6) return { name: entry, port: undefined };
  const [name = '', port] = entry.split(':', 2);
  return { name, port };
}
