import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a cluster that has a migrated database to copy. */
    postgres: string;
  }
}

/** The database that is copied for each test file. */
export const templateDatabase = 'forge_template';

/**
 * The URL of a new database of PostgreSQL; undefined if the tests run on SQLite.
 * @param from URL of the database to copy, which must have no connections; by default one with empty tables
 */
export async function copiedDatabase(from?: string): Promise<string | undefined> {
  const cluster: string | undefined = inject('postgres');
  if (cluster === undefined) return undefined;
  const template = from === undefined ? templateDatabase : new URL(from).pathname.slice(1);
  const name = `forge_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: `${cluster}/postgres` });
  await client.connect();
  try {
    await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
  return `${cluster}/${name}`;
}
