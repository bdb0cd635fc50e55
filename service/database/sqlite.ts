import { DatabaseSync, type StatementSync, type SQLInputValue } from 'node:sqlite';
import { UniqueViolation, type Database, type Reads, type Writes } from './database.ts';
import { sql, type Sql, type SqlValue } from './sql.ts';
import { storable } from './storable.ts';
import { Turns } from './turns.ts';

/**
 * SQLite in one file. Writers take turns on one connection; readers have another, so that they never see uncommitted
 * data, and never wait.
 * @param file created if it does not exist
 * @param durable false if a crash of the machine may lose the last writes, as in tests. Otherwise each commit is on the
 *   disk before it returns (`synchronous = full`): in WAL mode, `normal` may lose the last commits at a power loss.
 */
export function openSqlite(file: string, { durable = true }: { readonly durable?: boolean } = {}): Database {
  const writer = new DatabaseSync(file);
  writer.exec(
    `pragma journal_mode = wal; pragma foreign_keys = on; pragma busy_timeout = 5000; pragma synchronous = ${durable ? 'full' : 'off'}`,
  );
  const reader = new DatabaseSync(file);
  reader.exec('pragma query_only = on; pragma busy_timeout = 5000');
  const reads = new Connection(reader);
  const writes = new Connection(writer);
  const turns = new Turns();
  return {
    all: (query) => reads.all(query),
    one: (query) => reads.one(query),
    transaction: (work) => turns.take(() => inTransaction(writer, () => work(writes))),
    async lastIds() {
      const rows = await reads.all<{ name: string; seq: number }>(sql`select name, seq from sqlite_sequence`);
      return Object.fromEntries(rows.map(({ name, seq }) => [name, seq]));
    },
    async setLastIds(last) {
      await this.transaction(async (within) => {
        await within.run(sql`delete from sqlite_sequence`);
        for (const [table, id] of Object.entries(last))
          await within.run(sql`insert into sqlite_sequence (name, seq) values (${table}, ${id})`);
      });
    },
    async close() {
      await turns.ended();
      reader.close();
      writer.close();
    },
  };
}

async function inTransaction<Result>(connection: DatabaseSync, work: () => Promise<Result>): Promise<Result> {
  connection.exec('begin immediate');
  try {
    const result = await work();
    connection.exec('commit');
    return result;
  } catch (error) {
    if (connection.isTransaction) connection.exec('rollback');
    throw error;
  }
}

interface Prepared {
  readonly statement: StatementSync;
  readonly decoders: readonly (readonly [column: string, decode: (value: unknown) => unknown])[];
}

const decoders: Readonly<Record<string, (value: unknown) => unknown>> = {
  boolean: (value) => (value === null ? null : value !== 0),
  json: (value) => (value === null ? null : JSON.parse(String(value))),
};

class Connection implements Reads, Writes {
  readonly #connection: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();

  constructor(connection: DatabaseSync) {
    this.#connection = connection;
  }

  async all<Row extends object>(query: Sql): Promise<Row[]> {
    const { statement, decoders: found } = this.#prepare(query);
    const rows = calling(() => statement.all(...storable(query.values).map(bound)));
    for (const row of rows) for (const [column, decode] of found) row[column] = decode(row[column]) as never;
    // The caller states the columns of its query; a test compares the tables with their types.
    return rows as unknown as Row[];
  }

  async one<Row extends object>(query: Sql): Promise<Row | undefined> {
    return (await this.all<Row>(query))[0];
  }

  async run(query: Sql): Promise<number> {
    const { statement } = this.#prepare(query);
    return Number(calling(() => statement.run(...storable(query.values).map(bound))).changes);
  }

  #prepare({ texts }: Sql): Prepared {
    const text = texts.join('?');
    const known = this.#prepared.get(text);
    if (known !== undefined) return known;
    const statement = this.#connection.prepare(text);
    const found = statement.columns().flatMap(({ name, type }) => {
      const decode = type === null ? undefined : decoders[type.toLowerCase()];
      return decode === undefined ? [] : [[name, decode] as const];
    });
    const prepared = { statement, decoders: found };
    if (this.#prepared.size >= 500) this.#prepared.clear();
    this.#prepared.set(text, prepared);
    return prepared;
  }
}

function bound(value: SqlValue): SQLInputValue {
  return typeof value === 'boolean' ? Number(value) : value;
}

function calling<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('UNIQUE constraint failed'))
      throw new UniqueViolation(error.message, { cause: error });
    throw error;
  }
}
