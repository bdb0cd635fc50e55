import { once } from 'node:events';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { describeWorld } from '../families/world.ts';

const world = describeWorld({ control: true });

/** Callers, by the headers that only they send, and the status of a read and of a reset. */
const callers: readonly (readonly [who: string, headers: Record<string, string>, want: number])[] = [
  ['a program', {}, 200],
  ['a program that says localhost', { host: 'localhost:PORT' }, 200],
  ['a program over IPv6', { host: '[::1]:PORT' }, 200],
  ['a program without a port', { host: '127.0.0.1' }, 200],
  ['a program with fetch of Node', { 'sec-fetch-mode': 'cors' }, 200],
  ['a page of another site', { origin: 'https://evil.example' }, 403],
  ['a form of another site', { origin: 'null', 'content-type': 'application/x-www-form-urlencoded' }, 403],
  ['an image of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, 403],
  ['a page of this service', { origin: 'http://127.0.0.1:PORT', 'sec-fetch-site': 'same-origin' }, 403],
  ['a page under a name that leads here', { host: 'evil.example:PORT' }, 403],
  ['a name that begins as this machine', { host: '127.0.0.1.evil.example' }, 403],
  ['a name that ends as this machine', { host: 'evil-localhost' }, 403],
  ['another machine through a proxy', { 'x-forwarded-for': '192.0.2.7' }, 403],
  ['another machine through a proxy of RFC 7239', { forwarded: 'for=192.0.2.7' }, 403],
  ['another machine through a proxy that says so', { via: '1.1 proxy.example' }, 403],
  ['another machine under the public name', { host: 'forge.example' }, 403],
];

async function send(method: string, path: string, headers: Record<string, string>): Promise<number> {
  const { port } = new URL(world().running.url);
  const filled = Object.entries(headers).map(([name, value]) => [name, value.replace('PORT', port)] as const);
  const sent = request({ port, host: '127.0.0.1', method, path, headers: Object.fromEntries(filled) }).end();
  const [response] = await once(sent, 'response');
  response.resume();
  return response.statusCode;
}

test.each(callers)('%s', async (_, headers, want) => {
  await world().running.seed({ groups: [{ full_path: 'kept' }] });
  const groups = async (): Promise<unknown> => (await world().root('GET', '/groups')).body;
  expect(await send('GET', '/-/forge/snapshots', headers)).toBe(want);
  expect(await send('POST', '/-/forge/reset', headers)).toBe(want === 200 ? 204 : want);
  expect(await groups()).toHaveLength(want === 200 ? 0 : 1);
  await world().running.reset();
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a seed as %s, which a form can send, is not read',
  async (type) => {
    const body = JSON.stringify({ groups: [{ full_path: 'forged' }] });
    const response = await fetch(`${world().running.url}/-/forge/seed`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(response.status).toBe(415);
  },
);
