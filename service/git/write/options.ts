import type { Authorship } from '../objects/types.ts';
import type { Repository } from '../repository.ts';

/** Content of a file: text as UTF-8, or the bytes in base64. */
export interface FileContent {
  readonly content: string | Buffer;
  readonly encoding?: 'text' | 'base64';
}

/** `lastCommitId`: the last commit of the file that the caller knows; `FileChanged` if it was changed since. */
export type FileAction =
  | ({ readonly action: 'create'; readonly path: string; readonly executable?: boolean } & FileContent)
  | ({ readonly action: 'update'; readonly path: string; readonly lastCommitId?: string } & FileContent)
  | ({
      readonly action: 'move';
      readonly path: string;
      readonly previousPath: string;
      readonly lastCommitId?: string;
    } & Partial<FileContent>)
  | { readonly action: 'delete'; readonly path: string; readonly lastCommitId?: string }
  | { readonly action: 'chmod'; readonly path: string; readonly executable: boolean };

/** The author and time of a commit. Nothing is taken from a clock. */
export interface WriteStamp {
  readonly author: Authorship;
  /** The author unless given. */
  readonly committer?: Authorship;
}

export interface CommitOptions extends WriteStamp {
  /** Name of the branch, without `refs/heads/`. */
  readonly branch: string;
  readonly message: string;
  readonly actions: readonly FileAction[];
  /**
   * For a new branch (or with `force`): the revision that it starts from; `refs/heads/<name>` if only a branch is
   * meant.
   */
  readonly start?: string;
  /** The repository of `start`; this one by default. */
  readonly startRepository?: Repository;
  /** Overwrite the branch with a new commit on top of `start`. */
  readonly force?: boolean;
  /** Write the objects and return the change of the reference without making it (`updateRefs` makes it). */
  readonly dryRun?: boolean;
}

export interface ApplyOptions {
  readonly branch: string;
  /** The commit to apply or to undo. */
  readonly revision: string;
  /** The parent of a merge that is the main line, from 1; 1 by default. */
  readonly mainline?: number;
  /** By default, the message of the commit, or "Revert …". */
  readonly message?: string;
  readonly committer: Authorship;
  /** By default, the author of the picked commit; for a revert, the committer. */
  readonly author?: Authorship;
  /** Create the new commit on a new branch, which starts from `branch`. */
  readonly newBranch?: string;
  readonly dryRun?: boolean;
}

export interface MergeOptions extends WriteStamp {
  /** Revision that is merged. */
  readonly source: string;
  /** Branch that takes it. */
  readonly target: string;
  /**
   * `merge`: a merge commit; `linear-merge`: the same, but only if the source has all commits of the target;
   * `fast-forward`: moves the target to the source under that condition.
   */
  readonly style: 'merge' | 'linear-merge' | 'fast-forward';
  /** Message of the merge commit. */
  readonly message: string;
  /** Message of one commit with all changes, which takes the place of the source. */
  readonly squash?: string;
  /** The commit of the target on which the caller's decision is based; `RefConflict` if it has moved. */
  readonly expect?: string;
  readonly dryRun?: boolean;
}

export interface TagOptions {
  readonly name: string;
  readonly revision: string;
  /** Creates an annotated tag; requires `tagger`. */
  readonly message?: string;
  readonly tagger?: Authorship;
}
