import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../database/sql.ts';
import { insertMemberRole } from '../../families/member-roles/queries.ts';
import { createToken } from '../../families/tokens/create.ts';
import { describeWorld, type Send } from './world.ts';

const world = describeWorld();

type Visibility = 'private' | 'internal' | 'public';

/** A membership in addition to that of a guest of the group around the project. */
interface Membership {
  readonly level: number;
  readonly permission?: 'read_code' | 'read_dependency';
  readonly place?: 'project' | 'group above' | 'other project';
  readonly expires?: string;
  readonly state?: string;
}

/** The status of reads of files and commits, and that of archives and clones: a custom role opens only the former. */
type Reads = readonly [files: number, whole: number];

const readers: readonly (readonly [visibility: Visibility, membership: Membership, want: Reads])[] = [
  ['private', { level: 10 }, [403, 403]],
  ['private', { level: 15 }, [403, 403]],
  ['private', { level: 20 }, [200, 200]],
  ['private', { level: 10, permission: 'read_dependency' }, [403, 403]],
  ['private', { level: 10, permission: 'read_code' }, [200, 403]],
  ['private', { level: 10, permission: 'read_code', place: 'group above' }, [200, 403]],
  ['private', { level: 10, permission: 'read_code', place: 'other project' }, [403, 403]],
  ['private', { level: 10, permission: 'read_code', expires: '2001-01-01' }, [403, 403]],
  ['private', { level: 10, permission: 'read_code', state: 'awaiting' }, [403, 403]],
  ['internal', { level: 10 }, [200, 200]],
  ['public', { level: 10 }, [200, 200]],
];

const operations = [
  '/commits',
  '/commits/main',
  '/commits/main/diff',
  '/tree',
  '/blobs/BLOB',
  '/blobs/BLOB/raw',
  '/files/README.md?ref=main',
  '/files/README.md/raw?ref=main',
  '/files/README.md/blame?ref=main',
  '/archive',
  '/archive.zip',
  '/compare?from=main&to=main',
  '/merge_base?refs[]=main&refs[]=main',
  '/contributors',
  '/branches',
  '/tags',
];

/** `git hash-object` of the content of `README.md`. */
const blob = '2e65efe2a145dda7ee51d1741299f848e5bf752e';
const content = 'a';

beforeAll(async () => {
  await world().running.seed({
    users: readers.map((_, at) => ({ username: `reader${at}` })),
    groups: [
      { full_path: 'yard', visibility: 'public' },
      ...readers.flatMap((_, at) => [
        { full_path: `top${at}` },
        { full_path: `top${at}/sub`, members: [{ username: `reader${at}`, access_level: 10 as const }] },
      ]),
    ],
    projects: [
      { full_path: 'yard/open', visibility: 'public', commits: [{ message: 'First', files: { x: 'x' } }] },
      ...readers.flatMap(([visibility], at) => [
        {
          full_path: `top${at}/sub/tools`,
          visibility,
          commits: [{ message: 'First', files: { 'README.md': content } }],
        },
        { full_path: `top${at}/sub/other` },
      ]),
    ],
  });
});

/** A member of the project for a row of the table, with a token that git can use as well. */
async function join(
  at: number,
  { level, permission, place = 'project', ...more }: Membership,
): Promise<string> {
  const { forge } = world().running;
  return await forge.database.transaction(async (writes) => {
    const user = await writes.one<{ id: number }>(
      sql`select id from users where username = ${`reader${at}`}`,
    );
    const userId = user?.id ?? 0;
    const role =
      permission === undefined
        ? undefined
        : await insertMemberRole(writes, null, {
            name: permission,
            base_access_level: 10,
            [permission]: true,
          });
    const source =
      place === 'group above'
        ? sql`select 'group' as kind, id from namespaces where full_path = ${`top${at}`}`
        : sql`select 'project' as kind, id from projects
            where full_path = ${`top${at}/sub/${place === 'project' ? 'tools' : 'other'}`}`;
    await writes.run(sql`
      insert into members (kind, source_id, user_id, access_level, member_role_id, state, expires_at, created_at)
      select s.kind, s.id, ${userId}, ${level}, ${role?.id ?? null}, ${more.state ?? 'active'},
        ${more.expires ?? null}, '2026-01-01T00:00:00.000Z' from (${source}) s`);
    const token = { userId, name: 'test', scopes: ['api'], expiresAt: null };
    return (await createToken(writes, forge, token)).secret;
  });
}

const get = async (secret: string, path: string): Promise<number> => {
  const headers = { 'private-token': secret };
  const response = await fetch(`${world().running.url}/api/v4/projects/${path}`, { headers });
  await response.arrayBuffer();
  return response.status;
};

describe.each(readers.map((row, at) => [...row, at] as const))(
  'the code of a %s project, for a member with %j: %j',
  (_, membership, [files, whole], at) => {
    const path = `top${at}/sub/tools`;
    const id = encodeURIComponent(path);
    let secret = '';

    beforeAll(async () => {
      secret = await join(at, membership);
    });

    test('over REST, where the project itself is there for all of them', async () => {
      expect(await get(secret, id)).toBe(200);
      const got: [string, number][] = [];
      for (const operation of operations)
        got.push([operation, await get(secret, `${id}/repository${operation.replace('BLOB', blob)}`)]);
      expect(got).toEqual(
        operations.map((operation) => [operation, operation.startsWith('/archive') ? whole : files]),
      );
    });

    test('as the other side of a comparison', async () => {
      const from = await world().root('GET', `/projects/${id}`);
      const query = `from=main&to=main&from_project_id=${(from.body as { id: number }).id}`;
      expect(await get(secret, `yard%2Fopen/repository/compare?${query}`)).toBe(files);
    });

    test('over git', async () => {
      const remote = `${world().running.url.replace('//', `//any:${secret}@`)}/${path}.git`;
      const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_CONFIG_NOSYSTEM: '1' };
      const listed = await promisify(execFile)('git', ['ls-remote', '--heads', remote], { env }).then(
        ({ stdout }) => stdout,
        (error: Error) => error.message,
      );
      expect(listed).toMatch(whole === 200 ? /refs\/heads\/main\n/ : /returned error: 403/);
      const pack = await fetch(`${world().running.url}/${path}.git/git-upload-pack`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`any:${secret}`).toString('base64')}`,
          'content-type': 'application/x-git-upload-pack-request',
        },
        body: '0000',
      });
      expect(pack.status).toBe(whole);
    });
  },
);

test('no commit starts from code that its author may not read', async () => {
  const ned = await world().user('ned');
  await world().running.forge.database.transaction((writes) =>
    writes.run(sql`
      insert into members (kind, source_id, user_id, access_level, created_at)
      select 'project', id, ${ned.row.id}, case when full_path = 'yard/open' then 30 else 10 end,
        '2026-01-01T00:00:00.000Z'
      from projects where full_path in ('yard/open', 'top0/sub/tools')`),
  );
  const start = (project: string): ReturnType<Send> =>
    ned.send('POST', '/projects/yard%2Fopen/repository/commits', {
      branch: `from-${project.replaceAll('/', '-')}`,
      commit_message: 'Start',
      start_branch: 'main',
      start_project: project,
      actions: [{ action: 'create', file_path: 'new.md', content: '' }],
    });
  expect((await start('top0/sub/tools')).status).toBe(403);
  expect((await start('yard/open')).status).toBe(201);
});
