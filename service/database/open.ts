import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openSqlite } from './sqlite.ts';

/** Where the state is kept: a file of SQLite, or a database of PostgreSQL by its address. */
export type DatabaseLocation =
  { readonly file: string; readonly durable?: boolean } | { readonly address: string };

/** Opens a database and brings it to the newest form. */
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

/** Its driver holds some MiB, and is loaded for those who use it. */
async function openPostgres(address: string): Promise<Database> {
  return (await import('./postgres.ts')).openPostgres(address);
}
