import { isDeepStrictEqual } from 'node:util';
import type { Contestant } from './contestants.ts';
import { HOST } from './listen.ts';
import { refused, routes, withheld, type Exchange } from './requests.ts';

/** Throws if a server sends a wrong response: all measured servers must do the same work. */
export async function checkServer({ title, validates }: Contestant, port: number): Promise<void> {
  const exchanges = [
    ...Object.values(routes),
    ...(validates === 'nothing' ? [] : refused),
    ...(validates === 'requests and responses' ? withheld : []),
  ];
  for (const exchange of exchanges) {
    const complaint = await complaintAbout(exchange, port);
    if (complaint !== undefined) throw new Error(`${title} (${validates}) ${complaint}`);
  }
}

async function complaintAbout(
  { method, path, body, status, answer }: Exchange,
  port: number,
): Promise<string | undefined> {
  const sent = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body };
  const response = await fetch(`http://${HOST}:${port}${path}`, { method, ...sent });
  const text = await response.text();
  const called = `answers ${method} ${path} ${body ?? ''}`;
  if (response.status !== status) return `${called} with ${response.status} and not ${status}: ${text}`;
  if (answer === undefined || isDeepStrictEqual(JSON.parse(text), answer)) return undefined;
  return `${called} with something else: ${text}`;
}
