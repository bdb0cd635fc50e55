import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PATIENCE } from '../runs/limits.ts';
import { adapters, start, type Running } from './adapters.ts';
import { generateServer, workshop, type Generated } from './workshop.ts';

let generated: Generated;

beforeAll(async () => {
  generated = await generateServer(workshop);
});

/** A request as bytes, with what every request needs. */
function message(head: string, headers: readonly string[] = [], body = ''): string {
  return [head, 'Host: localhost', 'X-Token: good', ...headers, '', body].join('\r\n');
}

const close = 'Connection: close';

function sized(head: string, type: string, body: string, more: readonly string[] = [close]): string {
  return message(
    head,
    [`Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(body, 'latin1')}`, ...more],
    body,
  );
}

const create = 'POST /api/v1/tools HTTP/1.1';
const upload = 'POST /api/v1/tools/1/photos HTTP/1.1';
const photos = 'multipart/form-data; boundary=b';
const field = (name: string, value: string): string =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (content: string): string =>
  `--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n${content}\r\n`;
const form = (...parts: string[]): string => sized(upload, photos, `${parts.join('')}--b--\r\n`);

describe.each(adapters)('bytes that no client should send, to %s', (adapter) => {
  let running: Running;

  beforeAll(async () => {
    running = await start(adapter, generated);
  });

  afterAll(() => running.close());

  /**
   * Sends bytes, and gives the statuses of all answers once the connection is over, or nothing comes any more after as
   * many as are expected.
   */
  function exchange(bytes: string, { half = false, least = 0 } = {}): Promise<number[]> {
    return new Promise((resolve) => {
      const socket = connect(running.port, '127.0.0.1');
      let received = '';
      const statuses = (): number[] =>
        [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
      const finish = (): void => {
        clearTimeout(patience);
        socket.destroy();
        resolve(statuses());
      };
      const patience = setTimeout(finish, PATIENCE);
      // After this, the next piece begins the time anew.
      socket.setTimeout(400, () => {
        if (statuses().length >= least) finish();
      });
      socket.on('data', (piece) => (received += piece.toString('latin1')));
      socket.on('error', () => {});
      socket.on('close', finish);
      if (half) socket.end(bytes, 'latin1');
      else socket.write(bytes, 'latin1');
    });
  }

  afterAll(async () => {
    expect(await exchange(message('GET /api/v1/tools/7 HTTP/1.1', [close]), { least: 1 })).toEqual([200]);
  });

  test.each<[string, string, number[]]>([
    ['a request', message('GET /api/v1/tools/7 HTTP/1.1', [close]), [200]],
    ['a whole address', message('GET http://elsewhere/api/v1/tools?page=1 HTTP/1.1', [close]), [200]],
    ['a query where none is known', message('GET /api/v1/tools/7?x HTTP/1.1', [close]), [400]],
    [
      'two types of the body',
      message(
        create,
        ['Content-Type: application/json', 'Content-Type: text/plain', 'Content-Length: 14', close],
        '{"name":"saw"}',
      ),
      [415],
    ],
    ['two credentials', message('GET /api/v1/tools/7 HTTP/1.1', ['X-Token: bad', close]), [401]],
    [
      'two authorizations',
      'GET /api/v1/tools/7 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer good\r\nAuthorization: Bearer bad\r\nConnection: close\r\n\r\n',
      [401],
    ],
    ['two lengths', message(create, ['Content-Length: 2', 'Content-Length: 3'], '{}'), [400]],
    [
      'a length and chunks',
      message(create, ['Content-Length: 2', 'Transfer-Encoding: chunked'], '0\r\n\r\n'),
      [400],
    ],
    ['a header without a name', message('GET /api/v1/tools HTTP/1.1', [': x']), [400]],
    ['a header with a zero byte', message('GET /api/v1/tools HTTP/1.1', ['X-A: a\0b']), [400]],
    ['no host', 'GET /api/v1/tools HTTP/1.1\r\n\r\n', [400]],
    [
      'headers that are too long',
      message('GET /api/v1/tools HTTP/1.1', [`X-A: ${'x'.repeat(70_000)}`]),
      [431],
    ],
    ['a method that is none', message('GRAB /api/v1/tools HTTP/1.1'), [400]],
    ['garbage', 'this is no HTTP\r\n\r\n', [400]],
    ['a request and garbage behind it', `${message('GET /api/v1/tools/7 HTTP/1.1')}garbage\r\n\r\n`, [200]],
    [
      'many requests at once',
      `${message('GET /api/v1/tools/7 HTTP/1.1').repeat(19)}${message('GET /api/v1/tools/7 HTTP/1.1', [close])}`,
      Array.from({ length: 20 }, () => 200),
    ],
    [
      'a refused body and a request behind it',
      `${sized(create, 'text/plain', 'x', [])}${message('GET /api/v1/tools/7 HTTP/1.1', [close])}`,
      [415, 200],
    ],
    [
      'a body of a GET',
      `${sized('GET /api/v1/tools/7 HTTP/1.1', 'application/json', '{', [])}${message('GET /api/v1/tools/7 HTTP/1.1', [close])}`,
      [200, 200],
    ],
    ['bad percent-encoding', message('GET /api/v1/tools/%zz?page=%zz HTTP/1.1', [close]), [400]],
    ['a zero byte in the path', message('GET /api/v1/tools/%00 HTTP/1.1', [close]), [200]],
    ['brackets without end', message(`GET /api/v1/tools?${'['.repeat(3_000)} HTTP/1.1`, [close]), [400]],
    ['a deep name', message(`GET /api/v1/tools?not${'[a]'.repeat(900)}=1 HTTP/1.1`, [close]), [400]],
    [
      'a huge name in a form',
      sized(create, 'application/x-www-form-urlencoded', `${'x'.repeat(9_000)}=1`),
      [400],
    ],
    [
      'more pairs than there may be',
      sized(create, 'application/x-www-form-urlencoded', 'a&'.repeat(4_900)),
      [400],
    ],
  ])('%s', async (_, bytes, statuses) => {
    expect(await exchange(bytes, { least: statuses.length })).toEqual(statuses);
  });

  test.each<[string, string, number[]]>([
    ['a form', form(field('title', 'a'), file('x')), [201]],
    [
      'a preamble and an epilogue',
      sized(upload, photos, `text\r\n${field('title', 'a')}${file('x')}--b--\r\nmore`),
      [201],
    ],
    ['white space behind a boundary', form(field('title', 'a').replace('--b', '--b \t'), file('x')), [201]],
    ['a boundary within a file', form(field('title', 'a'), file('\r\n--a\r\n-b\r\n--')), [201]],
    ['nothing', sized(upload, photos, '--b--\r\n'), [400]],
    ['no boundary', sized(upload, photos, 'text'), [400]],
    ['no end', sized(upload, photos, field('title', 'a')), [400]],
    ['no name', form('--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n'), [400]],
    ['no disposition', form('--b\r\n\r\nx\r\n'), [400]],
    ['a folded header', form('--b\r\nContent-Disposition: form-data;\r\n name="title"\r\n\r\nx\r\n'), [400]],
    ['a head that is too long', form(`--b\r\nX: ${'x'.repeat(9_000)}\r\n\r\nx\r\n`), [400]],
    ['a preamble that is too long', sized(upload, photos, 'x'.repeat(9_000)), [400]],
    ['a field that is too long', form(field('title', 'x'.repeat(1_001)), file('x')), [413]],
    ['a field against the document', form(field('title', 'x'.repeat(11)), file('x')), [400]],
    ['a missing file', form(field('title', 'a')), [400]],
    ['a text where a file should be', form(field('title', 'a'), field('file', 'x')), [400]],
    ['an unknown field', form(field('title', 'a'), file('x'), field('nope', 'x')), [400]],
    ['too many parts', form(field('tags[]', 'a').repeat(21)), [413]],
    ['a name for a prototype', form(field('__proto__[x]', '1'), field('title', 'a'), file('x')), [400]],
    ['a field that is no UTF-8', form(field('title', '\xff'), file('x')), [400]],
  ])('a form with %s', async (_, bytes, statuses) => {
    expect(await exchange(bytes, { least: statuses.length })).toEqual(statuses);
  });

  test.each([
    ['JSON', message(create, ['Content-Type: application/json', 'Content-Length: 100'], '{"name":')],
    [
      'a form with files',
      message(upload, [`Content-Type: ${photos}`, 'Content-Length: 500'], field('title', 'a')),
    ],
    ['bytes', message('PUT /api/v1/files/a HTTP/1.1', ['Content-Type: a/b', 'Content-Length: 500'], 'half')],
    [
      'chunks',
      message(create, ['Content-Type: application/json', 'Transfer-Encoding: chunked'], '5\r\n{"nam\r\n'),
    ],
  ])('%s that breaks off in the middle are no error of the server', async (_, bytes) => {
    const before = running.log.filter(({ level }) => level === 'error').length;
    await exchange(bytes, { half: true });
    expect(running.log.filter(({ level }) => level === 'error').length).toBe(before);
  });
});
