import type { RepositoryLocks } from './lock.ts';

/** Options of repositories on the disk of this machine. */
export interface LocalStoreOptions {
  /** Folder of all repositories; created if it does not exist. */
  readonly root: string;
  readonly locks?: RepositoryLocks;
  /** Maximum number of concurrent short processes of git; 8 by default. */
  readonly processes?: number;
  /** Maximum number of concurrent archives, clones and pushes; 16 by default. */
  readonly streams?: number;
  /** Maximum number of long-lived object readers; 32 by default. */
  readonly readers?: number;
  /** Maximum bytes of one push; 1 GiB by default. */
  readonly maxPushBytes?: number;
  /** Milliseconds without data after which a clone or push ends; two minutes by default. */
  readonly idle?: number;
  /** Whether to flush writes to the disk; true by default. Tests turn it off. */
  readonly durable?: boolean;
}
