import type { Sql } from './sql.ts';

/** Reads. Outside of a transaction each read sees what was committed before it. */
export interface Reads {
  /** All rows; columns of type `boolean` and `json` are decoded. */
  all<Row extends object>(query: Sql): Promise<Row[]>;
  /** The first row, if there is one. */
  one<Row extends object>(query: Sql): Promise<Row | undefined>;
}

/** Writes happen within a transaction only. */
export interface Writes extends Reads {
  /** Number of rows that were inserted, changed or deleted. */
  run(query: Sql): Promise<number>;
}

/** One database, SQLite or PostgreSQL: the same queries give the same rows. */
export interface Database extends Reads {
  /**
   * Does all of it or nothing: what `work` throws rolls back and is thrown on. Writers wait for each other in SQLite; in
   * PostgreSQL a transaction that lost a race for rows is done again, so that `work` changes nothing but the database.
   */
  transaction<Result>(work: (writes: Writes) => Promise<Result>): Promise<Result>;
  /** The last number that each table has given as an id; tables that have given none are left out. */
  lastIds(): Promise<Readonly<Record<string, number>>>;
  /** Lets tables go on behind these ids, and those that are not named begin again at 1. */
  setLastIds(last: Readonly<Record<string, number>>): Promise<void>;
  close(): Promise<void>;
}

/** A row broke a unique index: somebody else took the name. */
export class UniqueViolation extends Error {
  override readonly name = 'UniqueViolation';
}
