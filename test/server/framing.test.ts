import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PATIENCE } from '../runs/limits.ts';
import { adapters, start, type Running } from './adapters.ts';
import { memoryLog, sampleHandlers, sampleOptions } from './sample.ts';
import { generateServer, workshop, type Generated } from './workshop.ts';

let generated: Generated;

beforeAll(async () => {
  generated = await generateServer(workshop);
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The first answer to bytes, with a body as long as it says. */
function exchange(port: number, bytes: string | Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const finish = (): void => {
      socket.destroy();
      const [head = '', ...rest] = text.split('\r\n\r\n');
      const [first = '', ...lines] = head.split('\r\n');
      const headers = lines.map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      });
      resolve({
        status: Number(first.split(' ')[1]),
        headers: Object.fromEntries(headers),
        body: rest.join('\r\n\r\n'),
      });
    };
    socket.setTimeout(PATIENCE, () => {
      socket.destroy();
      reject(new Error(`Nothing came for ${bytes.toString().slice(0, 80)}`));
    });
    socket.on('data', (piece) => {
      text += piece.toString('latin1');
      const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
      const end = text.indexOf('\r\n\r\n');
      if (end !== -1 && length !== undefined && text.length >= end + 4 + Number(length)) finish();
    });
    socket.on('error', () => {});
    socket.on('close', finish);
    socket.write(bytes);
  });
}

const post = 'POST /api/v1/tools HTTP/1.1';
const get = 'GET /api/v1/tools/7 HTTP/1.1';
const json = '{"name":"saw"}';
const host = 'Host: localhost';
const token = 'X-Token: good';

function message(head: string, headers: readonly string[], body = ''): string {
  return [head, ...headers, '', body].join('\r\n');
}

function sent(more: readonly string[], body: Buffer = Buffer.from(json)): Buffer {
  const head = message(post, [
    host,
    token,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    ...more,
  ]);
  return Buffer.concat([Buffer.from(head, 'latin1'), body]);
}

const chunks = `${json.length.toString(16)}\r\n${json}\r\n0\r\n\r\n`;
const chunked = ['Content-Type: application/json', 'Transfer-Encoding: chunked'];

function part(name: string, more: string, content: string): string {
  return `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`;
}

const rows: readonly (readonly [what: string, bytes: string | Buffer, status: number])[] = [
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['a method that nobody knows', message('NONSENSE / HTTP/1.1', [host]), 400],
  ['a header without a name', message(get, [host, ': x']), 400],
  ['a header with a control character', message(get, [host, token, 'X-A: a\u0000b']), 400],
  ['two lengths', message(post, [host, token, 'Content-Length: 2', 'Content-Length: 3'], '{}'), 400],
  ['a length and chunks', message(post, [host, token, 'Content-Length: 2', ...chunked], chunks), 400],
  ['a chunk without a size', message(post, [host, token, ...chunked], 'zz\r\n{}\r\n'), 400],
  ['headers without end', message(get, [host, `X-A: ${'a'.repeat(70_000)}`]), 431],
  [
    'extensions of a chunk without end',
    message(post, [host, token, ...chunked], `1;${'a'.repeat(20_000)}`),
    413,
  ],
  ['no Host', message(get, [token]), 400],
  ['two Host headers', message(get, [host, host, token]), 400],
  ['two Host headers that differ', message(get, [host, 'Host: evil.example', token]), 400],
  ['a Host with a path', message(get, ['Host: evil.example/"><x', token]), 400],
  ['a Host with a user', message(get, ['Host: u@localhost', token]), 400],
  ['a Host with spaces', message(get, ['Host: a b', token]), 400],
  ['a Host with a port that is none', message(get, ['Host: localhost:80x', token]), 400],
  ['a fragment in the path', message('GET /api/v1/tools/7#x HTTP/1.1', [host, token]), 400],
  ['a fragment behind the query', message('GET /api/v1/tools/7?#x HTTP/1.1', [host, token]), 400],
  [
    'gzip and chunks',
    message(
      post,
      [host, token, 'Content-Type: application/json', 'Transfer-Encoding: gzip, chunked'],
      chunks,
    ),
    501,
  ],
  ['a body in gzip', sent(['Content-Encoding: gzip'], gzipSync(json)), 415],
  ['a body in an unknown coding', sent(['Content-Encoding: x-unknown']), 415],
  ['a body in two codings', sent(['Content-Encoding: identity, br']), 415],
  ['a method that no path has', message('PURGE /api/v1/tools/7 HTTP/1.1', [host, token]), 405],
  ['a method that few know', message('PROPFIND /api/v1/tools/7 HTTP/1.1', [host, token]), 405],
  ['an unknown path with such a method', message('PURGE /api/v1/nothing HTTP/1.1', [host, token]), 404],
  ['an expectation that is not known', message(get, [host, token, 'Expect: 200-maybe']), 417],
  ['a path that cannot be decoded', message('GET /api/v1/tools/%zz HTTP/1.1', [host, token]), 404],
];

const accepted: readonly (readonly [what: string, bytes: string | Buffer, status: number])[] = [
  ['a plain request', message(get, [host, token]), 200],
  ['HTTP/1.0 without Host', message('GET /api/v1/tools/7 HTTP/1.0', [token]), 200],
  ['an address of IPv6 as Host', message(get, ['Host: [::1]:8080', token]), 200],
  ['a Host with an underscore and an empty port', message(get, ['Host: a_b.example:', token]), 200],
  ['an empty Host', message(get, ['Host:', token]), 200],
  ['a body', sent([]), 201],
  ['a body in the coding identity', sent(['Content-Encoding: identity']), 201],
  ['an empty content coding', sent(['Content-Encoding: ']), 201],
  ['an empty expectation', message(get, [host, token, 'Expect: ']), 200],
  ['chunks', message(post, [host, token, ...chunked], chunks), 201],
  [
    'chunks in capitals',
    message(post, [host, token, 'Content-Type: application/json', 'Transfer-Encoding: Chunked'], chunks),
    201,
  ],
];

describe.each(adapters)('requests that are framed badly, to %s', (adapter) => {
  let running: Running;

  beforeAll(async () => {
    running = await start(adapter, generated);
  });

  afterAll(() => running.close());

  test.each(rows)('%s', async (_, bytes, status) => {
    const answer = await exchange(running.port, bytes);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('application/json');
    expect(JSON.parse(answer.body)).toEqual(expect.objectContaining({ message: expect.anything() }));
  });

  test.each(accepted)('%s is taken', async (_, bytes, status) => {
    expect((await exchange(running.port, bytes)).status).toBe(status);
  });

  test('a refused content coding says which one is taken', async () => {
    const { headers } = await exchange(running.port, sent(['Content-Encoding: gzip'], gzipSync(json)));
    expect(headers['accept-encoding']).toBe('identity');
  });

  test('a method that a path does not have says which ones it has', async () => {
    const purge = await exchange(running.port, message('PURGE /api/v1/tools/7 HTTP/1.1', [host, token]));
    const patch = await exchange(running.port, message('PATCH /api/v1/tools/7 HTTP/1.1', [host, token]));
    expect(purge.headers['allow']).toContain('GET');
    expect(purge.headers['allow']).toBe(patch.headers['allow']);
  });

  test('a form beyond the memory names the limit, not what is left of it', async () => {
    const form = `${part('title', '', 'x'.repeat(900))}${part('file', '; filename="a"', 'x'.repeat(12_000))}--b--\r\n`;
    const { status, body } = await exchange(
      running.port,
      message(
        'POST /api/v1/tools/1/photos HTTP/1.1',
        [host, token, 'Content-Type: multipart/form-data; boundary=b', `Content-Length: ${form.length}`],
        form,
      ),
    );
    expect([status, body]).toEqual([413, expect.stringContaining('larger than 10000 bytes')]);
  });

  test('NUL is a character like others, in a path and in the name of a file', async () => {
    const path = await exchange(running.port, message('GET /api/v1/tools/a%00b HTTP/1.1', [host, token]));
    expect([path.status, JSON.parse(path.body)]).toEqual([200, { id: 1, name: 'good a\0b' }]);
    const form = `${part('title', '', 'x')}${part('file', '; filename="a\0b"', 'x')}`;
    const photo = await exchange(
      running.port,
      message(
        'POST /api/v1/tools/1/photos HTTP/1.1',
        [host, token, 'Content-Type: multipart/form-data; boundary=b', `Content-Length: ${form.length + 7}`],
        `${form}--b--\r\n`,
      ),
    );
    expect([photo.status, JSON.parse(photo.body)]).toEqual([201, expect.objectContaining({ name: 'a\0b' })]);
  });
});

test('both adapters have the same bounds on time', () => {
  const server = generated.index.createServer(sampleHandlers(generated.index), sampleOptions(memoryLog()));
  const node = generated.node.createNodeServer(server);
  const { server: fastify } = Fastify(generated.fastify.fastifyOptions(server));
  const bounds = ['headersTimeout', 'requestTimeout', 'keepAliveTimeout'] as const;
  expect(bounds.map((name) => fastify[name])).toEqual(bounds.map((name) => node[name]));
});

test('a request that is never finished is answered with 408', async () => {
  const server = generated.index.createServer(sampleHandlers(generated.index), sampleOptions(memoryLog()));
  const listening = generated.node
    .createNodeServer(server, { headers: 100, request: 100 })
    .listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  const address = listening.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { status, body } = await exchange(port, `${get}\r\nHost: l`);
  expect([status, JSON.parse(body)]).toEqual([408, expect.objectContaining({ message: expect.anything() })]);
  await generated.node.closeNodeServer(listening, 100);
});
