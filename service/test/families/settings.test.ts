import { beforeAll, describe, expect, test } from 'vitest';
import { describeWorld, type Send } from './world.ts';

const world = describeWorld();
const free = describeWorld({ tier: 'free' });
let user: Send;

beforeAll(async () => {
  user = (await world().user('ann')).send;
});

async function upload(
  fields: Record<string, Blob | string>,
  name: string,
): Promise<{ status: number; body: unknown }> {
  const { url, token } = world().running;
  const form = new FormData();
  for (const [key, value] of Object.entries(fields))
    if (typeof value === 'string') form.set(key, value);
    else form.set(key, value, name);
  const response = await fetch(`${url}/api/v4/application/appearance`, {
    method: 'PUT',
    body: form,
    headers: { 'private-token': token ?? '' },
  });
  return { status: response.status, body: await response.json() };
}

describe('the settings of the instance', () => {
  test('are all there, and paid ones on a paid tier only', async () => {
    const { body } = await world().root('GET', '/application/settings');
    expect(Object.keys(body as object).length).toBeGreaterThan(115);
    expect(body).toMatchObject({ id: 1, signup_enabled: true, delete_unconfirmed_users: false });
    expect((await free().root('GET', '/application/settings')).body).not.toHaveProperty(
      'delete_unconfirmed_users',
    );
  });

  test.each([
    ['?signup_enabled=false', undefined, { signup_enabled: false }],
    ['', { max_attachment_size: 7 }, { max_attachment_size: 7 }],
    ['?max_attachment_size=3', { max_attachment_size: 9 }, { max_attachment_size: 9 }],
    ['', { asset_proxy_whitelist: ['a'] }, { asset_proxy_allowlist: ['a'], asset_proxy_whitelist: ['a'] }],
    [
      '',
      { admin_notification_email: 'a@b.c', abuse_notification_email: 'd@e.f' },
      { admin_notification_email: 'd@e.f' },
    ],
    ['', { restricted_visibility_levels: ['public'] }, { restricted_visibility_levels: ['public'] }],
    ['', { plant_rendering_enabled: true }, { plant_rendering_enabled: true }],
  ])('%s %j is stored and read again', async (query, body, want) => {
    expect(await world().root('PUT', `/application/settings${query}`, body)).toMatchObject({
      status: 200,
      body: want,
    });
    expect((await world().root('GET', '/application/settings')).body).toMatchObject(want);
  });

  test.each([
    [{ max_attachment_size: -5 }, 'max_attachment_size'],
    [{ max_attachment_size: 0 }, 'max_attachment_size'],
    [{ snippet_size_limit: -1 }, 'snippet_size_limit'],
    [{ max_import_size: 1e300 }, 'max_import_size'],
    [{ rsa_key_restriction: -2 }, 'rsa_key_restriction'],
    [{ terms: 'x'.repeat(1_000_000) }, 'terms'],
    [{ personal_access_token_prefix: 'a'.repeat(21) }, 'personal_access_token_prefix'],
    [{ personal_access_token_prefix: 'a\nb' }, 'personal_access_token_prefix'],
    [{ domain_allowlist: Array.from({ length: 1001 }, () => 'a') }, 'domain_allowlist'],
    [{ domain_denylist: ['a'.repeat(256)] }, 'domain_denylist'],
  ])('bounds %#: refused, and nothing of it is stored', async (body, name) => {
    const before = (await world().root('GET', '/application/settings')).body;
    expect(
      await world().root('PUT', '/application/settings', { ...body, signup_enabled: true }),
    ).toMatchObject({
      status: 400,
      body: { message: { [name]: [expect.any(String)] } },
    });
    expect((await world().root('GET', '/application/settings')).body).toEqual(before);
  });

  test('that are too large together are refused', async () => {
    const body = { unlisted: { deep: 'x'.repeat(2_000_000) } };
    expect(await world().root('PUT', '/application/settings', body)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('together longer') },
    });
    expect((await world().root('GET', '/application/settings')).body).not.toHaveProperty('unlisted');
  });

  test.each([
    { rsa_key_restriction: -1, dsa_key_restriction: 0 },
    { personal_access_token_prefix: 'glpat-', polling_interval_multiplier: 0.5 },
    { max_import_size: 2 ** 31 - 1, terms: 'x'.repeat(65_536) },
  ])('bounds %#: taken', async (body) => {
    expect(await world().root('PUT', '/application/settings', body)).toMatchObject({ status: 200, body });
  });

  test('are there since the first start', async () => {
    const { body } = await free().root('GET', '/application/settings');
    expect(body).toMatchObject({ created_at: expect.any(String), updated_at: expect.any(String) });
  });

  test.each(['private_token=glpat-secret', 'access_token=secret', 'page=3&per_page=5'])(
    'what clients send with any request is not stored: %s',
    async (query) => {
      const set = await world().root('PUT', `/application/settings?${query}`, { max_attachment_size: 7 });
      const { body } = await world().root('GET', '/application/settings');
      const names = [...new URLSearchParams(query).keys()];
      expect([set.status, names.filter((name) => Object.hasOwn(body as object, name))]).toEqual([200, []]);
    },
  );

  test.each([
    [{ repository_storages: ['x'] }, 400],
    [{ max_attachment_size: 'many' }, 400],
  ])('%j is refused', async (body, status) => {
    expect((await world().root('PUT', '/application/settings', body)).status).toBe(status);
  });

  test('are for administrators', async () => {
    expect((await user('GET', '/application/settings')).status).toBe(403);
  });
});

describe('the appearance', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

  test('keeps texts and images', async () => {
    expect(await world().root('PUT', '/application/appearance', { title: 'Forge' })).toMatchObject({
      status: 200,
      body: { title: 'Forge', logo: null },
    });
    const alone = await upload({ logo: new Blob([png]) }, 'logo.png');
    expect(alone).toEqual({ status: 200, body: { logo: '/uploads/-/system/appearance/logo/1/logo.png' } });
    const image = await fetch(world().running.url + '/uploads/-/system/appearance/logo/1/logo.png');
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(Buffer.from(await image.arrayBuffer())).toEqual(png);
    expect(await upload({ favicon: new Blob([png]), title: 'New' }, 'f.png')).toMatchObject({
      body: { title: 'New', favicon: expect.stringContaining('favicon.png') },
    });
  });

  test.each([
    ['a page', { logo: new Blob(['<html>']) }, 'logo.png'],
    ['a drawing with scripts', { logo: new Blob(['<svg/>']) }, 'logo.svg'],
    ['a favicon of another kind', { favicon: new Blob([new Uint8Array([0xff, 0xd8, 0xff])]) }, 'a.jpg'],
  ])('refuses %s', async (_, fields, name) => {
    expect((await upload(fields, name)).status).toBe(400);
  });
});
