import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compile } from '../outputs/compiler.ts';
import { isInstalled } from '../runs/programs.ts';

const run = promisify(execFile);
const repository = fileURLToPath(new URL('../../', import.meta.url));
const main = join(repository, 'generators/cli/main.ts');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgespec-library-'));
  await cp(join(repository, 'examples/library'), folder, {
    recursive: true,
    filter: (path) => !path.endsWith('generated'),
  });
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'));
  await inFolder([main, 'generate', 'openapi.yaml']);
});

afterAll(() => rm(folder, { recursive: true }));

function inFolder(words: readonly string[]): Promise<{ stdout: string }> {
  return run(process.execPath, words, { cwd: folder });
}

test('all handlers of the library are filled in and up to date', async () => {
  const { stdout } = await inFolder([main, 'scaffold', 'handlers', '--document', 'openapi.yaml']);
  expect(stdout).toBe('handlers: 12 kept; 0 files written\n');
});

test('the library compiles', async () => {
  expect(await compile(folder)).toBe('');
});

function json(value: unknown, method = 'POST'): RequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}

async function titles(response: Response): Promise<readonly string[]> {
  const books = (await response.json()) as readonly { readonly title: string }[];
  return books.map(({ title }) => title);
}

/** What curl gets, called by the librarian. */
async function curl(address: string, words: readonly string[]): Promise<unknown> {
  const { stdout } = await run('curl', ['--silent', '--oauth2-bearer', 'ann-token', address, ...words]);
  return JSON.parse(stdout);
}

describe.each(['node.ts', 'fastify.ts'])('the library with %s', (program) => {
  let child: ChildProcess;
  let address: string;

  beforeAll(async () => {
    const started = spawn(process.execPath, [program], {
      cwd: folder,
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = started;
    const [said] = (await once(started.stdout, 'data')) as [Buffer];
    address = said.toString().trim();
    for (const title of ['Momo', 'Emil', 'Pippi']) {
      await call('/books', json({ title, labels: [title.slice(0, 1)] }));
    }
  });

  afterAll(() => child.kill());

  const call = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${address}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { authorization: 'Bearer ann-token', ...init.headers },
    });

  test('lists by page', async () => {
    const response = await call('/books?per_page=2&page=2');
    expect(await titles(response)).toEqual(['Pippi']);
    expect(response.headers.get('x-total-pages')).toBe('2');
  });

  test('lists by key until there is no next page', async () => {
    const seen: string[] = [];
    let next: string | undefined = `${address}/books?pagination=keyset&per_page=2`;
    while (next !== undefined) {
      const response: Response = await fetch(next);
      seen.push(...(await titles(response)));
      next = /^<([^>]*)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(['Momo', 'Emil', 'Pippi']);
  });

  test.each([
    ['ids[]=1&ids[]=3', ['Momo', 'Pippi']],
    ['not[labels][]=M&not[title]=Emil', ['Pippi']],
  ])('lists by %s', async (query, want) => {
    expect(await titles(await call(`/books?${query}`))).toEqual(want);
  });

  test.skipIf(!isInstalled('curl'))(
    'takes an array of hashes from a form that curl sends, and removes the book again',
    async () => {
      const form = ['title=Krabat', 'chapters[][title]=One', 'chapters[][pages]=9', 'chapters[][title]=Two'];
      const words = form.flatMap((field) => ['--data', field]);
      const book = (await curl(`${address}/books`, words)) as { readonly id: number };
      expect(book).toMatchObject({
        title: 'Krabat',
        chapters: [{ title: 'One', pages: 9 }, { title: 'Two' }],
      });
      const newest = await call('/books/newest');
      expect([newest.status, newest.headers.get('location')]).toEqual([302, `/api/v1/books/${book.id}`]);
      expect((await call(`/books/${book.id}`, { method: 'DELETE' })).status).toBe(204);
      expect((await call(`/books/${book.id}`)).status).toBe(404);
    },
  );

  test('changes a book', async () => {
    expect(await (await call('/books/2', json({ labels: ['Lönneberga'] }, 'PUT'))).json()).toMatchObject({
      title: 'Emil',
      labels: ['Lönneberga'],
    });
  });

  test('stores a summary as text', async () => {
    const text = { 'content-type': 'text/plain' };
    expect(
      (await call('/books/1/summary', { method: 'PUT', headers: text, body: 'Über die Zeit.' })).status,
    ).toBe(204);
    const response = await call('/books/1/summary');
    expect([response.headers.get('content-type'), await response.text()]).toEqual([
      'text/plain; charset=utf-8',
      'Über die Zeit.',
    ]);
  });

  test.skipIf(!isInstalled('curl'))('takes an upload that curl sends', async () => {
    const form = ['title=Front', 'labels[]=a', `file=@${join(folder, 'openapi.yaml')}`];
    const words = form.flatMap((field) => ['--form', field]);
    const { size } = await stat(join(folder, 'openapi.yaml'));
    expect(await curl(`${address}/books/1/covers`, words)).toEqual({ title: 'Front', size });
  });

  test('streams an archive', async () => {
    const response = await call('/archive.json.gz');
    const lines = gunzipSync(await response.bytes())
      .toString()
      .trim()
      .split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { readonly id: number }).id)).toEqual([1, 2, 3]);
  });

  test('keeps files under long paths', async () => {
    const path = `/files/${'folder%2F'.repeat(20)}a.bin`;
    const bytes = Uint8Array.of(0, 1, 255);
    const headers = { 'content-type': 'application/x-bytes' };
    expect(await (await call(path, { method: 'PUT', headers, body: bytes })).json()).toBe(3);
    expect(await (await call(decodeURIComponent(path))).bytes()).toEqual(bytes);
  });

  test.each([
    ['nobody', {}, 401],
    ['a reader', { authorization: 'Bearer bob-token' }, 403],
    ['a librarian', { authorization: 'Bearer ann-token' }, 409],
  ])('lets %s add a book or not', async (_, headers: Record<string, string>, status) => {
    const sent = json({ title: 'Momo' });
    const response = await fetch(`${address}/books`, { ...sent, headers: { ...sent.headers, ...headers } });
    expect(response.status).toBe(status);
  });
});
