import { DatabaseInUse } from '../database/in-use.ts';
import { NewerDatabase } from '../database/migrate.ts';
import type { DatabaseLocation } from '../database/open.ts';
import { CannotStart, codeOf, diskRemedies, type Remedies } from './cannot-start.ts';

/** Why a database cannot be opened, as `CannotStart`; an unexpected error is returned unchanged. */
export function databaseProblem(error: unknown, location: DatabaseLocation): unknown {
  const remedy = remedyOf(error, location);
  return remedy === undefined ? error : new CannotStart(remedy, { cause: error });
}

function remedyOf(error: unknown, location: DatabaseLocation): string | undefined {
  const name = databaseName(location);
  if (error instanceof NewerDatabase)
    return `${name} was written by a newer version of the service (migration ${error.migration}). Start that version, or put back a copy of the data from before.`;
  if (error instanceof DatabaseInUse)
    return `Another process works on the database ${name}. Stop it, or name another database: --database ADDRESS.`;
  return 'file' in location ? sqliteRemedy(error, name) : ofPostgres(name)[codeOf(error) ?? ''];
}

/** The name of a database in messages: without the password. */
export function databaseName(location: DatabaseLocation): string {
  return 'file' in location ? location.file : plainAddress(location.address);
}

/** What to do about a file, by the primary result code of SQLite ("Result and Error Codes"). */
export function sqliteRemedy(error: unknown, file: string): string | undefined {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return undefined;
  const onDisk = diskRemedies(file);
  const broken = `${file} is damaged or no database of SQLite. Put back a copy of it, or choose another folder to begin with an empty one: --data FOLDER.`;
  const byCode: Readonly<Record<number, string | undefined>> = {
    5: `Another program has locked ${file}. End it and start again.`,
    8: onDisk['EACCES'],
    10: onDisk['ENOSPC'],
    11: broken,
    13: onDisk['ENOSPC'],
    14: onDisk['EACCES'],
    26: broken,
  };
  return byCode[error.errcode % 256];
}

/** By the codes of Node, and those of PostgreSQL (Appendix A of its manual). */
function ofPostgres(name: string): Remedies {
  const silent = `PostgreSQL does not answer at ${name}. Start it, or correct --database.`;
  const refused = `PostgreSQL at ${name} refuses the user or password. Correct --database.`;
  const foreign = `The database ${name} has tables of another program. Make an empty one for the service and name it: --database ADDRESS.`;
  return {
    ECONNREFUSED: silent,
    ECONNRESET: silent,
    ENOTFOUND: silent,
    EAI_AGAIN: silent,
    ETIMEDOUT: silent,
    EHOSTUNREACH: silent,
    '28000': refused,
    '28P01': refused,
    '3D000': `There is no database ${name}. Create it (createdb), or correct --database.`,
    '42501': `The user may not make tables in ${name}. Make it the owner of the database, or name another user: --database ADDRESS.`,
    '42P07': foreign,
    '42703': foreign,
    '53100': `PostgreSQL has no room left for ${name}. Make room on its disk.`,
    '53300': `PostgreSQL at ${name} takes no more connections. Raise max_connections, or end other programs.`,
  };
}

/** A URL without the password. */
function plainAddress(address: string): string {
  const url = URL.parse(address);
  return url === null ? 'the address of --database' : `${url.host}${url.pathname}`;
}
