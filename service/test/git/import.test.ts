import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ImportFailed } from '../../git/errors.ts';
import { gitServer } from './http-world.ts';
import { commitFiles, contentsOf, makeStore, mira } from './world.ts';

test('branches, tags and the default branch come over', async () => {
  const there = await gitServer();
  await there.repository.createTag({ name: 'v1', revision: 'main', message: 'One', tagger: mira(1) });
  await commitFiles(there.repository, { t: 'x' }, { branch: 'topic', start: 'main' });
  await there.repository.setDefaultBranch('topic');
  const { store } = await makeStore();
  await store.create('b.git', { defaultBranch: 'main' });
  const repository = await store.import('b.git', { url: there.url });
  expect(await repository.refs()).toEqual(await there.repository.refs());
  expect(await repository.defaultBranch()).toBe('topic');
  expect(await contentsOf(repository, 'HEAD')).toEqual({ 'README.md': 'hello\n', t: 'x' });
});

test('an empty repository can be imported', async () => {
  const there = await gitServer();
  await there.store.create('empty.git', { defaultBranch: 'main' });
  const { store } = await makeStore();
  await store.create('b.git', { defaultBranch: 'main' });
  const repository = await store.import('b.git', { url: there.url.replace('a.git', 'empty.git') });
  expect(await repository.isEmpty()).toBe(true);
});

test('an address that is a number needs no name', async () => {
  const there = await gitServer();
  const { store } = await makeStore();
  await store.create('b.git', { defaultBranch: 'main' });
  const repository = await store.import('b.git', { url: there.url, address: '127.0.0.1' });
  expect(await repository.isEmpty()).toBe(false);
});

test('credentials go in a header, and the name is not asked for again where the address is given', async () => {
  const there = await gitServer();
  const { store } = await makeStore();
  await store.create('b.git', { defaultBranch: 'main' });
  const url = `http://nowhere.invalid:${there.port}/a.git`;
  const credentials = { userName: 'mira', password: "it's:secret" };
  const repository = await store.import('b.git', { url, credentials, address: '127.0.0.1' });
  expect(await contentsOf(repository, 'main')).toEqual({ 'README.md': 'hello\n' });
  const basic = `Basic ${Buffer.from("mira:it's:secret").toString('base64')}`;
  expect(there.seen.map((request) => request.headers.authorization)).toEqual(there.seen.map(() => basic));
});

/** A server that sends one response to all requests, and counts them. */
async function odd(
  status: number,
  headers: Readonly<Record<string, string>>,
  body?: string,
): Promise<{ url: string; count: () => number }> {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    response.writeHead(status, headers);
    if (body !== undefined) response.end(body);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret-name.git`,
    count: () => requests,
  };
}

describe('what cannot be imported', () => {
  test.each([
    'file:///etc',
    '/etc',
    'ssh://x/y',
    'git://x/y',
    'ext::sh -c id',
    '--upload-pack=id',
    'http://a:b@127.0.0.1/',
    '',
  ])('the address %j', async (url) => {
    const { store } = await makeStore();
    await store.create('b.git', { defaultBranch: 'main' });
    await expect(store.import('b.git', { url })).rejects.toBeInstanceOf(ImportFailed);
  });
  test('a repository that has commits is left alone', async () => {
    const there = await gitServer();
    const { store } = await makeStore();
    const repository = await store.create('b.git', { defaultBranch: 'main' });
    const id = await commitFiles(repository, { mine: 'x' });
    await expect(store.import('b.git', { url: there.url })).rejects.toBeInstanceOf(ImportFailed);
    expect(await repository.resolve('main')).toBe(id);
  });

  test('a redirect is not followed', async () => {
    const there = await gitServer();
    const { url } = await odd(302, { location: `${there.url}/info/refs?service=git-upload-pack` }, '');
    const { store } = await makeStore();
    const repository = await store.create('b.git', { defaultBranch: 'main' });
    await expect(store.import('b.git', { url })).rejects.toBeInstanceOf(ImportFailed);
    expect(there.seen).toEqual([]);
    expect(await repository.isEmpty()).toBe(true);
  });
  test.each([
    [401, {}, 'x'],
    [404, {}, 'x'],
    [500, {}, 'x'],
    [200, { 'content-type': 'text/html' }, '<html>'],
    [200, { 'content-type': 'application/x-git-upload-pack-advertisement' }, 'zzzz'],
  ])('status %d %j', async (status, headers, body) => {
    const { url } = await odd(status, headers, body);
    const { store } = await makeStore();
    await store.create('b.git', { defaultBranch: 'main' });
    const failure = store.import('b.git', { url });
    await expect(failure).rejects.toBeInstanceOf(ImportFailed);
    await expect(failure).rejects.not.toThrow('secret-name');
  });
  test('one that takes too long, or is canceled, ends', async () => {
    const { url } = await odd(200, { 'content-type': 'application/x-git-upload-pack-advertisement' });
    const { store } = await makeStore();
    await store.create('b.git', { defaultBranch: 'main' });
    await expect(store.import('b.git', { url, timeout: 300 })).rejects.toThrow('too long');
    const controller = new AbortController();
    const running = store.import('b.git', { url, signal: controller.signal });
    setTimeout(() => controller.abort(), 200);
    await expect(running).rejects.toThrow('canceled');
  });
});
