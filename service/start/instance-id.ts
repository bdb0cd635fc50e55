import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import { readSetting, storeSetting } from '../database/settings.ts';
import { CannotStart } from './cannot-start.ts';

/** The file of the data folder with the id of the instance, which its database has too. */
export const idFile = 'instance-id';

/** A data folder, and a database with the name that an operator knows it by. */
interface Pair {
  readonly folder: string;
  readonly database: Database;
  readonly databaseName: string;
}

/**
 * Makes sure that a database and a data folder belong together: what one refers to is in the other. Both get an id if
 * neither has one. Rejects with `CannotStart` if their ids differ.
 */
export async function checkInstanceId({ folder, database, databaseName }: Pair, now: string): Promise<void> {
  const file = join(folder, idFile);
  const ofFolder = await idIn(file);
  const stored = await readSetting(database, 'instance');
  const ofDatabase = (stored?.value as { readonly id?: string } | undefined)?.id;
  if (ofFolder === undefined && ofDatabase === undefined) {
    const id = randomUUID();
    await writeFile(file, `${id}\n`, { flag: 'wx', mode: 0o600, flush: true });
    await database.transaction((writes) => storeSetting(writes, 'instance', { id }, now));
  } else if (ofFolder !== ofDatabase) {
    const remedy = ofDatabase === undefined ? `remove ${file}` : `write ${ofDatabase} to ${file}`;
    throw new CannotStart(
      `The data folder ${folder} (${shown(ofFolder)}) and the database ${databaseName} (${shown(ofDatabase)}) belong to different instances. ` +
        `Correct --data or --database. If they do belong together, ${remedy}.`,
    );
  }
}

function shown(id: string | undefined): string {
  return id === undefined ? 'no instance id' : `instance ${id}`;
}

async function idIn(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
