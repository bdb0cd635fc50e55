import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startForge, type RunningForge } from '../../start/start.ts';

const secret = 'token-of-ann';
let running: RunningForge;
const unheard: unknown[] = [];
const note = (error: unknown): void => void unheard.push(error);

beforeAll(async () => {
  process.on('uncaughtExceptionMonitor', note);
  process.on('unhandledRejection', note);
  running = await startForge({ control: true });
  await running.seed({
    users: [{ username: 'ann', administrator: true, tokens: [{ name: 'laptop', secret }] }],
    groups: [{ full_path: 'acme' }],
    projects: [
      { full_path: 'acme/tools', commits: [{ message: 'First', author: 'ann', files: { 'a.txt': 'a' } }] },
    ],
  });
});
afterAll(async () => {
  await running.stop();
  process.off('uncaughtExceptionMonitor', note);
  process.off('unhandledRejection', note);
});

const basic = `authorization: Basic ${Buffer.from(`ann:${secret}`).toString('base64')}`;
const token = `private-token: ${secret}`;
const upload = 'content-type: multipart/form-data; boundary=x';
const json = 'content-type: application/json';

/** A route of each kind: the first line without its version, and headers. */
const routes = [
  ['API with JSON', 'POST /api/v4/projects/1/repository/commits', [token, json]],
  [
    'API with a form',
    'POST /api/v4/projects/1/milestones',
    [token, 'content-type: application/x-www-form-urlencoded'],
  ],
  ['API with an upload', 'PUT /api/v4/application/appearance', [token, upload]],
  ['API without a body', 'GET /api/v4/projects/1/repository/archive.zip', [token]],
  ['companion', 'POST /api/v4/projects', [token, json]],
  ['companion with an upload', 'POST /api/v4/jobs/1/artifacts', [token, upload]],
  ['docs', 'POST /docs/index.html', []],
  ['references of git', 'GET /acme/tools.git/info/refs?service=git-receive-pack', [basic]],
  [
    'a fetch',
    'POST /acme/tools.git/git-upload-pack',
    [basic, 'content-type: application/x-git-upload-pack-request'],
  ],
  [
    'a push',
    'POST /acme/tools.git/git-receive-pack',
    [basic, 'content-type: application/x-git-receive-pack-request'],
  ],
  ['control', 'POST /-/forge/seed', [json]],
  ['uploads', 'GET /uploads/-/system/appearance/logo/1/a.png', []],
  ['health', 'GET /-/health', []],
  ['no route', 'GET //[/x.git/info/refs', []],
  ['no path', 'OPTIONS *', []],
] as const;

const packed = gzipSync(Buffer.from('0000'.repeat(1000)));

/** Possible errors of a message: headers, bytes of the body, and what happens to the connection then. */
const faults = [
  ['gzip that is none', ['content-encoding: gzip', 'content-length: 9'], Buffer.from('not gzip!'), 'wait'],
  ['gzip that is cut', ['content-encoding: gzip', 'content-length: 20'], packed.subarray(0, 20), 'wait'],
  [
    'gzip cut with the connection',
    ['content-encoding: gzip', 'content-length: 5000'],
    packed.subarray(0, 20),
    'cut',
  ],
  [
    'an encoding that there is not',
    ['content-encoding: x-none', 'content-length: 2'],
    Buffer.from('{}'),
    'wait',
  ],
  ['less than was announced', ['content-length: 5000'], Buffer.from('{"a":'), 'cut'],
  ['less, half closed', ['content-length: 5000'], Buffer.from('{"a":'), 'end'],
  ['nothing, and silence', ['content-length: 5000'], Buffer.alloc(0), 'stall'],
  ['chunks that are none', ['transfer-encoding: chunked'], Buffer.from('zz\r\nabc\r\n'), 'wait'],
  ['chunks that are cut', ['transfer-encoding: chunked'], Buffer.from('ff\r\nabc'), 'cut'],
  ['two lengths', ['content-length: 3', 'content-length: 4'], Buffer.from('abcd'), 'wait'],
  ['a length that is none', ['content-length: -1'], Buffer.from('abcd'), 'wait'],
  ['bytes that are no text', ['content-length: 4'], Buffer.from([0xff, 0xfe, 0, 0x80]), 'wait'],
  ['a reset', ['content-length: 4'], Buffer.from('ab'), 'reset'],
  ['a wish for another protocol', ['connection: upgrade', 'upgrade: websocket'], Buffer.alloc(0), 'wait'],
  ['a wish to go on', ['expect: 100-continue', 'content-length: 5000'], Buffer.alloc(0), 'cut'],
] as const;

async function send(
  lines: readonly string[],
  body: Buffer,
  then: (typeof faults)[number][3],
): Promise<string> {
  const { port } = new URL(running.url);
  const socket: Socket = connect(Number(port), '127.0.0.1');
  let text = '';
  socket.on('error', () => undefined).on('data', (part) => (text += part.toString('latin1')));
  await once(socket, 'connect');
  socket.write(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]));
  const closed = once(socket, 'close').catch(() => undefined);
  if (then === 'end') socket.end();
  await Promise.race([closed, wait(then === 'wait' || then === 'end' ? 60 : 15)]);
  if (then === 'reset') socket.resetAndDestroy();
  else socket.destroy();
  await closed;
  return text;
}

async function stateOf(): Promise<unknown> {
  const { database, repositories } = running.forge;
  const { sql } = await import('../../database/sql.ts');
  const [project] = await database.all<{ storage: string }>(sql`select storage from projects`);
  const repository = await repositories.open(project?.storage ?? '');
  return [
    [...(await repository.refs())],
    await database.all(sql`select count(*) as count from projects`),
    await database.all(sql`select count(*) as count from milestones`),
    await database.all(sql`select id from outbox`),
  ];
}

describe.each(routes)('%s', (_, line, headers) => {
  test('bears every broken message', async () => {
    const before = await stateOf();
    for (const [, more, body, then] of faults) {
      const text = await send([`${line} HTTP/1.1`, 'host: forge', ...headers, ...more], body, then);
      expect(text).not.toMatch(/^HTTP\/1\.1 500/);
    }
    const health = await fetch(`${running.url}/-/health`);
    expect(health.status).toBe(200);
    expect(await stateOf()).toEqual(before);
    expect(unheard).toEqual([]);
  });
});

test.each([
  ['no request', 'hello\r\n\r\n'],
  ['another protocol', '\u0016\u0003\u0001\u0002\u0000'],
  ['an endless line', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n\r\n`],
  ['many headers', `GET / HTTP/1.1\r\n${'a: b\r\n'.repeat(5000)}\r\n`],
  ['a host that is none', 'GET /docs/ HTTP/1.1\r\nhost: [\r\n\r\n'],
  ['an address of another host', 'GET http://[/docs/ HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['percent codes that are none', 'GET /api/v4/projects/%E0%A4%A HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['a tunnel', 'CONNECT forge:443 HTTP/1.1\r\nhost: x\r\n\r\n'],
])('%s: the service lives on', async (_, text) => {
  await send([text.slice(0, -4)], Buffer.alloc(0), 'wait');
  expect((await fetch(`${running.url}/-/health`)).status).toBe(200);
  expect(unheard).toEqual([]);
});
