import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { connect, Socket } from 'node:net';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { assert, describe, expect, test, vi } from 'vitest';
import { plainBody } from '../../git/http/backend.ts';
import { flush, packet, parseCommands } from '../../git/http/pkt-line.ts';
import type { RefChange } from '../../git/objects/types.ts';
import { clone, commitIn, gitServer, send } from './http-world.ts';
import { commitFiles, git, noise } from './world.ts';
import { PATIENCE } from '../../../test/runs/limits.ts';

const none = '0'.repeat(40);

/** The commands of a push, without a pack. */
function commands(...lines: string[]): Buffer {
  return Buffer.concat([...lines.map((line) => packet(line)), flush]);
}

test('what is pushed is what the store shows, and the callback says what changed', async () => {
  const pushed: (readonly RefChange[])[] = [];
  const { repository, url } = await gitServer({ pushed: (changes) => void pushed.push(changes) });
  const first = await repository.resolve('main');
  const folder = await clone(url);
  const second = await commitIn(folder, 'new.txt', 'new\n');
  await git(folder, 'push', '-q', 'origin', 'main', 'HEAD:refs/heads/feature/x', 'HEAD:refs/tags/v1');
  expect(await repository.resolve('main')).toBe(second);
  await git(folder, 'push', '-q', 'origin', ':feature/x');
  await git(folder, 'push', '-q', 'origin', 'main');
  expect(pushed).toEqual([
    [
      { ref: 'refs/heads/main', before: first, after: second },
      { ref: 'refs/heads/feature/x', before: null, after: second },
      { ref: 'refs/tags/v1', before: null, after: second },
    ],
    [{ ref: 'refs/heads/feature/x', before: second, after: null }],
  ]);
});

test('a push on an old state is rejected, and with force it is taken', async () => {
  const { repository, url } = await gitServer();
  const folder = await clone(url);
  const ours = await commitFiles(repository, { a: '1' });
  const theirs = await commitIn(folder, 'b', '2');
  await expect(git(folder, 'push', '-q', 'origin', 'main')).rejects.toThrow('rejected');
  expect(await repository.resolve('main')).toBe(ours);
  await git(folder, 'push', '-q', '--force', 'origin', 'main');
  expect(await repository.resolve('main')).toBe(theirs);
});

test('a large push: the client asks first and sends in pieces', async () => {
  const { repository, url } = await gitServer();
  const folder = await clone(url);
  const content = noise(2_000_000);
  await commitIn(folder, 'big', content);
  await git(folder, '-c', 'http.postBuffer=1000', 'push', '-q', 'origin', 'main');
  expect((await repository.file('main', 'big')).size).toBe(content.length);
});

test('who may not write is refused before anything is read', async () => {
  const { repository, url } = await gitServer({ mayWrite: false });
  const folder = await clone(url);
  await commitIn(folder, 'x', 'x');
  await expect(git(folder, 'push', '-q', 'origin', 'main')).rejects.toThrow('403');
  const headers = { 'content-type': 'application/x-git-receive-pack-request' };
  expect(
    (await send(`${url}/git-receive-pack`, { method: 'POST', headers, body: Buffer.from('0000') })).status,
  ).toBe(403);
  expect(await repository.countCommits({})).toBe(1);
});

test('a refused reference refuses the whole push, with its reason', async () => {
  const pushed: unknown[] = [];
  const { repository, url } = await gitServer({
    pushed: (changes) => void pushed.push(changes),
    refuse: ({ ref }) => (ref === 'refs/heads/main' ? 'main is protected' : undefined),
  });
  const folder = await clone(url);
  await commitIn(folder, 'x', 'x');
  await expect(git(folder, 'push', 'origin', 'main', 'HEAD:topic')).rejects.toThrow(
    /remote rejected\] main -> main \(main is protected\)/,
  );
  expect([...(await repository.refs()).keys()]).toEqual(['refs/heads/main']);
  expect(pushed).toEqual([]);
  await git(folder, 'push', '-q', 'origin', 'HEAD:topic');
});

test.each([
  ['HEAD:refs/heads/-x', 'invalid name'],
  ['HEAD:refs/merge-requests/1/head', 'only branches and tags'],
  ['HEAD:refs/replace/0123456789abcdef0123456789abcdef01234567', 'only branches and tags'],
  ['HEAD:refs/heads/HEAD', 'invalid name'],
  [':refs/heads/main', 'deletion of the current branch prohibited'],
])('git push %s', async (what, message) => {
  const { repository, url } = await gitServer();
  const folder = await clone(url);
  await expect(git(folder, 'push', 'origin', what)).rejects.toThrow(message);
  expect([...(await repository.refs()).keys()]).toEqual(['refs/heads/main']);
});

test.each(['..', '.git', '.'])('a tree with an entry %j is not taken', async (name) => {
  const { repository, url } = await gitServer();
  const folder = await clone(url);
  const blob = (await git(folder, 'rev-parse', 'HEAD:README.md')).trim();
  const tree = Buffer.concat([Buffer.from(`100644 ${name}\0`), Buffer.from(blob, 'hex')]);
  await writeFile(path.join(folder, 'tree'), tree);
  const treeId = (await git(folder, 'hash-object', '-t', 'tree', '-w', '--literally', 'tree')).trim();
  const id = (await git(folder, 'commit-tree', treeId, '-p', 'HEAD', '-m', 'x')).trim();
  await expect(git(folder, 'push', 'origin', `${id}:refs/heads/bad`)).rejects.toThrow('remote unpack failed');
  expect([...(await repository.refs()).keys()]).toEqual(['refs/heads/main']);
});

test('the callback may write to the repository', async () => {
  const { repository, url } = await gitServer({
    pushed: async (changes) => {
      await repository.createTag({ name: 'pushed', revision: changes[0]?.after ?? 'main' });
      await repository.setDefaultBranch('topic');
    },
  });
  const folder = await clone(url);
  const id = await commitIn(folder, 'x', 'x');
  await git(folder, 'push', '-q', 'origin', 'HEAD:topic');
  expect(await repository.resolve('pushed')).toBe(id);
  expect(await repository.defaultBranch()).toBe('topic');
});

describe('pushes by hand', () => {
  const headers = { 'content-type': 'application/x-git-receive-pack-request' };
  test('a deletion, plain and packed', async () => {
    const { repository, url } = await gitServer();
    const id = await repository.resolve('main');
    await repository.createBranch('a', id);
    await repository.createBranch('b', id);
    const body = commands(`${id} ${none} refs/heads/a\0report-status`);
    expect(
      (await send(`${url}/git-receive-pack`, { method: 'POST', headers, body })).body.toString(),
    ).toContain('ok refs/heads/a');
    const packed = gzipSync(commands(`${id} ${none} refs/heads/b\0report-status`));
    await send(`${url}/git-receive-pack`, {
      method: 'POST',
      headers: { ...headers, 'content-encoding': 'gzip' },
      body: packed,
    });
    expect([...(await repository.refs()).keys()]).toEqual(['refs/heads/main']);
  });
  test('an old value that is not there changes nothing', async () => {
    const pushed: unknown[] = [];
    const { repository, url } = await gitServer({ pushed: (changes) => void pushed.push(changes) });
    await repository.createBranch('a', 'main');
    const wrong = '0123456789abcdef0123456789abcdef01234567';
    const body = commands(`${wrong} ${none} refs/heads/a\0report-status`);
    const { body: report } = await send(`${url}/git-receive-pack`, { method: 'POST', headers, body });
    expect(report.toString()).toContain('ng refs/heads/a the reference has changed');
    expect(await repository.find('a')).toHaveLength(40);
    expect(pushed).toEqual([]);
  });
  test.each([
    ['nothing', Buffer.alloc(0), 400],
    ['a start of a packet', Buffer.from('00'), 400],
    ['no length', Buffer.from('zzzzabc'), 400],
    ['a length beyond the end', Buffer.from('0fffabc'), 400],
    ['no end of the commands', packet(`${none} ${none} refs/heads/x\0`), 400],
    ['only an end, as clients ask', flush, 200],
  ])('%s', async (_, body, status) => {
    const { url } = await gitServer();
    expect((await send(`${url}/git-receive-pack`, { method: 'POST', headers, body })).status).toBe(status);
  });
  test('what is not gzip, and an unknown encoding', async () => {
    const { url } = await gitServer();
    const post = async (encoding: string): Promise<number> =>
      (
        await send(`${url}/git-receive-pack`, {
          method: 'POST',
          headers: { ...headers, 'content-encoding': encoding },
          body: Buffer.from('x'),
        })
      ).status;
    expect([await post('gzip'), await post('br')]).toEqual([400, 415]);
  });
  test('a body that is broken before anybody reads it fails at its reader only', async () => {
    const request = new IncomingMessage(new Socket());
    request.headers['content-encoding'] = 'gzip';
    request.push('x');
    request.push(null);
    const body = plainBody(request);
    assert(body !== undefined);
    await vi.waitFor(() => expect(body.errored).not.toBeNull(), { timeout: PATIENCE });
    await expect(buffer(body)).rejects.toThrow('unexpected end of file');
  });
  test('more than the limit, packed or not', async () => {
    const { repository, url, root } = await gitServer({}, { maxPushBytes: 10_000 });
    const body = Buffer.alloc(6 * 1024 * 1024, '0');
    const post = async (extra: object, data: Buffer): Promise<number | undefined> =>
      await send(`${url}/git-receive-pack`, {
        method: 'POST',
        headers: { ...headers, ...extra },
        body: data,
      }).then(
        (response) => response.status,
        () => undefined,
      );
    expect(await post({}, body)).toBe(413);
    expect(await post({ 'content-encoding': 'gzip' }, gzipSync(body))).toBe(413);
    const folder = await clone(url);
    await commitIn(folder, 'big', noise(60_000));
    await expect(git(folder, 'push', '-q', 'origin', 'main')).rejects.toThrow('Command failed');
    expect(await repository.countCommits({})).toBe(1);
    await vi.waitFor(async () => expect(await readdir(path.join(root, '.tmp'))).toEqual([]), {
      timeout: PATIENCE,
    });
  });
  test.each([
    ['a body that is too large', 'application/x-git-receive-pack-request', 413],
    ['a body of another type', 'text/plain', 415],
  ])('a client that sends all before it reads is told about %s', async (_name, type, status) => {
    const { port } = await gitServer({}, { maxPushBytes: 10_000 });
    const body = Buffer.alloc(32 * 1024 * 1024, '0');
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /a.git/git-receive-pack HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    socket.on('error', () => undefined);
    await new Promise<unknown>((resolve) => void socket.write(body, resolve));
    socket.end();
    expect(await text(socket).catch(String)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });
  test('a client that is refused and sends no end of it is cut off', async () => {
    const { port } = await gitServer({}, { maxPushBytes: 10_000 });
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `POST /a.git/git-receive-pack HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 99999999\r\n\r\n0`,
    );
    const [response] = (await once(socket, 'data')) as [Buffer];
    expect(response.toString()).toMatch(/^HTTP\/1\.1 415 /);
    await once(socket.resume(), 'close');
  });
  test('a push that is cut leaves nothing', async () => {
    const pushed: unknown[] = [];
    const { repository, url, root, port } = await gitServer({
      pushed: (changes) => void pushed.push(changes),
    });
    const id = await repository.resolve('main');
    const before = await git(path.join(root, 'a.git'), 'count-objects');
    const body = Buffer.concat([
      packet(`${none} ${id} refs/heads/cut\0report-status`),
      flush,
      Buffer.from('PACK'),
    ]);
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /a.git/git-receive-pack HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-git-receive-pack-request\r\nContent-Length: 9999\r\n\r\n`,
    );
    socket.write(body);
    await vi.waitFor(async () => expect(await readdir(path.join(root, '.tmp'))).toHaveLength(1), {
      timeout: PATIENCE,
    });
    socket.destroy();
    await vi.waitFor(async () => expect(await readdir(path.join(root, '.tmp'))).toEqual([]), {
      timeout: PATIENCE,
    });
    expect([...(await repository.refs()).keys()]).toEqual(['refs/heads/main']);
    expect(await git(path.join(root, 'a.git'), 'count-objects')).toBe(before);
    expect(pushed).toEqual([]);
    // A pack that ends early although the request is complete.
    const short = await send(`${url}/git-receive-pack`, { method: 'POST', headers, body });
    expect(short.body.toString()).toContain('unpack');
    expect(await repository.find('cut')).toBeUndefined();
    expect(await git(path.join(root, 'a.git'), 'count-objects')).toBe(before);
  });
  test('a push that stops in its middle is ended', async () => {
    const { port, root, repository } = await gitServer({}, { idle: 300 });
    const socket = connect(port, '127.0.0.1');
    const head =
      'POST /a.git/git-receive-pack HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-git-receive-pack-request\r\n';
    socket.write(`${head}Content-Length: 9999\r\n\r\n00`);
    socket.on('error', () => undefined);
    await once(socket.resume(), 'close');
    await vi.waitFor(async () => expect(await readdir(path.join(root, '.tmp'))).toEqual([]), {
      timeout: PATIENCE,
    });
    expect(await repository.countCommits({})).toBe(1);
  });
  test('a slow push keeps nobody from writing', async () => {
    const { repository, port, root } = await gitServer();
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /a.git/git-receive-pack HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-git-receive-pack-request\r\nContent-Length: 9999\r\n\r\n00`,
    );
    await vi.waitFor(async () => expect(await readdir(path.join(root, '.tmp'))).toHaveLength(1), {
      timeout: PATIENCE,
    });
    await commitFiles(repository, { meanwhile: 'x' });
    socket.destroy();
    expect(await repository.countCommits({})).toBe(2);
  });
});

test('commands of a push', () => {
  const id = '0123456789abcdef0123456789abcdef01234567';
  const body = Buffer.concat([
    packet(`shallow ${id}\n`),
    packet(`${none} ${id} refs/heads/ü\0 report-status side-band-64k agent=x\n`),
    packet(`${id} ${none} refs/tags/v1\n`),
    flush,
    Buffer.from('PACK'),
  ]);
  expect(parseCommands(body)).toEqual({
    changes: [
      { ref: 'refs/heads/ü', before: null, after: id },
      { ref: 'refs/tags/v1', before: id, after: null },
    ],
    capabilities: ['report-status', 'side-band-64k', 'agent=x'],
  });
});

describe('a push whose commands git would read in another way', () => {
  type Write = (ids: { readonly from: string; readonly to: string }) => Buffer;
  test.each<[string, Write]>([
    [
      'ids in capital letters',
      ({ from, to }) => packet(`${from.toUpperCase()} ${to.toUpperCase()} refs/heads/main\0 report-status\n`),
    ],
    [
      'a certificate',
      ({ from, to }) =>
        Buffer.concat([
          packet('push-cert\0 report-status\n'),
          packet(
            `certificate version 0.1\npusher x <x@x> 1 +0000\npushee http://x\nnonce 1\n\n${from} ${to} refs/heads/main\n-----BEGIN PGP SIGNATURE-----\nxx\n-----END PGP SIGNATURE-----\n`,
          ),
          packet('push-cert-end\n'),
        ]),
    ],
    [
      'a second command in its packet',
      ({ from, to }) => packet(`${from} ${to} refs/heads/x\nrefs/heads/main\n`),
    ],
    [
      'a name that is not UTF-8',
      ({ to }) => packet(Buffer.from(`${none} ${to} refs/heads/\xff\n`, 'latin1')),
    ],
    ['a hidden reference', ({ to }) => packet(`${none} ${to.toUpperCase()} refs/keep/x\n`)],
    [
      'a line of a shallow clone, and more',
      ({ to }) => packet(`shallow ${to}\n${none} ${to} refs/heads/x\n`),
    ],
  ])('%s: is refused', async (_, write) => {
    const { repository, url } = await gitServer();
    const from = await repository.resolve('main');
    const to = await commitFiles(repository, { other: 'x' }, { branch: 'other', start: 'main' });
    const before = [...(await repository.refs())];
    const body = Buffer.concat([write({ from, to }), flush]);
    const headers = { 'content-type': 'application/x-git-receive-pack-request' };
    const answer = await send(`${url}/git-receive-pack`, { method: 'POST', headers, body });
    expect([answer.status, [...(await repository.refs())]]).toEqual([400, before]);
  });
});

test('two pushes at once to different branches both arrive', async () => {
  const pushed: RefChange[] = [];
  const { repository, url } = await gitServer({ pushed: (changes) => void pushed.push(...changes) });
  const folders = await Promise.all([clone(url), clone(url)]);
  const ids = await Promise.all(folders.map((folder, index) => commitIn(folder, `f${index}`, 'x')));
  await Promise.all(folders.map((folder, index) => git(folder, 'push', '-q', 'origin', `HEAD:b${index}`)));
  expect([await repository.resolve('b0'), await repository.resolve('b1')]).toEqual(ids);
  expect(pushed.map((change) => change.ref).toSorted()).toEqual(['refs/heads/b0', 'refs/heads/b1']);
});
