import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RefChange } from './objects/types.ts';
import type { Repository } from './repository.ts';

/** The caller's information about a request of a git client. */
export interface GitAccess {
  /** Storage path of the repository. */
  readonly path: string;
  /** The part of the URL after the repository: `/info/refs`, `/git-upload-pack`, `/git-receive-pack`. */
  readonly suffix: string;
  readonly userName?: string;
  readonly mayWrite: boolean;
  /** Called in the lock of the repository before a push: a returned text refuses the change of this reference. */
  readonly refuse?: (change: RefChange) => Promise<string | undefined> | string | undefined;
  /**
   * Called before a push: whether a branch that it moves must keep its commits. Then a push that rewrites it is
   * refused.
   */
  readonly keepsHistory?: (change: RefChange) => Promise<boolean> | boolean;
  /** Awaited with the changes that a push requests, in the lock of the repository, before they are made. */
  readonly announce?: (changes: readonly RefChange[]) => Promise<void>;
  /**
   * Called after a push and before the client gets its response, with the actual changes. It is always called after
   * `announce`.
   */
  readonly pushed?: (changes: readonly RefChange[]) => Promise<void> | void;
}

export interface ImportOptions {
  readonly url: string;
  /** Sent as basic credentials; never part of a message. */
  readonly credentials?: { readonly userName: string; readonly password: string };
  /** The resolved address of the host's name; git connects to it without resolving the name again. */
  readonly address?: string;
  /** Milliseconds; an hour by default. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
}

/**
 * Where repositories are stored. A repository is identified by an opaque storage path (`ab/cd/17.git`), which the store
 * checks. All work on repositories goes through this interface, so that another store can send it to the node that has
 * the repository.
 */
export interface RepositoryStore {
  /** Creates an empty repository; `RepositoryExists` if there is one. */
  create(path: string, options: { readonly defaultBranch: string }): Promise<Repository>;
  /** `RepositoryNotFound` if there is none. */
  open(path: string): Promise<Repository>;
  exists(path: string): Promise<boolean>;
  /** A new repository with the branches, tags and default branch of another, and with the objects of these only. */
  fork(from: string, to: string): Promise<Repository>;
  /** A new repository with all references and objects of another, by hard links. */
  copy(from: string, to: string): Promise<Repository>;
  /** Removes the locks of processes that have ended. Only to be called while nobody writes. */
  unlock(path: string): Promise<void>;
  /** Does nothing if there is none. */
  remove(path: string): Promise<void>;
  /** Bytes on the disk. */
  size(path: string): Promise<number>;
  /** The storage paths of all repositories. */
  list(): Promise<readonly string[]>;
  /** Keeps the state of all repositories under a name and replaces an earlier one. */
  snapshot(name: string): Promise<void>;
  /**
   * Restores all repositories from a snapshot (`RepositoryNotFound` if there is none). Those that were created since
   * are removed.
   */
  restore(name: string): Promise<void>;
  /** Removes all repositories. Snapshots are kept. */
  clear(): Promise<void>;
  /**
   * Fills an empty repository with the branches and tags from another URL. The caller has checked the URL; redirects
   * are off.
   */
  import(path: string, options: ImportOptions): Promise<Repository>;
  /** Clone and push over HTTP. The caller has authorized the request; this writes the whole response. */
  serve(request: IncomingMessage, response: ServerResponse, access: GitAccess): Promise<void>;
  /** Ends all processes. */
  close(): Promise<void>;
}
