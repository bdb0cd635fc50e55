import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sql } from '../../database/sql.ts';
import { addToOutbox, outboxEntries } from '../../outbox/queries.ts';
import { startForge, type RunningForge } from '../../start/start.ts';
import { describeOnBoth } from '../databases.ts';
import { PostgresCluster, postgresPrograms } from '../postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'forge-instances-'));
const at = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const seed = { groups: [{ full_path: 'acme' }], projects: [{ full_path: 'acme/tools' }] };
const idOf = (name: string): string => readFileSync(at(`${name}/instance-id`), 'utf8').trim();

/** The entries of the outbox of a service. */
const entries = async ({ forge }: RunningForge): Promise<readonly number[]> =>
  (await outboxEntries(forge.database)).map(({ id }) => id);

describeOnBoth('the outbox', (databases) => {
  test('keeps what concerns a repository that the folder does not have', async () => {
    const location = await databases.location();
    const options = {
      data: mkdtempSync(at('lost-')),
      ...('address' in location ? { database: location.address } : {}),
    };
    const first = await startForge(options);
    await first.seed(seed);
    const row = await first.forge.database.one<{ storage: string }>(sql`select storage from projects`);
    const storage = row?.storage ?? '';
    const now = '2026-01-01T00:00:00.000Z';
    const entry = await first.forge.database.transaction((writes) =>
      addToOutbox(writes, { kind: 'head', storage, now }),
    );
    await first.forge.repositories.remove(storage);
    await first.stop();
    const second = await startForge(options);
    expect(await entries(second)).toEqual([entry]);
    await second.stop();
  });
});

test('a database of SQLite and a folder of another one are not mixed', async () => {
  await (await startForge({ data: at('one') })).stop();
  await (await startForge({ data: at('other') })).stop();
  cpSync(at('other/forge.sqlite'), at('one/forge.sqlite'));
  await expect(startForge({ data: at('one') })).rejects.toThrow(
    `The data folder ${at('one')} (instance ${idOf('one')}) and the database ${at('one/forge.sqlite')} ` +
      `(instance ${idOf('other')}) belong to different instances. Correct --data or --database. ` +
      `If they do belong together, write ${idOf('other')} to ${at('one/instance-id')}.`,
  );
});

test('a copy of a folder is a copy of the service', async () => {
  await (await startForge({ data: at('original') })).stop();
  cpSync(at('original'), at('copy'), { recursive: true });
  await (await startForge({ data: at('copy') })).stop();
  expect(idOf('copy')).toBe(idOf('original'));
});

const programs = postgresPrograms ?? '';

describe.skipIf(programs === '')('on PostgreSQL', () => {
  let cluster: PostgresCluster | undefined;
  const newDatabase = async (): Promise<string> => {
    cluster ??= await PostgresCluster.start(programs);
    return await cluster.createDatabase(programs);
  };
  afterAll(async () => cluster?.stop());

  test('a second process does not start, and changes nothing', async () => {
    const database = await newDatabase();
    const first = await startForge({ data: at('first'), database });
    await first.seed(seed);
    await first.forge.database.transaction((writes) =>
      addToOutbox(writes, { kind: 'refs', storage: 'a/b.git', now: '2026-01-01T00:00:00.000Z' }),
    );
    const before = await entries(first);
    // Another folder, and a copy of the same.
    cpSync(at('first'), at('first-copy'), { recursive: true });
    for (const data of [at('second'), at('first-copy')]) {
      await expect(startForge({ data, database })).rejects.toThrow(
        `Another process works on the database ${new URL(database).host}${new URL(database).pathname}. Stop it`,
      );
    }
    expect(await entries(first)).toEqual(before);
    await first.stop();
    await (await startForge({ data: at('first'), database })).stop();
    await expect(startForge({ data: at('second'), database })).rejects.toThrow(
      `The data folder ${at('second')} (no instance id) and the database`,
    );
  });

  test('a folder that has a database does not take an empty one', async () => {
    await (await startForge({ data: at('full'), database: await newDatabase() })).stop();
    const empty = await newDatabase();
    await expect(startForge({ data: at('full'), database: empty })).rejects.toThrow(
      `(no instance id) belong to different instances. Correct --data or --database. If they do belong together, remove ${at('full/instance-id')}.`,
    );
    rmSync(at('full/instance-id'));
    await (await startForge({ data: at('full'), database: empty })).stop();
    expect(idOf('full')).toMatch(/^[0-9a-f-]{36}$/);
  });
});
