import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { describeWorld, type Answer, type Send } from '../families/world.ts';

const world = describeWorld();
let ann: Send;
let bob: Send;
let nobody: Send;
const at = (path: string): string => `/projects/ann%2Ftool/repository${path}`;
const names = ({ body }: Answer): unknown => (body as { name: string }[]).map(({ name }) => name);

beforeAll(async () => {
  ann = (await world().user('ann')).send;
  bob = (await world().user('bob')).send;
  ({ nobody } = world());
  const created = await ann('POST', '/projects', {
    name: 'Tool',
    visibility: 'public',
    initialize_with_readme: true,
  });
  expect(created.status).toBe(201);
});

describe('files', () => {
  const path = at('/files/src%2Fmain.ts');

  test('are created, read, changed and deleted, with a commit for each', async () => {
    const create = { branch: 'main', commit_message: 'Add', content: 'one\ntwo\n', execute_filemode: true };
    expect(await ann('POST', path, create)).toMatchObject({
      status: 201,
      body: { file_path: 'src/main.ts', branch: 'main' },
    });
    const read = await nobody('GET', `${path}?ref=main`);
    expect(read).toMatchObject({
      status: 200,
      body: {
        file_name: 'main.ts',
        file_path: 'src/main.ts',
        size: 8,
        encoding: 'base64',
        content: Buffer.from('one\ntwo\n').toString('base64'),
        content_sha256: createHash('sha256').update('one\ntwo\n').digest('hex'),
        ref: 'main',
        execute_filemode: true,
      },
    });
    const { last_commit_id: last } = read.body as { last_commit_id: string };
    expect((await nobody('GET', `${path}?ref=HEAD`)).body).toMatchObject({ last_commit_id: last });
    expect((await nobody('HEAD', path)).status).toBe(200);
    expect((await nobody('GET', `${path.replace('main.ts', 'main.ts/raw')}`)).body).toBe('one\ntwo\n');
    const change = { branch: 'main', commit_message: 'Change', content: 'b25lClR3bwo=', encoding: 'base64' };
    expect((await ann('PUT', path, { ...change, last_commit_id: '0'.repeat(40) })).status).toBe(400);
    expect((await ann('PUT', path, { ...change, last_commit_id: last })).status).toBe(200);
    expect((await nobody('GET', `${path}/raw?ref=main`)).body).toBe('one\nTwo\n');
    const blame = (await nobody('GET', `${path}/blame`)).body as {
      commit: { message: string };
      lines: string[];
    }[];
    expect(blame.map(({ commit, lines }) => [commit.message, lines])).toEqual([
      ['Add', ['one']],
      ['Change', ['Two']],
    ]);
    const second = await nobody('GET', `${path}/blame?range%5Bstart%5D=2&range%5Bend%5D=9`);
    expect(second.body).toMatchObject([{ lines: ['Two'] }]);
    // Clients send the body of a deletion in the query.
    expect((await ann('DELETE', `${path}?branch=main&commit_message=Gone`)).status).toBe(204);
    expect(await nobody('GET', path)).toMatchObject({ status: 404, body: { message: '404 File Not Found' } });
    expect((await nobody('HEAD', path)).status).toBe(404);
    expect(await nobody('GET', at('/commits?per_page=1'))).toMatchObject({
      body: [{ title: 'Gone', author_name: 'ann' }],
    });
  });

  test('on a new branch', async () => {
    const create = {
      branch: 'side',
      start_branch: 'main',
      commit_message: 'Add',
      content: 'x',
      author_name: 'Mira',
      author_email: 'mira@acme.example',
    };
    expect((await ann('POST', at('/files/side.txt'), create)).status).toBe(201);
    expect((await nobody('GET', at('/branches/side'))).body).toMatchObject({
      commit: { author_name: 'Mira', author_email: 'mira@acme.example', committer_name: 'ann' },
    });
  });

  test.each([
    ['POST', 'README.md', { content: 'x' }, 400],
    ['PUT', 'nowhere', { content: 'x' }, 400],
    ['DELETE', 'nowhere', {}, 400],
    ['POST', 'bad', { content: '!', encoding: 'base64' }, 400],
    ['POST', '..%2Fup', { content: 'x' }, 400],
    ['POST', '.git%2Fconfig', { content: 'x' }, 400],
    ['POST', 'new', { content: 'x', branch: 'nowhere' }, 400],
    ['POST', 'new', { content: 'x', branch: '--upload-pack=x' }, 400],
    ['POST', 'new', {}, 400],
  ])('%s %s %j is refused', async (method, file, body, status) => {
    const { body: refused, status: sent } = await ann(method, at(`/files/${file}`), {
      branch: 'main',
      commit_message: 'x',
      ...body,
    });
    expect([sent, refused]).toEqual([status, expect.objectContaining({ message: expect.anything() })]);
  });

  test('are written by developers alone', async () => {
    const body = { branch: 'main', commit_message: 'x', content: 'x' };
    expect((await bob('POST', at('/files/mine'), body)).status).toBe(403);
    expect((await nobody('POST', at('/files/mine'), body)).status).toBe(401);
  });
});

describe('branches', () => {
  test('are created, listed, found and deleted', async () => {
    const created = await ann('POST', at('/branches?branch=feature%2Flogin&ref=main'));
    expect(created).toMatchObject({
      status: 201,
      body: {
        name: 'feature/login',
        default: false,
        merged: true,
        can_push: true,
        commit: { title: 'Gone' },
      },
    });
    expect((await nobody('GET', at('/branches/feature%2Flogin'))).body).toMatchObject({ can_push: false });
    const list = await nobody('GET', at('/branches?per_page=2'));
    expect(names(list)).toEqual(['feature/login', 'main']);
    expect(list.headers.get('x-total')).toBe('3');
    expect(names(await nobody('GET', at('/branches?search=%5Efeat')))).toEqual(['feature/login']);
    expect(names(await nobody('GET', at('/branches?search=IN%24')))).toEqual(['feature/login', 'main']);
    expect(names(await nobody('GET', at('/branches?regex=%5E(main%7Cside)%24')))).toEqual(['main', 'side']);
    expect((await nobody('GET', at('/branches?regex=('))).status).toBe(400);
    expect((await bob('DELETE', at('/branches/feature%2Flogin'))).status).toBe(403);
    expect((await ann('DELETE', at('/branches/feature%2Flogin'))).status).toBe(204);
    expect(await ann('DELETE', at('/branches/feature%2Flogin'))).toMatchObject({
      status: 404,
      body: { message: '404 Branch Not Found' },
    });
  });

  test.each([
    [{ branch: 'main', ref: 'main' }, 'Branch already exists'],
    [{ branch: 'x', ref: 'nowhere' }, 'Invalid reference name: nowhere'],
    [{ branch: 'x', ref: '--all' }, 'Invalid reference name: --all'],
    [{ branch: 'a..b', ref: 'main' }, 'Branch name is invalid'],
    [{ branch: '-x', ref: 'main' }, 'Branch name is invalid'],
  ])('%j is refused', async (body, message) => {
    expect(await ann('POST', at('/branches'), body)).toMatchObject({ status: 400, body: { message } });
  });

  test('the default branch stays', async () => {
    expect((await ann('DELETE', at('/branches/main'))).status).toBe(400);
  });
});

describe('tags', () => {
  test('with and without a message, in three orders', async () => {
    for (const tag_name of ['v1.10.0', 'v1.9.0']) {
      expect((await ann('POST', at('/tags'), { tag_name, ref: 'main' })).status).toBe(201);
    }
    const annotated = await ann('POST', at('/tags'), { tag_name: 'v1.11.0', ref: 'main', message: 'Spring' });
    expect(annotated).toMatchObject({ status: 201, body: { message: 'Spring', commit: { title: 'Gone' } } });
    const { target, commit, created_at } = annotated.body as {
      target: string;
      commit: { id: string };
      created_at: string;
    };
    expect(target).not.toBe(commit.id);
    expect(created_at).toMatch(/^\d{4}-/);
    expect((await nobody('GET', at('/tags/v1.9.0'))).body).toMatchObject({ message: '', created_at: null });
    expect(names(await nobody('GET', at('/tags?order_by=version&sort=asc')))).toEqual([
      'v1.9.0',
      'v1.10.0',
      'v1.11.0',
    ]);
    expect(names(await nobody('GET', at('/tags?order_by=name&sort=asc&per_page=2')))).toEqual([
      'v1.10.0',
      'v1.11.0',
    ]);
    expect(names(await nobody('GET', at('/tags?search=%5Ev1.9')))).toEqual(['v1.9.0']);
    expect((await ann('POST', at('/tags'), { tag_name: 'v1.9.0', ref: 'main' })).body).toEqual({
      message: 'Tag v1.9.0 already exists',
    });
    expect((await ann('POST', at('/tags'), { tag_name: 'v2', ref: 'no' })).body).toEqual({
      message: 'Target no is invalid',
    });
    expect((await ann('DELETE', at('/tags/v1.9.0'))).status).toBe(204);
    expect((await nobody('GET', at('/tags/v1.9.0'))).status).toBe(404);
  });
});

test('what a commit changes', async () => {
  const { body } = await nobody('GET', at('/commits/side/diff'));
  expect(body).toMatchObject([{ new_path: 'side.txt', new_file: true, a_mode: '0', b_mode: '100644' }]);
  expect(await nobody('GET', at('/commits/nowhere/diff'))).toMatchObject({
    status: 404,
    body: { message: '404 Commit Not Found' },
  });
});
