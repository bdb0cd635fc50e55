import { PostgresCluster, postgresPrograms } from '../../service/test/postgres.ts';

/** A database on which the service is measured. */
export interface MeasuredDatabase {
  readonly title: string;
  /** A new, empty database as the value of `--database`; undefined for a file of SQLite. */
  create(): Promise<string | undefined>;
}

/** Calls a function with each database, one after the other: SQLite, and PostgreSQL if it is installed. */
export async function onDatabases<Result>(
  measure: (database: MeasuredDatabase) => Promise<Result>,
): Promise<readonly (readonly [title: string, result: Result])[]> {
  const sqlite = { title: 'SQLite', create: () => Promise.resolve(undefined) };
  const results: [string, Result][] = [[sqlite.title, await measure(sqlite)]];
  const programs = postgresPrograms;
  if (programs === undefined) return results;
  const cluster = await PostgresCluster.start(programs);
  try {
    const postgres = { title: 'PostgreSQL', create: () => cluster.createDatabase(programs) };
    results.push([postgres.title, await measure(postgres)]);
  } finally {
    await cluster.stop();
  }
  return results;
}
