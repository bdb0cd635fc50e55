import type { Database } from './database.ts';
import { tables } from './rows.ts';
import { json, joinSql, sql, type Sql, type SqlValue } from './sql.ts';

/** All rows of a database and the next ids, as plain data. */
export interface Dump {
  readonly rows: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
  readonly lastIds: Readonly<Record<string, number>>;
}

/** The list of applied migrations is not part of the state. */
const kept = tables.filter((table) => table !== 'migrations');

export async function dumpDatabase(database: Database): Promise<Dump> {
  const rows: Record<string, readonly Readonly<Record<string, unknown>>[]> = {};
  for (const table of kept) rows[table] = await database.all(sql`select * from ${ours(table)}`);
  return { rows, lastIds: await database.lastIds() };
}

/** Restores a database to a dump: all other rows are removed, and ids continue as they would have. */
export async function loadDump(database: Database, { rows, lastIds }: Dump): Promise<void> {
  await database.transaction(async (writes) => {
    for (const table of kept.toReversed()) await writes.run(sql`delete from ${ours(table)}`);
    for (const table of kept) {
      for (const row of rows[table] ?? []) {
        const columns = Object.keys(row).map((column) => ours(column));
        const values = Object.values(row).map((value) => sql`${stored(value)}`);
        await writes.run(
          sql`insert into ${ours(table)} (${joinSql(columns, ', ')}) values (${joinSql(values, ', ')})`,
        );
      }
    }
  });
  await database.setLastIds(lastIds);
}

/** The name of a table or column from the migrations. */
function ours(name: string): Sql {
  if (!/^[a-z_]+$/.test(name)) throw new TypeError(`${name} is no name of a table or column.`);
  return { texts: [`"${name}"`], values: [] };
}

function stored(value: unknown): SqlValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  return value instanceof Uint8Array ? value : json(value);
}
