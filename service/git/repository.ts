import type {
  BlameRange,
  Blob,
  BlobStream,
  Branch,
  Commit,
  Comparison,
  Contributor,
  FileDiff,
  Page,
  RefChange,
  RefName,
  Signature,
  Tag,
  TreeEntry,
} from './objects/types.ts';
import type {
  ArchiveQuery,
  BlameQuery,
  CommitQuery,
  CompareQuery,
  ContributorQuery,
  DiffOptions,
  RefQuery,
  TreeQuery,
} from './read/queries.ts';
import type { ApplyOptions, CommitOptions, MergeOptions, TagOptions } from './write/options.ts';

/** The result of a write: the commit, and the change of its branch. */
export interface Written {
  readonly commit: Commit;
  readonly change: RefChange;
}

export interface FileEntry extends TreeEntry {
  /** Bytes. */
  readonly size: number;
  /** The commit of the revision that was read. */
  readonly commitId: string;
}

export interface MergeCheck {
  /** Whether the merge has no conflicts. */
  readonly clean: boolean;
  readonly conflicts: readonly string[];
}

/**
 * One repository. A *revision* is a branch, tag, full reference, commit or the start of its id, optionally followed by
 * `~n` and `^n`; `RevisionInvalid` or `RevisionNotFound` otherwise. Times come from the caller. Writes run in the lock
 * of the repository.
 */
export interface Repository {
  /** Storage path, as the store knows it. */
  readonly path: string;

  /** Whether no branch exists. */
  isEmpty(): Promise<boolean>;
  /** Bytes on the disk. */
  size(): Promise<number>;

  /** The id of the commit that the revision names. */
  resolve(revision: string): Promise<string>;
  /** As `resolve`, but undefined if the revision names no commit or is invalid. */
  find(revision: string): Promise<string | undefined>;
  commit(revision: string, options?: { readonly withStats?: boolean }): Promise<Commit>;
  commits(query: CommitQuery): Promise<Page<Commit>>;
  /** The number of commits that the query finds, regardless of its offset and limit. */
  countCommits(query: CommitQuery): Promise<number>;
  /** Those of some branches whose commits the revision has (`git for-each-ref --merged`). */
  branchesMergedInto(revision: string, names: readonly string[]): Promise<ReadonlySet<string>>;
  /** Branches and tags that contain the commit, branches first, each by name. */
  refsOf(revision: string, type?: 'branch' | 'tag' | 'all'): Promise<readonly RefName[]>;
  /** Number of commits from the first one up to this one. */
  sequence(revision: string, options?: { readonly firstParent?: boolean }): Promise<number>;
  signature(revision: string): Promise<Signature | undefined>;
  /** Differences of a commit from its first parent. */
  diff(revision: string, options?: DiffOptions): Promise<Page<FileDiff>>;
  compare(query: CompareQuery): Promise<Comparison>;
  /** The best common ancestor of all; undefined if there is none. */
  mergeBase(revisions: readonly string[]): Promise<string | undefined>;
  /** Whether the first is an ancestor of the second, or the same. */
  isAncestor(ancestor: string, descendant: string): Promise<boolean>;
  contributors(query?: ContributorQuery): Promise<readonly Contributor[]>;

  /** `PathNotFound` if the folder does not exist. `next` is the token of the next page. */
  tree(query: TreeQuery): Promise<Page<TreeEntry> & { readonly next?: string }>;
  /** `PathNotFound` unless a file (or link) has this path. */
  file(revision: string, path: string): Promise<FileEntry>;
  /** The last commit of the revision that touched the path. */
  lastCommit(revision: string, path: string): Promise<Commit | undefined>;
  /** The commits that last changed each line. `LinesInvalid` if the file is shorter. */
  blame(query: BlameQuery): Promise<readonly BlameRange[]>;
  /** The whole content, at most `maxBytes` (`TooLarge`; 100 MiB by default). Only blobs: `ObjectNotFound`. */
  blob(id: string, options?: { readonly maxBytes?: number }): Promise<Blob>;
  blobStream(id: string): Promise<BlobStream>;
  /** The same revision has the same bytes. `FormatUnavailable` if a program is missing. */
  archive(query: ArchiveQuery): Promise<NodeJS.ReadableStream>;

  /** The default branch, whether it exists or not. */
  defaultBranch(): Promise<string>;
  setDefaultBranch(name: string): Promise<void>;
  branches(query?: RefQuery): Promise<Page<Branch>>;
  branch(name: string): Promise<Branch>;
  createBranch(name: string, revision: string): Promise<Branch>;
  /** `expect`: the commit that the branch must have. */
  deleteBranch(name: string, options?: { readonly expect?: string }): Promise<RefChange>;
  tags(query?: RefQuery): Promise<Page<Tag>>;
  tag(name: string): Promise<Tag>;
  createTag(options: TagOptions): Promise<Tag>;
  deleteTag(name: string): Promise<RefChange>;
  /** All references below `refs/` with their values. */
  refs(prefix?: string): Promise<ReadonlyMap<string, string>>;
  /**
   * The same repository. `before` is awaited in each write that changes references, after its objects are written and
   * before the references change; an error that it throws ends the write.
   */
  watched(before: (changes: readonly RefChange[]) => Promise<void>): Repository;
  /** Runs a task while nobody else writes. Writes within the task are part of it. */
  locked<Result>(task: () => Promise<Result>): Promise<Result>;
  /** All or none; `RefConflict` if one does not have its value `before`. */
  updateRefs(changes: readonly RefChange[]): Promise<void>;

  /**
   * All actions in one commit, each applied to the result of the previous ones. An empty repository gets its first
   * commit.
   */
  createCommit(options: CommitOptions): Promise<Written>;
  cherryPick(options: ApplyOptions): Promise<Written>;
  revert(options: ApplyOptions): Promise<Written>;
  merge(options: MergeOptions): Promise<Written>;
  /** Whether `source` can be merged into `target`, without writing references. */
  checkMerge(source: string, target: string): Promise<MergeCheck>;
  /** Packs objects and references, and removes old unreferenced objects. Takes long; writers wait. */
  maintain(): Promise<void>;
  /** Copies the objects of a commit from another repository of the same store; returns its id. */
  fetch(from: Repository, revision: string): Promise<string>;
}
