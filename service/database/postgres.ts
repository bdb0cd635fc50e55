import pg from 'pg';
import { UniqueViolation, type Database, type Reads, type Writes } from './database.ts';
import { sql, type Sql } from './sql.ts';
import { Statements } from './statements.ts';
import { storable } from './storable.ts';
import { Turns } from './turns.ts';

/** The advisory lock of the process that writes. */
const writing = 7_342_908_115;

/**
 * PostgreSQL 15 or later. Writers take turns, also those of other processes, as in SQLite: what a transaction has read
 * is still so when it writes. Readers never wait.
 * @param address `postgres://user:password@host:port/database`
 */
export function openPostgres(address: string): Database {
  const pool = new pg.Pool({ connectionString: address, max: 10, types: { getTypeParser } });
  // An idle connection that breaks is replaced when the next one is needed.
  pool.on('error', () => undefined);
  const statements = new Statements();
  const turns = new Turns();
  const reads = queriesOf(pool, statements);
  return {
    all: (query) => reads.all(query),
    one: (query) => reads.one(query),
    // Only one connection of the pool waits for the lock.
    transaction: (work) => turns.take(() => inTransaction({ pool, statements }, work)),
    async lastIds() {
      const found: Record<string, number> = {};
      for (const { table, sequence } of await sequences(reads)) {
        const row = await reads.one<{ last: number; given: boolean }>(
          sql`select last_value as last, is_called as given from ${{ texts: [sequence], values: [] }}`,
        );
        if (row?.given === true) found[table] = row.last;
      }
      return found;
    },
    async setLastIds(last) {
      for (const { table, sequence } of await sequences(reads)) {
        const id = last[table];
        await reads.one(sql`select setval(${sequence}::regclass, ${id ?? 1}, ${id !== undefined})`);
      }
    },
    async close() {
      await turns.ended();
      await pool.end();
    },
  };
}

async function inTransaction<Result>(
  { pool, statements }: { readonly pool: pg.Pool; readonly statements: Statements },
  work: (writes: Writes) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // The pool listens only to idle connections. A connection that breaks in use fails its next query; without a
  // listener, the error would end the process.
  const notice = (error: Error): void => {
    broken = error;
  };
  client.on('error', notice);
  try {
    await client.query(`begin; select pg_advisory_xact_lock(${writing})`);
    const result = await work(queriesOf(client, statements));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((reason: Error) => {
      broken = reason;
    });
    throw error;
  } finally {
    client.off('error', notice);
    client.release(broken);
  }
}

function queriesOf(connection: pg.Pool | pg.PoolClient, statements: Statements): Writes {
  const query = async ({ texts, values }: Sql): Promise<pg.QueryResult> => {
    const text = texts.reduce((before, after, index) => `${before}$${index}${after}`);
    try {
      const name = statements.nameOf(text);
      return await connection.query({
        text,
        values: storable(values),
        ...(name === undefined ? {} : { name }),
      });
    } catch (error) {
      if (codeOf(error) === '23505')
        throw new UniqueViolation('A unique index has the value.', { cause: error });
      throw error;
    }
  };
  return {
    all: async (given) => (await query(given)).rows,
    one: async (given) => (await query(given)).rows[0],
    run: async (given) => (await query(given)).rowCount ?? 0,
  };
}

/** 64-bit integers and sums are numbers here: all identifiers and counts are safe integers. */
function getTypeParser(type: number): (text: string) => unknown {
  const { INT8, NUMERIC } = pg.types.builtins;
  return type === INT8 || type === NUMERIC ? Number : pg.types.getTypeParser(type);
}

function codeOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

/** The sequences of identity columns, by table. Their names are from the catalogue of the database. */
async function sequences(
  reads: Reads,
): Promise<readonly { readonly table: string; readonly sequence: string }[]> {
  return await reads.all(sql`
    select table_name as table, pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
    from information_schema.columns where table_schema = current_schema() and is_identity = 'YES'`);
}
