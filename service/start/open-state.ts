import { join } from 'node:path';
import { openFileStore } from '../blobs/file-store.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { LocalRepositoryStore } from '../git/local-store.ts';
import { openSealing, type Sealing } from '../sealing.ts';
import { diskRemedies, explaining } from './cannot-start.ts';
import { databaseProblem } from './database-problem.ts';
import type { DataFolder } from './data-folder.ts';
import { makePartsPrivate } from './private-files.ts';

/** The stored state: in the data folder, and in the database if that is elsewhere. */
export interface State {
  readonly database: Database;
  readonly repositories: LocalRepositoryStore;
  readonly blobs: BlobStore;
  readonly sealing: Sealing;
}

/**
 * Opens the stored state. Rejects with `CannotStart` if a part cannot be used.
 * @param address URL of a database of PostgreSQL; by default, a file of SQLite in the folder
 */
export async function openState(
  { path, isTemporary }: DataFolder,
  {
    address,
    now,
    idle,
  }: { readonly address: string | undefined; readonly now: string; readonly idle: number },
): Promise<State> {
  const location =
    address === undefined ? { file: join(path, 'forge.sqlite'), durable: !isTemporary } : { address };
  const database = await openDatabase(location, now).catch((error: unknown) => {
    throw databaseProblem(error, location);
  });
  try {
    return await explaining(diskRemedies(path), async () => {
      const state = {
        database,
        repositories: await LocalRepositoryStore.start({
          root: join(path, 'repositories'),
          durable: !isTemporary,
          idle,
        }),
        blobs: await openFileStore(join(path, 'blobs')),
        sealing: await openSealing(join(path, 'sealing.key')),
      };
      makePartsPrivate(path);
      return state;
    });
  } catch (error) {
    await database.close();
    throw error;
  }
}
