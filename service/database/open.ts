import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openSqlite } from './sqlite.ts';

/** The location of the state: a file of SQLite, or a database of PostgreSQL by its URL. */
export type DatabaseLocation =
  { readonly file: string; readonly durable?: boolean } | { readonly address: string };

/** Opens a database and applies all migrations. */
export async function openDatabase(location: DatabaseLocation, now: string): Promise<Database> {
  const isFile = 'file' in location;
  const database = isFile
    ? openSqlite(location.file, location.durable === undefined ? {} : { durable: location.durable })
    : await openPostgres(location.address);
  try {
    await migrate(database, isFile ? 'sqlite' : 'postgres', now);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Its driver takes some MiB, and is loaded only if it is used. */
async function openPostgres(address: string): Promise<Database> {
  return (await import('./postgres.ts')).openPostgres(address);
}
