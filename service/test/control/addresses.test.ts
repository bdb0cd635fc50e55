import { expect, test } from 'vitest';
import { describeWorld } from '../families/world.ts';

const world = describeWorld({ control: true });

async function confirm(id: number): Promise<number> {
  const address = `${world().running.url}/-/forge/emails/${id}/confirm`;
  return (await fetch(address, { method: 'POST' })).status;
}

test('an address that is confirmed takes up its invitations, once', async () => {
  const { root, running } = world();
  await running.seed({ groups: [{ full_path: 'acme' }] });
  const { send } = await world().user('ann');
  const invitation = { email: 'ann@other.example', access_level: 30 };
  expect((await root('POST', '/groups/acme/invitations', invitation)).status).toBe(201);
  const added = (await send('POST', '/user/emails', { email: 'Ann@other.example' })).body as { id: number };
  expect(added).toMatchObject({ confirmed_at: null });
  expect((await send('GET', '/groups/acme')).status).toBe(404);
  expect(await confirm(added.id)).toBe(204);
  const { body } = await send('GET', `/user/emails/${added.id}`);
  expect(body).toMatchObject({ confirmed_at: expect.any(String) });
  expect((await root('GET', '/groups/acme/members')).body).toMatchObject([
    { username: 'ann', access_level: 30 },
  ]);
  expect((await root('GET', '/groups/acme/invitations')).body).toEqual([]);
  running.clock.advance(60);
  expect(await confirm(added.id)).toBe(204);
  expect((await send('GET', `/user/emails/${added.id}`)).body).toEqual(body);
  expect(await confirm(4711)).toBe(404);
});
