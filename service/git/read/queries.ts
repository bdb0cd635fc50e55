import type { Repository } from '../repository.ts';

/** Which commits to list. */
export interface CommitQuery {
  /** Branch, tag, commit or a range `a..b`, `a...b`; the default branch by default. */
  readonly revision?: string;
  /** Commits of all references. */
  readonly all?: boolean;
  /** Only commits that touch this file or folder. */
  readonly path?: string;
  /** Text in the name or address of the author. */
  readonly author?: string;
  /** Text in the message. */
  readonly message?: string;
  /** Only commits at or after this time. */
  readonly since?: Date;
  /** Only commits at or before this time. */
  readonly until?: Date;
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
  /** The token `next` of the previous page, or the id of its last entry. */
  readonly after?: string;
  readonly limit?: number;
}

export type ArchiveFormat = 'tar' | 'tar.gz' | 'tar.bz2' | 'bz2' | 'tb2' | 'tbz' | 'tbz2' | 'zip';

export interface ArchiveQuery {
  readonly format: ArchiveFormat;
  readonly revision?: string;
  /** Only this folder or file. */
  readonly path?: string;
  /** Folder in the archive that contains everything, without a trailing slash. */
  readonly prefix?: string;
}

/** How much of a difference is read. The defaults are in `read/diff.ts`. */
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
  /** Compares the two directly. Otherwise, the differences are those from their common ancestor. */
  readonly straight?: boolean;
  /** The repository of `from`; this one by default. */
  readonly fromRepository?: Repository;
  /** Maximum number of commits; 1000 by default. */
  readonly commits?: number;
}

/** Lines of a file, counted from 1, including the last one; the whole file by default. */
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
}

export interface RefQuery {
  /** Text in the name; `^` at its start and `$` at its end anchor it. */
  readonly search?: string;
  readonly orderBy?: 'name' | 'updated';
  readonly sort?: 'asc' | 'desc';
  readonly offset?: number;
  readonly limit?: number;
}
