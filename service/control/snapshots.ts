import { dumpDatabase, loadDump, type Dump } from '../database/dump.ts';
import type { Forge } from '../forge.ts';
import { sql } from '../database/sql.ts';

/** Name of the snapshot of the start state, for a service with temporary data. */
export const startSnapshot = 'start';

interface Snapshot {
  readonly dump: Dump;
  /** Storage paths of the repositories, each with the path of its copy. */
  readonly repositories: readonly { readonly storage: string; readonly copy: string }[];
  /** Releases the content that its rows refer to. */
  readonly release: () => void;
}

/**
 * States of the service that can be restored, by name. Repositories are copied by hard links, so a snapshot takes
 * milliseconds; it is kept until the process ends.
 */
export class Snapshots {
  readonly #forge: Forge;
  readonly #snapshots = new Map<string, Snapshot>();
  #taken = 0;

  constructor(forge: Forge) {
    this.#forge = forge;
  }

  get names(): readonly string[] {
    return [...this.#snapshots.keys()];
  }

  /** Keeps the current state and replaces an earlier one of the same name. */
  async take(name: string): Promise<void> {
    const { database, repositories, blobs } = this.#forge;
    const folder = `snapshots/${++this.#taken}`;
    const copies = [];
    for (const storage of await this.#storages()) {
      const copy = `${folder}/${storage}`;
      await repositories.copy(storage, copy);
      copies.push({ storage, copy });
    }
    const hashes = [];
    for await (const { hash } of blobs.list()) hashes.push(hash);
    const release = blobs.keep(hashes);
    await this.#forget(name);
    this.#snapshots.set(name, { dump: await dumpDatabase(database), repositories: copies, release });
  }

  /** Restores a state. Returns false if there is none of that name. */
  async restore(name: string): Promise<boolean> {
    const snapshot = this.#snapshots.get(name);
    if (snapshot === undefined) return false;
    const { database, repositories, jobs } = this.#forge;
    // Jobs belong to the state that is replaced.
    await jobs.stop();
    for (const storage of await this.#storages()) await repositories.remove(storage);
    for (const { storage, copy } of snapshot.repositories) {
      await repositories.remove(storage);
      await repositories.copy(copy, storage);
    }
    await loadDump(database, snapshot.dump);
    jobs.start(this.#forge);
    return true;
  }

  async #forget(name: string): Promise<void> {
    for (const { copy } of this.#snapshots.get(name)?.repositories ?? []) {
      await this.#forge.repositories.remove(copy);
    }
    this.#snapshots.get(name)?.release();
    this.#snapshots.delete(name);
  }

  async #storages(): Promise<readonly string[]> {
    const rows = await this.#forge.database.all<{ storage: string }>(
      sql`select storage from projects order by id`,
    );
    return rows.map(({ storage }) => storage);
  }
}
