import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a cluster that has a migrated database to copy. */
    postgres: string;
  }
}

/** The database that is copied for each file of tests. */
export const templateDatabase = 'forge_template';

/**
 * The address of a new database of PostgreSQL; undefined where the tests are to run on SQLite.
 * @param from address of the database that is copied, to which nobody is connected; one with tables alone unless given
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
