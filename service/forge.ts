import type { Caller } from './access/caller.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { BlobStore } from './blobs/blob-store.ts';
import type { RepositoryStore } from './git/repository-store.ts';
import type { JobWorker } from './jobs/worker.ts';
import type { Instance } from './instance.ts';
import type { Sealing } from './sealing.ts';
import type { Secrets } from './secrets.ts';

/** The context of handlers, as `context.app`: everything that the service depends on. */
export interface Forge {
  readonly instance: Instance;
  readonly database: Database;
  readonly repositories: RepositoryStore;
  readonly blobs: BlobStore;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly sealing: Sealing;
  readonly jobs: JobWorker;
}

declare module '../generated/server/index.js' {
  interface ServerTypes {
    principal: Caller;
    app: Forge;
  }
}

declare module '../generated/companion/server/index.js' {
  interface ServerTypes {
    principal: Caller;
    app: Forge;
  }
}
