import type { Reads, Writes } from '../database/database.ts';
import type { Row } from '../database/rows.ts';
import { json, sql } from '../database/sql.ts';
import type { RefChange } from '../git/objects/types.ts';

/**
 * What is in progress: a change of references or of the default branch, the creation or removal of a repository, or the
 * reference that keeps the commits of a stored merge request.
 */
export type OutboxKind = 'refs' | 'head' | 'repository' | 'merge-request';

/** Changes of references that are about to be made, with their context. */
export interface AnnouncedChanges {
  readonly userId: number;
  readonly tokenId: number;
  readonly changes: readonly RefChange[];
  /** The merge request that the first of the changes merges. */
  readonly merging?: AnnouncedMerge;
}

/** The merge of a merge request. */
export interface AnnouncedMerge {
  readonly id: number;
  readonly isSquash: boolean;
  /** Absent in entries of earlier versions, which made no merge commit if they squashed. */
  readonly hasMergeCommit?: boolean;
}

/** The reference that keeps the commits of a merge request from another project, by the number of the merge request. */
export interface AnnouncedTip {
  readonly iid: number;
  readonly sha: string;
}

/** Records what is about to happen to a repository. The row is deleted when both repository and database have it. */
export async function addToOutbox(
  writes: Writes,
  entry: {
    readonly kind: OutboxKind;
    readonly storage: string;
    readonly changes?: AnnouncedChanges | AnnouncedTip;
    readonly now: string;
  },
): Promise<number> {
  const row = await writes.one<{ id: number }>(sql`
    insert into outbox (kind, storage, updates, created_at)
    values (${entry.kind}, ${entry.storage}, ${json(entry.changes ?? {})}, ${entry.now}) returning id`);
  if (row === undefined) throw new Error('The outbox did not take it.');
  return row.id;
}

/** All entries, the oldest first. */
export async function outboxEntries(reads: Reads): Promise<readonly Row<'outbox'>[]> {
  return await reads.all<Row<'outbox'>>(sql`select * from outbox order by id`);
}

export async function dropEntry(writes: Writes, id: number): Promise<void> {
  await writes.run(sql`delete from outbox where id = ${id}`);
}

/** Drops the entries of a kind for a repository. */
export async function dropEntries(writes: Writes, kind: OutboxKind, storage: string): Promise<void> {
  await writes.run(sql`delete from outbox where kind = ${kind} and storage = ${storage}`);
}

export async function projectAt(reads: Reads, storage: string): Promise<Row<'projects'> | undefined> {
  return await reads.one<Row<'projects'>>(sql`select * from projects where storage = ${storage}`);
}
