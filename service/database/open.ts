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

/**
 * Takes a database for this process alone; the returned function gives it back. A file of SQLite is in a data folder,
 * which is locked.
 */
export async function holdDatabase(location: DatabaseLocation): Promise<() => Promise<void>> {
  if ('file' in location) return () => Promise.resolve();
  return await (await import('./held-postgres.ts')).holdPostgres(location.address);
}

/** Its driver takes some MiB, and is loaded only if it is used. */
async function openPostgres(address: string): Promise<Database> {
  return (await import('./postgres.ts')).openPostgres(address);
}
