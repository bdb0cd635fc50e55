import pg from 'pg';
import { DatabaseInUse } from './in-use.ts';

/** The advisory lock of the process that uses a database. */
const using = 7_342_908_116;

/**
 * Takes a database of PostgreSQL for this process, until the returned function is called or the process ends. Rejects
 * with `DatabaseInUse` if another one keeps it; one that is just ending gets some seconds.
 */
export async function holdPostgres(address: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: address, keepAlive: true });
  // A connection that breaks must not end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    // The server notices soon if the machine of the process is gone.
    await client.query(
      'set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3',
    );
    await client.query(`set lock_timeout = '3s'`);
    await client.query(`select pg_advisory_lock(${using})`);
  } catch (error) {
    await client.end();
    const isTaken = error instanceof pg.DatabaseError && error.code === '55P03';
    throw isTaken ? new DatabaseInUse('Another process uses the database.', { cause: error }) : error;
  }
  return () => client.end();
}
