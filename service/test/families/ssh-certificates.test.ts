import { generateKeyPairSync } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { changeSettings } from '../../families/application-settings/store.ts';
import { group, join, people, type Person } from './community.ts';
import { describeWorld } from './world.ts';

const world = describeWorld();
const managed = describeWorld({ deployment: 'self-managed' });
let by: Record<'owner' | 'maintainer', Person>;
const ids: Record<'acme' | 'sub' | 'other', number> = { acme: 0, sub: 0, other: 0 };

beforeAll(async () => {
  by = await people(world(), ['owner', 'maintainer']);
  const top = await group(world(), 'acme', { visibility: 'public' });
  const sub = await group(world(), 'sub', { parent: top, visibility: 'public' });
  const other = await group(world(), 'other', { visibility: 'public' });
  Object.assign(ids, { acme: top.id, sub: sub.id, other: other.id });
  for (const { id } of [top, other]) await join(world(), by.owner, { kind: 'group', id }, 50);
  await join(world(), by.maintainer, { kind: 'group', id: top.id }, 40);
});

/** A new key of type Ed25519 in the format of SSH. */
function newKey(): string {
  const { x = '' } = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' });
  const prefix = Buffer.from('0000000b7373682d6564323535313900000020', 'hex');
  return `ssh-ed25519 ${Buffer.concat([prefix, Buffer.from(x, 'base64url')]).toString('base64')}`;
}

const path = (name: keyof typeof ids): string => `/groups/${ids[name]}/ssh_certificates`;

describe('SSH certificates', () => {
  test('are added, listed and deleted', async () => {
    const key = newKey();
    const added = await by.owner.send('POST', path('acme'), { title: 'CA', key: `${key} ca@acme\n` });
    expect(added).toMatchObject({
      status: 201,
      body: { id: expect.any(Number), title: 'CA', key: `${key} ca@acme`, created_at: expect.any(String) },
    });
    const { id } = added.body as { id: number };
    const second = await by.owner.send('POST', path('acme'), { title: 'CA 2', key: newKey() });
    expect((await by.owner.send('GET', path('acme'))).body).toEqual([added.body, second.body]);
    expect((await by.owner.send('GET', `${path('acme')}?per_page=1&page=2`)).body).toEqual([second.body]);
    // The same key with any comment; in another group it is another certificate.
    expect(await by.owner.send('POST', path('acme'), { title: 'Again', key })).toMatchObject({
      status: 400,
      body: { message: { key: ['has already been taken'] } },
    });
    expect((await by.owner.send('POST', path('other'), { title: 'CA', key })).status).toBe(201);
    expect((await by.owner.send('DELETE', `${path('other')}/${id}`)).status).toBe(404);
    expect((await by.owner.send('DELETE', `${path('acme')}/${id}`)).status).toBe(204);
    expect((await by.owner.send('DELETE', `${path('acme')}/${id}`)).status).toBe(404);
  });

  test.each([
    [{ title: 'x', key: 'ssh-ed25519 AAAA' }, 'key'],
    [{ title: 'x', key: '-----BEGIN OPENSSH PRIVATE KEY-----' }, 'key'],
    [{ title: ' ', key: newKey() }, 'title'],
    [{ title: 'x'.repeat(256), key: newKey() }, 'title'],
  ])('%# are refused', async (body, member) => {
    const answer = await by.owner.send('POST', path('acme'), body);
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { message: { [member]: [expect.any(String)] } },
    ]);
  });

  test.each([
    [-1, 400],
    [512, 400],
    [256, 201],
    [0, 201],
  ])('obey the setting %i for their type: %i', async (restriction, status) => {
    const { forge } = world().running;
    await forge.database.transaction((writes) =>
      changeSettings(writes, { ed25519_key_restriction: restriction }, '2026-01-01T00:00:00.000Z'),
    );
    expect((await by.owner.send('POST', path('acme'), { title: 'x', key: newKey() })).status).toBe(status);
  });

  test('belong to owners of top-level groups of hosted services', async () => {
    expect((await by.maintainer.send('GET', path('acme'))).status).toBe(403);
    expect((await world().nobody('GET', path('acme'))).status).toBe(401);
    expect((await by.owner.send('GET', path('sub'))).status).toBe(400);
    expect((await managed().root('GET', '/groups/1/ssh_certificates')).status).toBe(403);
  });
});
