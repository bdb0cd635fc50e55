import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForge, type RunningForge } from '../../start/start.ts';
import { startProcess, type ServiceProcess } from '../service-process.ts';
import { seed, token } from './operations.ts';

const folder = mkdtempSync(join(tmpdir(), 'forge-restart-'));
const sockets = new Set<Socket>();
/** Connections wait for this before they are forwarded. */
const gate = Promise.withResolvers<void>();
let origin: RunningForge;
let address = '';
let running: ServiceProcess | undefined;

/** The host of the import, behind a connection without data until the gate opens. */
const line = createServer((socket) => {
  sockets.add(socket);
  socket.on('error', () => undefined);
  void gate.promise.then(() => {
    const onward = connect(Number(new URL(origin.url).port), '127.0.0.1');
    sockets.add(onward);
    onward.on('error', () => socket.destroy());
    socket.pipe(onward).pipe(socket);
  });
});

beforeAll(async () => {
  origin = await startForge();
  await origin.seed(seed);
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  address = `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await running?.kill();
  for (const socket of sockets) socket.destroy();
  line.close();
  await origin.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('an import goes on with its credentials after the process was killed, and nobody reads them meanwhile', async () => {
  const data = join(folder, 'data');
  running = await startProcess(data);
  const administrator = running.token ?? '';
  const call = async (method: string, path: string, body?: object): Promise<Record<string, unknown>> => {
    const response = await fetch(`${running?.url ?? ''}/api/v4${path}`, {
      method,
      headers: { 'private-token': administrator, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  const statusBecomes = async (status: string): Promise<void> => {
    await expect.poll(() => call('GET', '/projects/root%2Forigin')).toMatchObject({ import_status: status });
  };
  await call('PUT', '/application/settings', { allow_local_requests_from_hooks_and_services: true });
  const made = await call('POST', '/import/source_b_server', {
    source_b_server_url: address,
    source_b_server_username: 'ann',
    personal_access_token: token,
    source_b_server_project: 'PROJ',
    source_b_server_repo: 'origin',
    target_namespace: 'root',
  });
  expect(made).toMatchObject({ full_path: 'root/origin' });
  await statusBecomes('started');
  await running.kill();

  const texts = filesBelow(data).map((file) => readFileSync(file));
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.filter((text) => text.includes(token))).toEqual([]);

  gate.resolve();
  const printed = running.output();
  running = await startProcess(data);
  await statusBecomes('finished');
  const commits = await call('GET', '/projects/root%2Forigin/repository/commits');
  expect(commits).toMatchObject([{ title: 'One' }]);
  expect(printed + running.output()).not.toContain(token);
});

function filesBelow(root: string): readonly string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
