import type { Authorship } from './objects/types.ts';
import type { Repository } from './repository.ts';

/** Which commits to list. */
export interface CommitQuery {
  /** Branch, tag, commit or a range `a..b`, `a...b`; the default branch unless given. */
  readonly revision?: string;
  /** Commits of all references. */
  readonly all?: boolean;
  /** Only commits that touch this file or folder. */
  readonly path?: string;
  /** Text in the name or address of the author. */
  readonly author?: string;
  /** Text in the message. */
  readonly message?: string;
  /** ISO 8601. */
  readonly since?: string;
  readonly until?: string;
  readonly firstParent?: boolean;
  /** `default`: the newest first; `topo`: children before their parents; `reverse`: the oldest first. */
  readonly order?: 'default' | 'topo' | 'reverse';
  readonly offset?: number;
  /** 20 unless given. */
  readonly limit?: number;
  readonly withStats?: boolean;
}

/** Which entries of a folder to list. */
export interface TreeQuery {
  readonly revision?: string;
  /** The root unless given. */
  readonly path?: string;
  readonly recursive?: boolean;
  /** Folders come first, then files, then submodules, each in the order of git. */
  readonly offset?: number;
  /** The token `next` of the page before, or the id of its last entry. */
  readonly after?: string;
  readonly limit?: number;
}

export type ArchiveFormat = 'tar' | 'tar.gz' | 'tar.bz2' | 'bz2' | 'tb2' | 'tbz' | 'tbz2' | 'zip';

export interface ArchiveQuery {
  readonly format: ArchiveFormat;
  readonly revision?: string;
  /** Only this folder or file. */
  readonly path?: string;
  /** Folder in the archive that holds all, without a slash at the end. */
  readonly prefix?: string;
}

/** How much of a difference is read. The defaults stand in `read/diff.ts`. */
export interface DiffLimits {
  readonly files?: number;
  readonly lines?: number;
  readonly bytes?: number;
  /** Of one file. */
  readonly fileBytes?: number;
}

export interface DiffOptions {
  readonly unified?: boolean;
  readonly limits?: DiffLimits;
}

export interface CompareQuery extends DiffOptions {
  readonly from: string;
  readonly to: string;
  /** Compares the two directly. Otherwise differences count from their common ancestor. */
  readonly straight?: boolean;
  /** Where `from` is; this repository unless given. */
  readonly fromRepository?: Repository;
  /** Of commits; 1000 unless given. */
  readonly commits?: number;
}

/** Lines of a file, counted from 1, the last one included; the whole file unless given. */
export interface BlameQuery {
  readonly revision: string;
  readonly path: string;
  readonly first?: number;
  readonly last?: number;
}

export interface ContributorQuery {
  readonly revision?: string;
  readonly orderBy?: 'name' | 'email' | 'commits';
  readonly sort?: 'asc' | 'desc';
  /** Count changed lines too; slow in a long history. Otherwise they are 0. */
  readonly withLines?: boolean;
}

export interface RefQuery {
  /** Text in the name; `^` at its start and `$` at its end stand for start and end. */
  readonly search?: string;
  readonly orderBy?: 'name' | 'updated';
  readonly sort?: 'asc' | 'desc';
  readonly offset?: number;
  readonly limit?: number;
}

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
