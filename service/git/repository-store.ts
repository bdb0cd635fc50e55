import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RefChange } from './objects/types.ts';
import type { Repository } from './repository.ts';

/** What the caller of `serve` knows about a request of a git client. */
export interface GitAccess {
  /** Storage path of the repository. */
  readonly path: string;
  /** What follows the address of the repository: `/info/refs`, `/git-upload-pack`, `/git-receive-pack`. */
  readonly suffix: string;
  readonly userName?: string;
  readonly mayWrite: boolean;
  /** Asked before a push: a text refuses the change of this reference. */
  readonly refuse?: (change: RefChange) => Promise<string | undefined> | string | undefined;
  /** Asked before a push: whether a branch that it moves has to keep its commits. Then a push that rewrites it is refused. */
  readonly keepsHistory?: (change: RefChange) => Promise<boolean> | boolean;
  /** Waited for with the changes that a push asks for, in the lock of the repository, before they are made. */
  readonly announce?: (changes: readonly RefChange[]) => Promise<void>;
  /** After a push and before the client has its response: what has really changed. After `announce` it is always called. */
  readonly pushed?: (changes: readonly RefChange[]) => Promise<void> | void;
}

export interface ImportOptions {
  readonly url: string;
  /** Sent as basic credentials; never part of a message. */
  readonly credentials?: { readonly userName: string; readonly password: string };
  /** The address that the name of the host was found to have; git connects to it and asks nobody again. */
  readonly address?: string;
  /** Milliseconds; an hour unless given. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
}

/**
 * Where repositories are. A repository is addressed by an opaque storage path (`ab/cd/17.git`), which the store checks. All
 * work on repositories goes through this interface, so that another store can send it to the node that has the repository.
 */
export interface RepositoryStore {
  /** An empty repository; `RepositoryExists` where one is. */
  create(path: string, options: { readonly defaultBranch: string }): Promise<Repository>;
  /** `RepositoryNotFound` where there is none. */
  open(path: string): Promise<Repository>;
  exists(path: string): Promise<boolean>;
  /** A new repository with the branches, tags and default branch of another. */
  fork(from: string, to: string): Promise<Repository>;
  /** Takes away the locks of processes that have ended. Only to be called while nobody writes. */
  unlock(path: string): Promise<void>;
  /** Without complaint where there is none. */
  remove(path: string): Promise<void>;
  /** Bytes on the disk. */
  size(path: string): Promise<number>;
  /** The storage paths of all repositories. */
  list(): Promise<readonly string[]>;
  /** Keeps the state of all repositories under a name, in place of what had that name before. */
  snapshot(name: string): Promise<void>;
  /** Puts all repositories back to a snapshot (`RepositoryNotFound` where there is none). Those that were made since are gone. */
  restore(name: string): Promise<void>;
  /** Removes all repositories. Snapshots stay. */
  clear(): Promise<void>;
  /** Fills an empty repository with the branches and tags of another address. The caller has checked the address; redirects are off. */
  import(path: string, options: ImportOptions): Promise<Repository>;
  /** Clone and push over HTTP. The caller has decided who may; this writes the whole response. */
  serve(request: IncomingMessage, response: ServerResponse, access: GitAccess): Promise<void>;
  /** Ends all processes. */
  close(): Promise<void>;
}
