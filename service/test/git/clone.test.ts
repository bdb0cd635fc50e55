import { request as openRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { once } from 'node:events';
import { readFile, readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { packet } from '../../git/http/pkt-line.ts';
import { clone, gitServer, send } from './http-world.ts';
import { children, commitFiles, contentsOf, git, noise } from './world.ts';
import { PATIENCE } from '../../../test/runs/limits.ts';

test.each(['0', '1', '2'])('clone and fetch by protocol %s', async (version) => {
  const { repository, url, seen } = await gitServer();
  await repository.createTag({ name: 'v1', revision: 'main' });
  const folder = await clone(url, '-c', `protocol.version=${version}`);
  expect(await readFile(path.join(folder, 'README.md'), 'utf8')).toBe('hello\n');
  expect((await git(folder, 'tag')).trim()).toBe('v1');
  const id = await commitFiles(repository, { 'new/file': 'x' });
  await git(folder, 'pull', '-q');
  expect((await git(folder, 'rev-parse', 'HEAD')).trim()).toBe(id);
  expect(seen.some((request) => request.headers['git-protocol'] === `version=${version}`)).toBe(
    version !== '0',
  );
});

test('shallow, partial and bare clones; a fetch of one commit by its id', async () => {
  const { repository, url } = await gitServer();
  await commitFiles(repository, { b: 'x'.repeat(5000) });
  expect((await git(await clone(url, '--depth=1'), 'rev-list', '--count', 'HEAD')).trim()).toBe('1');
  await clone(url, '--filter=blob:none');
  await clone(url, '--mirror');
  const folder = await clone(url, '--depth=1');
  const first = await repository.resolve('main~1');
  await git(folder, 'fetch', '-q', '--depth=1', 'origin', first);
  expect((await git(folder, 'rev-parse', 'FETCH_HEAD')).trim()).toBe(first);
});

describe.each(['0', '2'])('by protocol %s', (version) => {
  const protocol = ['-c', `protocol.version=${version}`] as const;

  test('a partial clone fetches the files that it needs, of old commits too', async () => {
    const { repository, url } = await gitServer();
    await commitFiles(repository, { 'a/old': 'old' });
    await commitFiles(repository, { 'a/old': 'new' });
    const folder = await clone(url, ...protocol, '--filter=blob:none');
    expect(await git(folder, ...protocol, 'show', 'main~1:a/old')).toBe('old');
    expect(await readFile(path.join(folder, 'a/old'), 'utf8')).toBe('new');
  });

  test('what is left of a deleted branch cannot be fetched', async () => {
    const { repository, url } = await gitServer();
    const commit = await commitFiles(repository, { secret: 'key' }, { branch: 'topic', start: 'main' });
    const { id: blob } = await repository.file('topic', 'secret');
    const folder = await clone(url, '--branch=main', '--single-branch');
    await repository.deleteBranch('topic');
    for (const id of [commit, blob])
      await expect(git(folder, ...protocol, 'fetch', '-q', 'origin', id)).rejects.toThrow(/not our ref/);
    // One that no reference leads to spoils the whole request.
    const main = await repository.resolve('main');
    await expect(git(folder, ...protocol, 'fetch', '-q', 'origin', main, commit)).rejects.toThrow(
      /not our ref/,
    );
    await repository.createBranch('again', commit);
    await git(folder, ...protocol, 'fetch', '-q', 'origin', commit);
    expect(await git(folder, 'show', `${commit}:secret`)).toBe('key');
  });
});

test('an empty repository can be cloned and filled', async () => {
  const { store, url } = await gitServer();
  const empty = await store.create('empty.git', { defaultBranch: 'trunk' });
  const folder = await clone(url.replace('a.git', 'empty.git'));
  expect((await git(folder, 'symbolic-ref', 'HEAD')).trim()).toBe('refs/heads/trunk');
  await git(folder, 'commit', '-qm', 'first', '--allow-empty');
  await git(folder, 'push', '-q', 'origin', 'trunk');
  expect(await empty.isEmpty()).toBe(false);
});

test('a request so long that the client packs it', async () => {
  const { repository, url, seen } = await gitServer();
  for (let index = 0; index < 40; index += 1) {
    await commitFiles(repository, { file: String(index) }, { branch: `b${index}`, start: 'main' });
  }
  const folder = await clone(url);
  expect(seen.some((request) => request.headers['content-encoding'] === 'gzip')).toBe(true);
  expect((await git(folder, 'rev-list', '--all', '--count')).trim()).toBe('41');
});

test('many clones at once', async () => {
  const { url } = await gitServer({}, { streams: 2, processes: 2, readers: 1 });
  const folders = await Promise.all(Array.from({ length: 5 }, () => clone(url)));
  for (const folder of folders) expect(await readdir(folder)).toContain('README.md');
});

/** Requests a clone manually and reads only its first bytes. */
async function beginClone(port: number, id: string): Promise<Socket> {
  const body = Buffer.concat([packet(`want ${id}\n`), Buffer.from('0000'), packet('done\n')]).toString();
  const socket = connect(port, '127.0.0.1');
  const head =
    'POST /a.git/git-upload-pack HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-git-upload-pack-request\r\n';
  socket.write(`${head}Content-Length: ${body.length}\r\n\r\n${body}`);
  await once(socket, 'readable');
  return socket;
}

test('a clone that is cut, or that nobody reads, leaves no process', async () => {
  const { repository, port } = await gitServer({}, { idle: 300, streams: 1 });
  const author = { name: 'a', email: 'b', at: '2026-01-01T00:00:00Z' };
  const actions = [{ action: 'create', path: 'big', content: noise(12_000_000) }] as const;
  const { commit } = await repository.createCommit({ branch: 'main', message: 'x', author, actions });
  const before = await children();
  const cut = await beginClone(port, commit.id);
  expect(await children()).toBeGreaterThan(before);
  cut.destroy();
  // With one slot, the second begins only when the first has released it.
  const stalled = await beginClone(port, commit.id);
  await vi.waitFor(async () => expect(await children()).toBeLessThanOrEqual(before), { timeout: PATIENCE });
  stalled.destroy();
});

describe('requests that no client of git sends', () => {
  test.each([
    ['GET', '/info/refs', 403],
    ['GET', '/info/refs?service=git-upload-archive', 403],
    ['GET', '/info/refs?service=--exec=x', 403],
    ['GET', '/HEAD', 404],
    ['GET', '/objects/info/packs', 404],
    ['GET', '/config', 404],
    ['GET', '/../a.git/HEAD', 404],
    ['POST', '/info/refs?service=git-upload-pack', 404],
    ['GET', '/git-upload-pack', 405],
    ['PUT', '/git-receive-pack', 405],
    ['POST', '/git-upload-pack', 415],
    ['POST', '/git-receive-pack', 415],
  ])('%s %s', async (method, suffix, status) => {
    const { url, repository } = await gitServer();
    expect((await send(url + suffix, { method })).status).toBe(status);
    expect(await contentsOf(repository, 'main')).toEqual({ 'README.md': 'hello\n' });
  });
  const type = { 'content-type': 'application/x-git-upload-pack-request' };
  const want = packet('want 0123456789abcdef0123456789abcdef01234567\n');
  // For errors that git itself detects, it may respond with any status, or close the connection. It must end, and do no
  // harm.
  test.each([
    ['an unknown encoding', { ...type, 'content-encoding': 'br' }, Buffer.from('x')],
    ['what is not gzip', { ...type, 'content-encoding': 'gzip' }, Buffer.from('x')],
    ['nonsense', type, Buffer.from('nonsense')],
    ['an object that is not there', type, Buffer.concat([want, Buffer.from('0000'), packet('done\n')])],
    ['a bomb', { ...type, 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(100 * 1024 * 1024))],
  ])('%s', async (_, headers, body) => {
    const { url, repository } = await gitServer();
    const response = await send(`${url}/git-upload-pack`, { method: 'POST', headers, body }).catch(
      () => undefined,
    );
    expect(response?.body.includes('PACK') ?? false).toBe(false);
    expect(await clone(url)).toContain('clone');
    expect(await repository.resolve('main')).toHaveLength(40);
  });
});

test('a body that breaks when git has begun its response ends the response', async () => {
  const { url } = await gitServer();
  for (let times = 0; times < 5; times++) {
    const headers = { 'content-type': 'application/x-git-upload-pack-request', 'content-encoding': 'gzip' };
    const sending = openRequest(`${url}/git-upload-pack`, { method: 'POST', headers, agent: false });
    const ended = new Promise<void>((resolve) => {
      sending.on('error', () => resolve());
      sending.on('response', (response) => {
        response.on('error', () => resolve());
        response.on('end', () => resolve()).resume();
      });
    });
    sending.write(gzipSync(Buffer.alloc(100)).subarray(0, 12));
    await wait(150);
    sending.end('not gzip');
    const outcome = await Promise.race([ended.then(() => 'ended'), wait(PATIENCE, 'waits', { ref: false })]);
    sending.destroy();
    expect(outcome).toBe('ended');
  }
});
