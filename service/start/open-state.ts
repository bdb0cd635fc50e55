import { join } from 'node:path';
import { openFileStore } from '../blobs/file-store.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { Database } from '../database/database.ts';
import { holdDatabase, openDatabase } from '../database/open.ts';
import { LocalRepositoryStore } from '../git/local-store.ts';
import { openSealing, type Sealing } from '../sealing.ts';
import { diskRemedies, explaining } from './cannot-start.ts';
import { databaseName, databaseProblem } from './database-problem.ts';
import type { DataFolder } from './data-folder.ts';
import { checkInstanceId } from './instance-id.ts';
import { makePartsPrivate } from './private-files.ts';

/** The stored state: in the data folder, and in the database if that is elsewhere. */
export interface State {
  readonly database: Database;
  readonly repositories: LocalRepositoryStore;
  readonly blobs: BlobStore;
  readonly sealing: Sealing;
}

/** State that this process has for itself until it closes it. */
export interface OpenState extends State {
  close(): Promise<void>;
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
): Promise<OpenState> {
  const location =
    address === undefined ? { file: join(path, 'forge.sqlite'), durable: !isTemporary } : { address };
  const explained = (error: unknown): never => {
    throw databaseProblem(error, location);
  };
  const giveBack = await holdDatabase(location).catch(explained);
  let database: Database | undefined;
  const close = async (): Promise<void> => {
    await database?.close();
    await giveBack();
  };
  try {
    const opened = await openDatabase(location, now).catch(explained);
    database = opened;
    return await explaining(diskRemedies(path), async () => {
      await checkInstanceId({ folder: path, database: opened, databaseName: databaseName(location) }, now);
      const state = {
        database: opened,
        repositories: await LocalRepositoryStore.start({
          root: join(path, 'repositories'),
          durable: !isTemporary,
          idle,
        }),
        blobs: await openFileStore(join(path, 'blobs')),
        sealing: await openSealing(join(path, 'sealing.key')),
        close,
      };
      makePartsPrivate(path);
      return state;
    });
  } catch (error) {
    await close();
    throw error;
  }
}
