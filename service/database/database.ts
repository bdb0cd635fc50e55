import type { Sql } from './sql.ts';

/** Reads. Outside of a transaction, each read sees everything that was committed before it. */
export interface Reads {
  /** All rows; columns of type `boolean` and `json` are decoded. */
  all<Row extends object>(query: Sql): Promise<Row[]>;
  /** The first row, if there is one. */
  one<Row extends object>(query: Sql): Promise<Row | undefined>;
}

/** Writes are possible only within a transaction. */
export interface Writes extends Reads {
  /** Number of rows that were inserted, changed or deleted. */
  run(query: Sql): Promise<number>;
}

/** One database, SQLite or PostgreSQL: the same queries give the same rows. */
export interface Database extends Reads {
  /**
   * Does everything or nothing: an error of `work` rolls back and is thrown again. Writers wait for each other, also
   * those of other processes, so `work` must not wait for anything but the database.
   */
  transaction<Result>(work: (writes: Writes) => Promise<Result>): Promise<Result>;
  /** The last id that each table has assigned; tables that have assigned none are left out. */
  lastIds(): Promise<Readonly<Record<string, number>>>;
  /** Makes tables continue after these ids; tables that are not named start again at 1. */
  setLastIds(last: Readonly<Record<string, number>>): Promise<void>;
  close(): Promise<void>;
}

/** A row violates a unique index: the name was taken at the same time. */
export class UniqueViolation extends Error {
  override readonly name = 'UniqueViolation';
}
