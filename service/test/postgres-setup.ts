import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database/open.ts';
import { templateDatabase } from './copied-database.ts';
import { PostgresCluster, postgresPrograms } from './postgres.ts';

/** Starts a cluster for all test files, with a migrated database for them to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (postgresPrograms === undefined) throw new Error('PostgreSQL is not installed.');
  const cluster = await PostgresCluster.start(postgresPrograms);
  try {
    const client = new pg.Client({ connectionString: `${cluster.address}/postgres` });
    await client.connect();
    await client.query(`create database ${templateDatabase}`);
    await client.end();
    const address = `${cluster.address}/${templateDatabase}`;
    await (await openDatabase({ address }, '2026-01-01T00:00:00.000Z')).close();
  } catch (error) {
    // Nobody stops it where the setup fails.
    await cluster.stop();
    throw error;
  }
  project.provide('postgres', cluster.address);
  return () => cluster.stop();
}
