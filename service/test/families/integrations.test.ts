import { beforeAll, describe, expect, test } from 'vitest';
import { createGroup } from '../../families/groups/create.ts';
import { createProject } from '../../families/projects/create.ts';
import { sql } from '../../database/sql.ts';
import { describeWorld, type Send } from './world.ts';

const world = describeWorld();
let maintainer: Send;
let developer: Send;
const at = (path = ''): string => `/projects/acme%2Ftools/integrations${path}`;
const tracker = {
  new_issue_url: 'https://issues.example.com/new',
  issues_url: 'https://issues.example.com/:id',
  project_url: 'https://issues.example.com/acme',
};

beforeAll(async () => {
  const { forge } = world().running;
  const mia = await world().user('mia');
  const dev = await world().user('dev');
  maintainer = mia.send;
  developer = dev.send;
  await forge.database.transaction(async (writes) => {
    const acme = await createGroup(writes, forge.clock, { name: 'Acme', path: 'acme' });
    await createProject(writes, forge, { name: 'Tools', path: 'tools', namespace: acme, creatorId: null });
    for (const [id, level] of [
      [mia.row.id, 40],
      [dev.row.id, 30],
    ] as const) {
      await writes.run(sql`insert into members (kind, source_id, user_id, access_level, created_at)
        values ('group', ${acme.id}, ${id}, ${level}, ${'2026-01-01T00:00:00.000Z'})`);
    }
  });
});

describe('an integration', () => {
  test('is not there until it is set up', async () => {
    const missing = { status: 404, body: { message: '404 Integration Not Found' } };
    expect(await maintainer('GET', at('/custom-issue-tracker'))).toMatchObject(missing);
    expect(await maintainer('DELETE', at('/custom-issue-tracker'))).toMatchObject(missing);
    expect(await maintainer('GET', at())).toMatchObject({ status: 200, body: [] });
  });

  test('is set up, shown, listed, and off once it is deleted', async () => {
    const body = { ...tracker, push_events: false, note_events: 'true' };
    const put = await maintainer('PUT', at('/custom-issue-tracker'), body);
    expect(put).toMatchObject({
      status: 200,
      body: {
        title: 'Custom issue tracker',
        slug: 'custom-issue-tracker',
        active: true,
        inherited: false,
        push_events: false,
        note_events: true,
        vulnerability_events: false,
        properties: tracker,
      },
    });
    expect((await maintainer('GET', at('/custom-issue-tracker'))).body).toEqual(put.body);
    const list = await maintainer('GET', at());
    expect(list).toMatchObject({ body: [{ slug: 'custom-issue-tracker' }] });
    expect(list.body).not.toMatchObject([{ properties: {} }]);
    expect(list.headers.get('x-total')).toBe('1');
    expect((await maintainer('DELETE', at('/custom-issue-tracker'))).status).toBe(204);
    expect(await maintainer('GET', at('/custom-issue-tracker'))).toMatchObject({
      status: 200,
      body: { id: (put.body as { id: number }).id, active: false, push_events: true, properties: {} },
    });
    expect((await maintainer('GET', at())).body).toEqual([]);
    expect((await maintainer('DELETE', at('/custom-issue-tracker'))).status).toBe(204);
  });

  test('takes over settings, and then has none of its own', async () => {
    const put = await maintainer('PUT', at('/custom-issue-tracker'), {
      ...tracker,
      use_inherited_settings: true,
    });
    expect(put).toMatchObject({ status: 200, body: { inherited: true, active: true, properties: {} } });
  });

  test.each([
    ['build-server', { enable_ssl_verification: false, build_key: 'K', username: 'ada', password: 'p4ss' }],
    ['outside-pipelines', { token: 's3cret', project_url: 'https://ci.example.com', tag_push_events: true }],
    ['chat', { token: 's3cret', subdomain: 'acme', room: 'releases' }],
    [
      'mobile_store',
      { issuer_id: 'i', private_key: 'pem', api_key: 's3cret', protected_refs: true, count: 3 },
    ],
    ['notifier', { webhook: 'https://chat.example.com/hooks/s3cret' }],
  ])('%s does not show its secrets, nor keep them', async (slug, body) => {
    const put = await maintainer('PUT', at(`/${slug}`), body);
    const seen = await maintainer('GET', at(`/${slug}`));
    const kept = await world().running.forge.database.all(sql`select * from integrations`);
    expect([put.status, seen.body]).toEqual([200, put.body]);
    for (const text of [JSON.stringify(seen.body), JSON.stringify(kept)])
      expect(text).not.toMatch(/s3cret|p4ss|pem/);
    const properties = (seen.body as { properties: object }).properties;
    expect(body).toMatchObject(properties);
  });
});

describe('refused', () => {
  test.each([
    ['without what it needs', 'custom-issue-tracker', { issues_url: 'https://a.example' }, 400],
    ['with blank addresses', 'custom-issue-tracker', { ...tracker, project_url: ' ' }, 400],
    [
      'with an address of another kind',
      'custom-issue-tracker',
      { ...tracker, issues_url: 'javascript:x' },
      400,
    ],
    ['with an event that is no boolean', 'chat', { push_events: 'perhaps' }, 400],
    ['with a structure', 'chat', { room: { a: 1 } }, 400],
    ['under no slug', '..%2Fchat', {}, 404],
    ['under a slug in capitals', 'Chat', {}, 404],
  ])('%s', async (_, slug, body, status) => {
    expect((await maintainer('PUT', at(`/${slug}`), body)).status).toBe(status);
  });

  test.each([
    ['GET', ''],
    ['GET', '/chat'],
    ['PUT', '/chat'],
    ['DELETE', '/chat'],
  ])('%s %s for developers and without credentials', async (method, path) => {
    const body = method === 'PUT' ? {} : undefined;
    expect((await developer(method, at(path), body)).status).toBe(403);
    expect((await world().nobody(method, at(path), body)).status).toBe(401);
  });
});
