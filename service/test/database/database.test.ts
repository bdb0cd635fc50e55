import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UniqueViolation, type Database, type Writes } from '../../database/database.ts';
import { openDatabase } from '../../database/open.ts';
import { printRows } from '../../database/print-rows.ts';
import type { Row } from '../../database/rows.ts';
import { containing, joinSql, json, listOf, sql } from '../../database/sql.ts';
import { openSqlite } from '../../database/sqlite.ts';
import { UnstorableText } from '../../database/storable.ts';
import { describeOnBoth } from '../databases.ts';

test('the types of rows are those of the migrations', async () => {
  const folder = new URL('../../database/', import.meta.url);
  const paths = ['rows.ts', ...readdirSync(new URL('rows/', folder)).map((file) => `rows/${file}`)];
  const written = new Map(paths.map((path) => [path, readFileSync(new URL(path, folder), 'utf8')]));
  expect(await printRows()).toEqual(written);
});

test.each([
  [sql`a = ${1} and ${sql`b = ${'x'}`}`, { texts: ['a = ', ' and b = ', ''], values: [1, 'x'] }],
  [joinSql([sql`${1}`, sql`${2}`], ', '), { texts: ['', ', ', ''], values: [1, 2] }],
  [listOf([]), { texts: ['(null)'], values: [] }],
  [sql`in ${listOf([3])} order`, { texts: ['in (', ') order'], values: [3] }],
])('%# parts of queries join', (given, want) => {
  expect(given).toEqual(want);
});

test.each([
  [undefined, 2],
  [false, 0],
])('a file of SQLite that is durable: %s has synchronous = %i', async (durable, want) => {
  const folder = mkdtempSync(join(tmpdir(), 'forge-durable-'));
  const database = openSqlite(join(folder, 'forge.sqlite'), durable === undefined ? {} : { durable });
  try {
    // The setting belongs to the connection that writes.
    const row = await database.transaction((writes) => writes.one(sql`pragma synchronous`));
    expect(row).toEqual({ synchronous: want });
  } finally {
    await database.close();
    rmSync(folder, { recursive: true });
  }
});

async function addUser(writes: Writes, username: string): Promise<Row<'users'>> {
  const row = await writes.one<Row<'users'>>(
    sql`insert into users (username, name, created_at) values (${username}, ${username}, ${'2026-01-01T00:00:00.000Z'}) returning *`,
  );
  if (row === undefined) throw new Error('No row was returned.');
  return row;
}

/** Adds a user unless there is one of the name; returns whether it did. Names are not unique, usernames are. */
async function addOnce(database: Database, name: string): Promise<boolean> {
  return await database.transaction(async (writes) => {
    if ((await writes.one(sql`select id from users where name = ${name}`)) !== undefined) return false;
    await writes.run(sql`insert into users (username, name, created_at)
      values (${randomUUID()}, ${name}, '2026-01-01T00:00:00.000Z')`);
    return true;
  });
}

describeOnBoth('a database', (databases) => {
  test('gives rows back with their types', async () => {
    const database = await databases.open();
    const user = await database.transaction((writes) => addUser(writes, 'ann'));
    expect(user).toMatchObject({ username: 'ann', administrator: false, avatar_url: null });
    const settings = { name: 'a', value: { b: [1, null, 'é'] }, created_at: 'x', updated_at: 'y' };
    await database.transaction((writes) =>
      writes.run(
        sql`insert into settings (name, value, created_at, updated_at) values (${'a'}, ${json(settings.value)}, ${'x'}, ${'y'})`,
      ),
    );
    expect(await database.all(sql`select * from settings`)).toEqual([settings]);
    expect(await database.one(sql`select count(*) as n from users where administrator = ${false}`)).toEqual({
      n: 1,
    });
  });

  test('a transaction that fails leaves nothing, and its numbers are not given again', async () => {
    const database = await databases.open();
    const failing = database.transaction(async (writes) => {
      await addUser(writes, 'ann');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await database.all(sql`select * from users`)).toEqual([]);
    const bob = await database.transaction((writes) => addUser(writes, 'bob'));
    await database.transaction((writes) => writes.run(sql`delete from users where id = ${bob.id}`));
    const eve = await database.transaction((writes) => addUser(writes, 'eve'));
    expect(eve.id).toBeGreaterThan(bob.id);
  });

  test('readers see nothing of a transaction before its end', async () => {
    const database = await databases.open();
    await database.transaction(async (writes) => {
      await addUser(writes, 'ann');
      expect(await database.all(sql`select * from users`)).toEqual([]);
      expect(await writes.all(sql`select username from users`)).toEqual([{ username: 'ann' }]);
    });
    expect(await database.all(sql`select username from users`)).toEqual([{ username: 'ann' }]);
  });

  test('says where a unique index has a value already', async () => {
    const database = await databases.open();
    await database.transaction((writes) => addUser(writes, 'ann'));
    const again = database.transaction((writes) => addUser(writes, 'ANN'));
    await expect(again).rejects.toThrow(UniqueViolation);
  });

  test('writers side by side count without a gap', async () => {
    const database = await databases.open();
    const next = (): Promise<number | undefined> =>
      database.transaction(async (writes) => {
        const row = await writes.one<{ last: number }>(
          sql`insert into counters (scope, scope_id, last) values ('milestones', ${1}, 1)
              on conflict (scope, scope_id) do update set last = counters.last + 1 returning last`,
        );
        return row?.last;
      });
    const numbers = await Promise.all(Array.from({ length: 40 }, next));
    expect(numbers.toSorted((one, other) => Number(one) - Number(other))).toEqual(
      Array.from({ length: 40 }, (_, index) => index + 1),
    );
  });

  test('writers of several processes do not see the same state', async () => {
    const location = await databases.location();
    const one = await openDatabase(location, '2026');
    // A file of SQLite has one process, which its folder is locked for.
    const opened = [one, 'address' in location ? await openDatabase(location, '2026') : one];
    const added = await Promise.all(
      Array.from({ length: 20 }, (_, index) => addOnce(opened[index % 2] ?? one, 'ann')),
    );
    for (const database of new Set(opened)) await database.close();
    expect(added.filter(Boolean)).toHaveLength(1);
  });

  test('a text with NUL is refused where it is stored and where it is searched', async () => {
    const database = await databases.open();
    const storing = database.transaction((writes) => addUser(writes, 'a\0b'));
    await expect(storing).rejects.toThrow(UnstorableText);
    const searching = database.all(sql`select * from users where username like ${containing('\0')}`);
    await expect(searching).rejects.toThrow(UnstorableText);
  });

  test('texts are in the order of their bytes, and patterns find what they say', async () => {
    const database = await databases.open();
    await database.transaction(async (writes) => {
      for (const name of ['b', 'C', 'a_c', 'abc', 'ä', 'a%']) await addUser(writes, `${name}x`);
    });
    const rows = await database.all<{ username: string }>(sql`select username from users order by username`);
    expect(rows.map(({ username }) => username)).toEqual(['Cx', 'a%x', 'a_cx', 'abcx', 'bx', 'äx']);
    const found = await database.all(
      sql`select username from users where lower(username) like ${containing('A_')} escape '\\' order by id`,
    );
    expect(found).toEqual([{ username: 'a_cx' }]);
  });
});
