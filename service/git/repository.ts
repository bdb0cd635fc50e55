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

/** What a write gives: the commit, and the change of the branch that leads to it. */
export interface Written {
  readonly commit: Commit;
  readonly change: RefChange;
}

export interface FileEntry extends TreeEntry {
  /** Bytes. */
  readonly size: number;
  /** The commit of the revision that was looked at. */
  readonly commitId: string;
}

export interface MergeCheck {
  /** `true` where the merge has no conflicts. */
  readonly clean: boolean;
  readonly conflicts: readonly string[];
}

/**
 * One repository. A *revision* is a branch, tag, full reference, commit or the start of its id, with `~n` and `^n` behind;
 * `RevisionInvalid` or `RevisionNotFound` otherwise. Times come from the caller. Writes stand in the lock of the repository.
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
  /** As `resolve`, but undefined where the revision names no commit or is no revision at all. */
  find(revision: string): Promise<string | undefined>;
  commit(revision: string, options?: { readonly withStats?: boolean }): Promise<Commit>;
  commits(query: CommitQuery): Promise<Page<Commit>>;
  /** How many commits the query finds, whatever its offset and limit. */
  countCommits(query: CommitQuery): Promise<number>;
  /** Branches and tags that contain the commit, branches first, each by name. */
  refsOf(revision: string, type?: 'branch' | 'tag' | 'all'): Promise<readonly RefName[]>;
  /** Number of commits from the first one up to this one. */
  sequence(revision: string, options?: { readonly firstParent?: boolean }): Promise<number>;
  signature(revision: string): Promise<Signature | undefined>;
  /** Differences of a commit against its first parent. */
  diff(revision: string, options?: DiffOptions): Promise<Page<FileDiff>>;
  compare(query: CompareQuery): Promise<Comparison>;
  /** The best common ancestor of all; undefined where there is none. */
  mergeBase(revisions: readonly string[]): Promise<string | undefined>;
  /** Whether the first is an ancestor of the second, or the same. */
  isAncestor(ancestor: string, descendant: string): Promise<boolean>;
  contributors(query?: ContributorQuery): Promise<readonly Contributor[]>;

  /** `PathNotFound` where the folder is not there. `next` is the token of the next page. */
  tree(query: TreeQuery): Promise<Page<TreeEntry> & { readonly next?: string }>;
  /** `PathNotFound` unless a file (or link) has this path. */
  file(revision: string, path: string): Promise<FileEntry>;
  /** The last commit of the revision that touched the path. */
  lastCommit(revision: string, path: string): Promise<Commit | undefined>;
  /** Who last changed each line. `LinesInvalid` where the file is shorter. */
  blame(query: BlameQuery): Promise<readonly BlameRange[]>;
  /** Whole content, at most `maxBytes` (`TooLarge`; 100 MiB unless given). Only blobs: `ObjectNotFound`. */
  blob(id: string, options?: { readonly maxBytes?: number }): Promise<Blob>;
  blobStream(id: string): Promise<BlobStream>;
  /** Same revision, same bytes. `FormatUnavailable` where a program is missing. */
  archive(query: ArchiveQuery): Promise<NodeJS.ReadableStream>;

  /** The branch that is the default, whether it exists or not. */
  defaultBranch(): Promise<string>;
  setDefaultBranch(name: string): Promise<void>;
  branches(query?: RefQuery): Promise<Page<Branch>>;
  branch(name: string): Promise<Branch>;
  createBranch(name: string, revision: string): Promise<Branch>;
  /** `expect`: the commit that the branch has to be at. */
  deleteBranch(name: string, options?: { readonly expect?: string }): Promise<RefChange>;
  tags(query?: RefQuery): Promise<Page<Tag>>;
  tag(name: string): Promise<Tag>;
  createTag(options: TagOptions): Promise<Tag>;
  deleteTag(name: string): Promise<RefChange>;
  /** All references below `refs/` with what they stand for. */
  refs(prefix?: string): Promise<ReadonlyMap<string, string>>;
  /**
   * The same repository. `before` is waited for in each write that changes references, when its objects are written and before
   * the references change; what it throws ends the write.
   */
  watched(before: (changes: readonly RefChange[]) => Promise<void>): Repository;
  /** All or none; `RefConflict` where one is not at `before`. */
  updateRefs(changes: readonly RefChange[]): Promise<void>;

  /** All actions in one commit, each seeing what those before it did. An empty repository gets its first commit. */
  createCommit(options: CommitOptions): Promise<Written>;
  cherryPick(options: ApplyOptions): Promise<Written>;
  revert(options: ApplyOptions): Promise<Written>;
  merge(options: MergeOptions): Promise<Written>;
  /** Whether `source` can be merged into `target`, without writing references. */
  checkMerge(source: string, target: string): Promise<MergeCheck>;
  /** Packs objects and references, and drops old objects that nothing leads to. Takes long; writers wait. */
  maintain(): Promise<void>;
  /** Copies the objects of a commit from another repository of the same store; gives its id. */
  fetch(from: Repository, revision: string): Promise<string>;
}
