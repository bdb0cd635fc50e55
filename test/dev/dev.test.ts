import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { WorkFolder } from '../cli/process.ts';
import type { Running } from '../cli/running.ts';

const SERVER = `import { createServer } from 'node:http';
import { answer } from './answer.ts';
import document from './api/openapi.json' with { type: 'json' };
createServer((_, response) => response.end(answer + document.info.version)).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('serving', process.pid));
`;

interface Started {
  readonly running: Running;
  readonly docs: number;
  readonly mock: number;
}

async function start(folder: WorkFolder, words: string, env: NodeJS.ProcessEnv = {}): Promise<Started> {
  const [docs, mock] = [await freePort(), await freePort()];
  const call = `dev petstore.yaml --out api --only bundle --port ${docs} --mock-port ${mock} ${words}`;
  return { running: folder.start(call.trim(), env), docs, mock };
}

function edit(folder: WorkFolder, from: string, to: string): void {
  folder.write('petstore.yaml', folder.read('petstore.yaml').replace(from, to));
}

function configured(options: object): string {
  return JSON.stringify({ document: 'petstore.yaml', emitters: ['bundle'], ...options });
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  const outcome = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.close();
  return outcome;
}

function isAlive(pid: number): boolean {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

async function statusOf(port: number, path: string, host: string): Promise<number | undefined> {
  const sent = request({ port, host: '127.0.0.1', path, headers: { host, 'x-api-key': 'any' } }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

describe('forgespec dev', () => {
  test('serves the documentation and a mock, which follow edits, and frees its ports', async () => {
    const folder = new WorkFolder();
    const { running, docs, mock } = await start(folder, '');
    await running.prints(/ api: \d+ written, 0 unchanged \(/);
    await running.prints(/ documentation: rebuilt \(/);
    await running.prints(new RegExp(`^Mock: http://127\\.0\\.0\\.1:${mock}/v1\n`, 'm'));
    await running.prints(new RegExp(`^Documentation: http://127\\.0\\.0\\.1:${docs}/\n`, 'm'));
    await running.prints(/^Watching 1 file\. Control-C ends it\.\n/m);
    for (const [port, path] of [
      [docs, '/'],
      [mock, '/v1/pets'],
    ] as const) {
      expect(await statusOf(port, path, 'localhost')).toBe(200);
      expect(await statusOf(port, path, 'evil.example')).toBe(421);
    }
    await running.prints(/^GET \/v1\/pets listPets 200 /m);
    edit(folder, '/pets:', '/animals:');
    await running.prints(/ api: 1 written/);
    await running.prints(/ documentation: rebuilt \(/);
    expect(await statusOf(mock, '/v1/pets', 'localhost')).toBe(404);
    expect(await statusOf(mock, '/v1/animals', 'localhost')).toBe(200);
    expect(await running.end('SIGINT')).toBe(0);
    expect([await isFree(docs), await isFree(mock)]).toEqual([true, true]);
  });

  test('goes on as its configuration says when that is edited', async () => {
    const [port, mockPort] = [await freePort(), await freePort()];
    const name = 'forgespec.config.json';
    const folder = new WorkFolder({ [name]: configured({ out: 'one', dev: { port, mockPort } }) });
    const running = folder.start('dev');
    await running.prints(/ one: \d+ written, 0 unchanged \(/);
    await running.prints(/^Watching 1 file\./m);
    folder.write(name, configured({ out: 'two', dev: { docs: false, mockPort } }));
    await running.prints(/^The configuration has changed: everything starts again with it\.\n/m);
    await running.prints(/ two: \d+ written, 0 unchanged \(/);
    await running.prints(/^Watching 1 file\./m);
    expect([await isFree(port), await statusOf(mockPort, '/v1/pets', 'localhost')]).toEqual([true, 200]);
    folder.write(name, configured({ out: 'three', emitters: ['bundles'] }));
    await running.prints(/^error config\/unknown-name forgespec\.config\.json:1:41\n/m);
    await running.prints(/^The configuration cannot be used: the previous one stays in effect\.\n/m);
    edit(folder, '/pets:', '/animals:');
    await running.prints(/ two: 1 written/);
    await expect.poll(() => statusOf(mockPort, '/v1/animals', 'localhost')).toBe(200);
    expect(await running.end('SIGINT')).toBe(0);
    expect(await isFree(mockPort)).toBe(true);
  });

  test('starts with a document that has errors, and serves as soon as they are gone', async () => {
    const folder = new WorkFolder();
    const good = folder.read('petstore.yaml');
    edit(folder, 'maximum: 100', 'maximum: [');
    const { running, docs, mock } = await start(folder, '');
    await running.prints(/ petstore\.yaml: 3 errors; api stays as it is/);
    await running.prints(/Watching/);
    expect([await statusOf(docs, '/', 'localhost'), await statusOf(mock, '/v1/pets', 'localhost')]).toEqual([
      503, 503,
    ]);
    folder.write('petstore.yaml', good);
    await running.prints(/ documentation: rebuilt \(/);
    expect([await statusOf(docs, '/', 'localhost'), await statusOf(mock, '/v1/pets', 'localhost')]).toEqual([
      200, 200,
    ]);
  });

  test('runs a program, again after edits of its modules and of the document, and leaves none behind', async () => {
    const folder = new WorkFolder({
      'package.json': '{ "type": "module" }',
      'server.ts': SERVER,
      'answer.ts': "export const answer = 'one ';",
    });
    const port = await freePort();
    const { running, docs, mock } = await start(folder, '--no-docs --no-mock --server server.ts', {
      PORT: String(port),
    });
    const answer = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}`)).text();
    await running.prints(/serving \d+/);
    expect([await answer(), await isFree(docs), await isFree(mock)]).toEqual(['one 1.0.0', true, true]);
    await pause(200);
    folder.write('answer.ts', "export const answer = 'two ';");
    await running.prints(/ server\.ts restarts\n/);
    await running.prints(/serving \d+/);
    expect(await answer()).toBe('two 1.0.0');
    edit(folder, 'version: 1.0.0', 'version: 2.0.0');
    await running.prints(/ api: 1 written/);
    await running.prints(/ server\.ts restarts\n/);
    await running.prints(/serving \d+/);
    expect(await answer()).toBe('two 2.0.0');
    folder.write('answer.ts', "import './missing.ts';\nexport const answer = 'three ';");
    await running.prints(/ server\.ts ended with code 1; an edit starts it again\n/);
    folder.write('missing.ts', '');
    const [, pid] = await running.prints(/serving (\d+)/);
    expect([await answer(), isAlive(Number(pid))]).toEqual(['three 2.0.0', true]);
    expect(await running.end('SIGINT')).toBe(0);
    expect([isAlive(Number(pid)), await isFree(port)]).toEqual([false, true]);
  });

  test('takes its program along when it is killed', async () => {
    const folder = new WorkFolder({
      'server.mjs': "setInterval(() => {}, 1e6); console.log('serving', process.pid);",
    });
    const { running } = await start(folder, '--no-docs --no-mock --server server.mjs');
    const [, pid] = await running.prints(/serving (\d+)/);
    await running.end('SIGKILL');
    await expect.poll(() => isAlive(Number(pid))).toBe(false);
  });

  test.each(['--port', '--mock-port'])(
    'says which port of %s is taken, and writes nothing',
    async (option) => {
      const folder = new WorkFolder();
      const taken = createServer().listen(0, '127.0.0.1');
      await once(taken, 'listening');
      const address = taken.address();
      const port = address === null || typeof address === 'string' ? 0 : address.port;
      const others = option === '--port' ? '--mock-port 0' : '--port 0';
      const ended = await folder.spawn(`dev petstore.yaml --out api ${option} ${port} ${others}`);
      taken.close();
      expect(ended).toMatchObject({ code: 2, stderr: expect.stringContaining(`Port ${port} of 127.0.0.1`) });
      expect(
        Object.keys(folder.contents()).filter((path) => path.startsWith(join(folder.path, 'api'))),
      ).toEqual([]);
    },
  );

  test('takes all from the configuration', async () => {
    const [docs, mock] = [await freePort(), await freePort()];
    const folder = new WorkFolder({
      'tools/run.mjs': "console.log('running'); setInterval(() => {}, 1e6);",
      'forgespec.config.json': JSON.stringify({
        document: 'petstore.yaml',
        out: 'made',
        emitters: ['bundle'],
        dev: { port: docs, mockPort: mock, docs: false, server: 'tools/run.mjs' },
      }),
    });
    const running = folder.start('dev');
    await running.prints(/ made: \d+ written/);
    await running.prints(/running/);
    expect([await isFree(docs), await isFree(mock)]).toEqual([true, false]);
    expect(await running.end('SIGTERM')).toBe(0);
  });
});
