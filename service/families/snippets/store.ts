import type { StoredBlob } from '../../blobs/blob-store.ts';
import type { Writes } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';
import { noteBlob } from '../job-artifacts/blobs.ts';

/** A snippet that was imported. */
export interface NewSnippet {
  readonly authorId: number;
  readonly title: string;
  readonly description: string | null;
  readonly visibility: 'public' | 'private';
  /** Name of the original at its provider. */
  readonly origin: string;
  readonly files: readonly { readonly name: string; readonly blob: StoredBlob }[];
}

/** Stores a snippet with its files. False if the author already has one with the same origin. */
export async function storeSnippet(writes: Writes, snippet: NewSnippet, now: string): Promise<boolean> {
  const row = await writes.one<{ id: number }>(sql`
    insert into snippets (author_id, title, description, visibility, origin, created_at, updated_at)
    values (${snippet.authorId}, ${snippet.title}, ${snippet.description}, ${snippet.visibility}, ${snippet.origin},
      ${now}, ${now})
    on conflict (author_id, origin) do nothing returning id`);
  if (row === undefined) return false;
  for (const [position, { name, blob }] of snippet.files.entries()) {
    await noteBlob(writes, blob, now);
    await writes.run(sql`
      insert into snippet_files (snippet_id, position, name, hash, size)
      values (${row.id}, ${position}, ${name}, ${blob.hash}, ${blob.size})`);
  }
  return true;
}
