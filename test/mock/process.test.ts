import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';

const main = fileURLToPath(new URL('../../generators/cli/main.ts', import.meta.url));
const document = fileURLToPath(new URL('fixtures/shelf.yaml', import.meta.url));

interface Running {
  readonly child: ChildProcess;
  readonly address: string;
  readonly stdout: Promise<string>;
}

function spawnMock(...words: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, [main, 'mock', document, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** A mock in its own process, once it listens. */
async function startMock(...words: readonly string[]): Promise<Running> {
  const child = spawnMock('--port', '0', ...words);
  if (child.stdout === null || child.stderr === null) throw new Error('The process has no output.');
  const stdout = text(child.stdout);
  const [line] = (await once(createInterface(child.stderr), 'line')) as [string];
  const address = /^Shelf: 7 operations at (\S+)\. /.exec(line)?.[1];
  if (address === undefined) throw new Error(line);
  return { child, address, stdout };
}

describe('forgespec mock', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'answers over a socket, prints each call and ends with %s',
    async (signal) => {
      const { child, address, stdout } = await startMock();
      expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api$/);
      const headers = { 'x-token': 'any' };
      expect((await fetch(`${address}/books`, { headers })).status).toBe(200);
      const refused = await fetch(`${address}/books?page=x`, { headers });
      expect([refused.status, await refused.json()]).toMatchObject([
        400,
        { errors: [{ in: 'query', pointer: '/page' }] },
      ]);
      child.kill(signal);
      expect(await once(child, 'exit')).toEqual([0, null]);
      const lines = (await stdout).split('\n').map((line) => line.replace(/ [\d.]+ ms/, ''));
      expect(lines).toEqual([
        'GET /api/books listBooks 200',
        'GET /api/books listBooks 400: query/page page is not an integer: "x"',
        '',
      ]);
    },
  );

  test('prints calls as JSON, and needs no credentials if told so', async () => {
    const { child, address, stdout } = await startMock('--format', 'json', '--no-auth');
    expect((await fetch(`${address}/books`)).status).toBe(200);
    child.kill();
    expect(JSON.parse(await stdout)).toMatchObject({
      method: 'GET',
      path: '/api/books',
      operation: 'listBooks',
      status: 200,
      reasons: [],
    });
  });

  test.each([
    [[], 'evil.example', 421],
    [[], 'localhost:1', 200],
    [['--allow-host', 'evil.example', '--allow-host', 'b.example'], 'evil.example:80', 200],
  ])('with %j answers the host %s with %i', async (words, host, status) => {
    const { address } = await startMock('--no-auth', ...words);
    const { port } = new URL(address);
    const headers = { host };
    const [response] = (await once(request({ port, path: '/api/books', headers }).end(), 'response')) as [
      IncomingMessage,
    ];
    expect(response.statusCode).toBe(status);
    const body = await text(response);
    expect(body.includes('--allow-host evil.example')).toBe(status === 421);
  });

  test.each([
    [[], 'http://localhost:4400', 'http://localhost:4400'],
    [[], 'https://page.example', null],
    [['--cors', 'https://page.example'], 'https://page.example', 'https://page.example'],
    [['--cors', '*'], 'https://page.example', '*'],
  ])('with %j lets a page of %s read as %s', async (words, origin, want) => {
    const { address } = await startMock('--no-auth', ...words);
    const response = await fetch(`${address}/books`, { headers: { origin } });
    expect(response.headers.get('access-control-allow-origin')).toBe(want);
  });

  test.each([
    ['--unknown-parameters', 'drop', '--unknown-parameters takes refuse or ignore; not "drop".'],
    ['--unknown-members', 'drop', '--unknown-members takes refuse or ignore; not "drop".'],
    ['--scalars', 'loose', '--scalars takes exact or lenient; not "loose".'],
  ])('refuses %s %s', async (name, value, message) => {
    const child = spawnMock(name, value);
    if (child.stderr === null) throw new Error('The process has no output.');
    const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect([code, errors]).toEqual([2, expect.stringContaining(message)]);
  });

  test('takes what nobody describes, if told so', async () => {
    const { address } = await startMock(
      '--no-auth',
      '--unknown-parameters',
      'ignore',
      '--unknown-members',
      'ignore',
      '--scalars',
      'lenient',
    );
    expect((await fetch(`${address}/books?nobody_knows=1`)).status).toBe(200);
    const added = await fetch(`${address}/books`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: '7', title: 'Emma', nobody_knows: 1 }),
    });
    expect(added.status).toBe(201);
  });

  test('says which port cannot be used', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void taken.close());
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const child = spawnMock('--port', String(port));
    const [[code], stderr] = await Promise.all([
      once(child, 'exit'),
      child.stderr === null ? '' : text(child.stderr),
    ]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(`Port ${port} of 127.0.0.1 cannot be used`)]);
  });

  test.each([
    ['--port', '70000'],
    ['--port', 'x'],
    ['--format', 'sarif'],
    ['--cors', 'page.example'],
    ['--cors', 'https://page.example/'],
    ['--allow-host', 'a.example:80'],
    ['--allow-host', 'a b'],
  ])('refuses %s %s', async (...words) => {
    const [code] = await once(spawnMock(...words), 'exit');
    expect(code).toBe(2);
  });
});
