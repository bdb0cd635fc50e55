import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { openDatabase, type DatabaseLocation } from '../database/open.ts';
import type { Database } from '../database/database.ts';
import { PostgresCluster, postgresPrograms } from './postgres.ts';

/** Creates new, empty databases of one kind, and stops what was started for them. */
export interface Databases {
  location(): Promise<DatabaseLocation>;
  open(): Promise<Database>;
}

const now = '2026-01-01T00:00:00.000Z';

/** Describes the same behaviour on SQLite and on PostgreSQL, and reports if the latter is not installed. */
export function describeOnBoth(title: string, tests: (databases: Databases) => void): void {
  describe(`${title}, on SQLite`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'forge-sqlite-'));
    let made = 0;
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    tests(databasesFrom(async () => ({ file: join(folder, `${++made}.sqlite`), durable: false })));
  });
  const programs = postgresPrograms ?? '';
  const missing = programs === '' ? ' (left out: PostgreSQL is not installed)' : '';
  describe.skipIf(programs === '')(`${title}, on PostgreSQL${missing}`, () => {
    let cluster: PostgresCluster | undefined;
    beforeAll(async () => {
      cluster = await PostgresCluster.start(programs);
    });
    afterAll(async () => cluster?.stop());
    tests(
      databasesFrom(async () => {
        if (cluster === undefined) throw new Error('PostgreSQL was not started.');
        return { address: await cluster.createDatabase(programs) };
      }),
    );
  });
}

function databasesFrom(location: () => Promise<DatabaseLocation>): Databases {
  const opened: Database[] = [];
  afterAll(async () => {
    for (const database of opened) await database.close();
  });
  return {
    location,
    async open() {
      const database = await openDatabase(await location(), now);
      opened.push(database);
      return database;
    },
  };
}
