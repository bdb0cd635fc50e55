import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adapters, start, type Running } from './adapters.ts';
import { generateServer, workshop, type Generated } from './workshop.ts';

let generated: Generated;

beforeAll(async () => {
  generated = await generateServer(workshop);
});

/** Paths as they are sent, and the tool that `GET /tools/{id}` finds there; a status where it finds none. */
const paths: readonly (readonly [path: string, want: string | number])[] = [
  ['/tools/7', '7'],
  ['/tools/7/', '7'],
  ['/tools/%37', '7'],
  ['/tools/a%2Fb', 'a/b'],
  ['/tools/a%2fb/', 'a/b'],
  ['/tools/%2537', '%37'],
  ['/tools/a+b', 'a+b'],
  ['/tools/a;b', 'a;b'],
  ['/tools/a:b', 'a:b'],
  ['/tools/:id', ':id'],
  ['/tools/*', '*'],
  ['/tools/__proto__', '__proto__'],
  ['/tools/constructor', 'constructor'],
  ['/tools/..', '..'],
  ['/tools/newest', 302],
  ['/tools/newest/', 302],
  ['/tools//', 404],
  ['/tools//7', 404],
  ['//tools/7', 404],
  ['/tools/7/8', 404],
  ['/tools/%zz', 404],
];

describe.each(adapters)('paths of requests to %s', (adapter) => {
  let running: Running;

  beforeAll(async () => {
    running = await start(adapter, generated);
  });

  afterAll(() => running.close());

  test.each(paths)('%s', async (path, want) => {
    const { status, body } = await get(running.port, `/api/v1${path}`);
    expect(status === 200 ? (JSON.parse(body) as { name: string }).name : status).toBe(
      typeof want === 'string' ? `good ${want}` : want,
    );
  });
});

/** `fetch` would tidy up paths before it sends them. */
function get(port: number, path: string): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-token': 'good' };
    request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
    })
      .on('error', reject)
      .end();
  });
}
