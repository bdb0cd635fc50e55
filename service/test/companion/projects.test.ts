import { beforeAll, describe, expect, test } from 'vitest';
import { describeWorld, type Answer, type Send } from '../families/world.ts';

const world = describeWorld();
let ann: Send;
let bob: Send;
let groupId = 0;

function idOf({ status, body }: Answer): number {
  expect([status, body]).toEqual([201, expect.objectContaining({ id: expect.any(Number) })]);
  return (body as { id: number }).id;
}

beforeAll(async () => {
  ann = (await world().user('ann')).send;
  bob = (await world().user('bob')).send;
  groupId = idOf(await ann('POST', '/groups', { name: 'Acme', path: 'acme', visibility: 'internal' }));
});

describe('creating', () => {
  test('a project belongs to its group, or to the caller', async () => {
    const own = await ann('POST', '/projects', { name: 'Größe, 2!' });
    expect(own).toMatchObject({
      status: 201,
      body: {
        path_with_namespace: 'ann/gro-e-2',
        visibility: 'private',
        default_branch: 'main',
        permissions: { project_access: null, group_access: { access_level: 50 } },
      },
    });
    const deploy = await ann('POST', '/projects', {
      path: 'deploy',
      namespace_id: groupId,
      description: 'Rolls out.',
      topics: ['go', 'cli'],
      default_branch: 'trunk',
      initialize_with_readme: true,
      merge_method: 'ff',
      wiki_access_level: 'disabled',
      issues_enabled: false,
    });
    expect(deploy).toMatchObject({
      status: 201,
      body: {
        name: 'deploy',
        path_with_namespace: 'acme/deploy',
        default_branch: 'trunk',
        topics: ['go', 'cli'],
        merge_method: 'ff',
        wiki_enabled: false,
        issues_enabled: false,
        issues_access_level: 'disabled',
      },
    });
    const { database, repositories } = world().running.forge;
    const { sql } = await import('../../database/sql.ts');
    const row = await database.one<{ storage: string }>(
      sql`select storage from projects where full_path = 'acme/deploy'`,
    );
    const repository = await repositories.open(row?.storage ?? '');
    const { id } = await repository.file('trunk', 'README.md');
    expect((await repository.blob(id)).content.toString()).toBe('# deploy\n\nRolls out.\n');
    expect(await repository.commit('trunk')).toMatchObject({
      title: 'Initial commit',
      author: { email: 'ann@example.com' },
    });
  });

  test('the responses are what is read afterwards', async () => {
    const first = { name: 'Fresh', initialize_with_readme: true };
    const created = await ann('POST', '/projects', first);
    expect(created.body).toHaveProperty('readme_url', expect.stringContaining('/main/README.md'));
    const { id } = created.body as { id: number };
    expect((await ann('GET', `/projects/${id}`)).body).toEqual(created.body);
    const actions = [
      { action: 'delete', file_path: 'README.md' },
      { action: 'create', file_path: 'LICENSE', content: 'MIT License' },
    ];
    const commit = { branch: 'bare', start_branch: 'main', commit_message: 'Bare', actions };
    expect(await ann('POST', `/projects/${id}/repository/commits`, commit)).toMatchObject({ status: 201 });
    const changed = await ann('PUT', `/projects/${id}`, { default_branch: 'bare' });
    expect(changed).toMatchObject({ status: 200, body: { readme_url: null } });
    expect((await ann('GET', `/projects/${id}`)).body).toEqual(changed.body);
  });

  test.each([
    [{ name: 'Deploy', namespace_id: 'group' }, { name: ['has already been taken'] }],
    [{ name: 'x', path: 'a b' }, { path: [expect.stringMatching(/^can contain only/)] }],
    [{ name: '???' }, { name: [expect.stringMatching(/^can contain only/)] }],
    [{ name: 'x', visibility: 'public', namespace_id: 'group' }, { visibility: [expect.any(String)] }],
    [{ description: 'No name.' }, expect.anything()],
  ])('%j is refused', async (body, message) => {
    const at = 'namespace_id' in body ? { namespace_id: groupId } : {};
    expect(await ann('POST', '/projects', { ...body, ...at })).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  test('others create nothing in a group', async () => {
    expect((await bob('POST', '/projects', { name: 'B', namespace_id: groupId })).status).toBe(400);
    expect((await bob('POST', '/projects', { name: 'B', namespace_id: 4711 })).status).toBe(404);
    const hidden = idOf(await ann('POST', '/groups', { name: 'H', path: 'h' }));
    expect((await bob('POST', '/projects', { name: 'B', namespace_id: hidden })).status).toBe(404);
  });
});

describe('changing', () => {
  test('what is named changes, the rest stays', async () => {
    const id = idOf(await ann('POST', '/projects', { name: 'Tool', description: 'Old.', topics: 'a,b' }));
    const changed = await ann('PUT', `/projects/${id}`, {
      path: 'tools',
      topics: [],
      squash_option: 'always',
    });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        name: 'Tool',
        path_with_namespace: 'ann/tools',
        description: 'Old.',
        topics: [],
        squash_option: 'always',
      },
    });
    expect((await ann('GET', '/projects/ann%2Ftools')).body).toMatchObject({ id, squash_option: 'always' });
  });

  test('the default branch has to be there', async () => {
    expect((await ann('PUT', '/projects/acme%2Fdeploy', { default_branch: 'none' })).status).toBe(400);
    expect((await ann('PUT', '/projects/acme%2Fdeploy', { default_branch: '-x' })).status).toBe(400);
    const empty = idOf(await ann('POST', '/projects', { name: 'Empty' }));
    expect(await ann('PUT', `/projects/${empty}`, { default_branch: 'trunk' })).toMatchObject({
      status: 200,
      body: { default_branch: 'trunk' },
    });
  });

  test('is for maintainers, and unknown projects are not found', async () => {
    expect((await bob('PUT', '/projects/acme%2Fdeploy', { name: 'x' })).status).toBe(404);
    expect((await world().root('PUT', '/projects/4711', { name: 'x' })).status).toBe(404);
  });
});

test('a project is shared with a group and taken back, and deleted with its repository', async () => {
  const team = idOf(await bob('POST', '/groups', { name: 'Team', path: 'team', visibility: 'public' }));
  const share = { group_id: team, group_access: 30, expires_at: '2199-05-31' };
  expect(await ann('POST', '/projects/acme%2Fdeploy/share', share)).toMatchObject({
    status: 201,
    body: share,
  });
  expect((await bob('GET', '/projects/acme%2Fdeploy')).body).toMatchObject({
    permissions: { project_access: { access_level: 30 } },
  });
  expect((await bob('DELETE', '/projects/acme%2Fdeploy')).status).toBe(403);
  expect((await ann('DELETE', `/projects/acme%2Fdeploy/share/${team}`)).status).toBe(204);
  expect((await bob('GET', '/projects/acme%2Fdeploy')).status).toBe(404);
  expect((await ann('DELETE', '/projects/acme%2Fdeploy')).status).toBe(202);
  expect((await ann('GET', '/projects/acme%2Fdeploy')).status).toBe(404);
});
