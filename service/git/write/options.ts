import type { Authorship } from '../objects/types.ts';
import type { Repository } from '../repository.ts';

/** Content of a file: text as UTF-8, or the bytes in base64. */
export interface FileContent {
  readonly content: string | Buffer;
  readonly encoding?: 'text' | 'base64';
}

/** `lastCommitId`: the commit in which the caller last knew the file; `FileChanged` when it was changed since. */
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

/** Who writes a commit, and when. Nothing is taken from a clock. */
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
  /** For a new branch (or with `force`): the revision that it starts from; `refs/heads/<name>` where only a branch is meant. */
  readonly start?: string;
  /** Where `start` is; this repository unless given. */
  readonly startRepository?: Repository;
  /** Overwrite the branch with a new commit on top of `start`. */
  readonly force?: boolean;
  /** Write the objects and give the change of the reference without making it (`updateRefs` makes it). */
  readonly dryRun?: boolean;
}

export interface ApplyOptions {
  readonly branch: string;
  /** The commit to apply or to undo. */
  readonly revision: string;
  /** Which parent of a merge is the main line, from 1; 1 unless given. */
  readonly mainline?: number;
  /** Unless given: the message of the commit, or "Revert …". */
  readonly message?: string;
  readonly committer: Authorship;
  /** Unless given: the author of the picked commit; of a revert, the committer. */
  readonly author?: Authorship;
  /** Make the new commit on a new branch, which starts from `branch`. */
  readonly newBranch?: string;
  readonly dryRun?: boolean;
}

export interface MergeOptions extends WriteStamp {
  /** Revision that is merged. */
  readonly source: string;
  /** Branch that takes it. */
  readonly target: string;
  /** `merge`: always a merge commit; `fast-forward`: moves the branch or refuses; `squash`: one commit with all changes. */
  readonly style: 'merge' | 'fast-forward' | 'squash';
  readonly message: string;
  /** The commit of the target that the caller decided by; `RefConflict` when it has moved. */
  readonly expect?: string;
  readonly dryRun?: boolean;
}

export interface TagOptions {
  readonly name: string;
  readonly revision: string;
  /** Makes an annotated tag; needs `tagger`. */
  readonly message?: string;
  readonly tagger?: Authorship;
}
