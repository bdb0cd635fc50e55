import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../database/sql.ts';
import { people, type Person } from './community.ts';
import { describeWorld } from './world.ts';

const world = describeWorld();
let by: Record<'ann' | 'bob', Person>;

beforeAll(async () => {
  by = await people(world(), ['ann', 'bob']);
  await world().running.forge.database.transaction(async (writes) => {
    await writes.run(
      sql`update users set profile = '{"public_email":"Ann@public.example"}' where id = ${by.ann.row.id}`,
    );
  });
});

describe('a search for users', () => {
  test.each([
    ['user', 'ann', ['ann']],
    ['user', 'ann@example.com', []],
    ['user', 'ANN@EXAMPLE.COM', []],
    ['user', 'ann@public.example', ['ann']],
    ['user', 'public.example', []],
    ['administrator', 'ann@example.com', ['ann']],
    ['administrator', 'ANN@example.com', ['ann']],
    ['administrator', 'ann@public.example', ['ann']],
    ['administrator', 'example.com', []],
  ])('by a %s for %s finds %j', async (who, search, want) => {
    const send = who === 'user' ? by.bob.send : world().root;
    const { status, body } = await send('GET', `/users?search=${encodeURIComponent(search)}`);
    expect(status).toBe(200);
    expect((body as { username: string }[]).map(({ username }) => username)).toEqual(want);
  });
});
