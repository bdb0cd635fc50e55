import type { RepositoryLocks } from './lock.ts';

/** How repositories on the disk of this machine are kept. */
export interface LocalStoreOptions {
  /** Folder that holds all repositories; made where it is missing. */
  readonly root: string;
  readonly locks?: RepositoryLocks;
  /** Short processes of git at once; 8 unless given. */
  readonly processes?: number;
  /** Archives, clones and pushes at once; 16 unless given. */
  readonly streams?: number;
  /** Long-lived object readers; 32 unless given. */
  readonly readers?: number;
  /** Bytes of one push; 1 GiB unless given. */
  readonly maxPushBytes?: number;
  /** Milliseconds without a byte after which a clone or push ends; two minutes unless given. */
  readonly idle?: number;
  /** Flush writes to the disk; true unless given. Tests switch it off. */
  readonly durable?: boolean;
}
