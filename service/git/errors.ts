/** What can go wrong in a repository. No HTTP here: callers choose the status. */
export class GitError extends Error {
  override get name(): string {
    return this.constructor.name;
  }
}

/** There is no repository at this storage path. */
export class RepositoryNotFound extends GitError {}

/** A repository stands at this storage path already. */
export class RepositoryExists extends GitError {}

/** The storage path is not one of a store: absolute, `..`, empty segments, control characters. */
export class StoragePathInvalid extends GitError {}

/** The text is no name that git takes for a revision, or one that this layer refuses (options, `@{…}`, searches). */
export class RevisionInvalid extends GitError {}

/** The revision is well formed and names nothing of the kind that was asked for. */
export class RevisionNotFound extends GitError {
  readonly revision: string;
  constructor(revision: string) {
    super(`Revision not found: ${revision}`);
    this.revision = revision;
  }
}

/** The text is no name of a branch or tag (`git check-ref-format`). */
export class RefNameInvalid extends GitError {}

/** The branch or tag does not exist. */
export class RefNotFound extends GitError {
  readonly ref: string;
  constructor(ref: string) {
    super(`Reference not found: ${ref}`);
    this.ref = ref;
  }
}

/** The branch or tag that was to be created exists. */
export class RefExists extends GitError {
  readonly ref: string;
  constructor(ref: string) {
    super(`Reference already exists: ${ref}`);
    this.ref = ref;
  }
}

/**
 * A reference is not what the writer took it for, so nothing was written. `moved`: somebody else changed it first;
 * `name`: another reference stands in the way (`a` against `a/b`).
 */
export class RefConflict extends GitError {
  readonly ref: string;
  readonly reason: 'moved' | 'name';
  constructor(ref: string, reason: 'moved' | 'name') {
    super(reason === 'moved' ? `Reference has changed: ${ref}` : `Another reference is in the way: ${ref}`);
    this.ref = ref;
    this.reason = reason;
  }
}

/** Base of the errors about one path in a tree. */
export class PathError extends GitError {
  readonly path: string;
  constructor(message: string, path: string) {
    super(message);
    this.path = path;
  }
}

/** The path cannot stand in a tree: empty, absolute, `.`, `..`, `.git`, NUL. */
export class PathInvalid extends PathError {}

/** A file or folder with this name is there already. */
export class PathExists extends PathError {}

/** No file or folder has this name. */
export class PathNotFound extends PathError {}

/** The file was changed since the commit in which the caller last knew it. */
export class FileChanged extends PathError {}

/** The object does not exist or is of another kind. */
export class ObjectNotFound extends GitError {}

/** A commit cannot be applied: both sides changed the same lines (`conflict`), or nothing is left to change (`empty`). */
export class CannotApply extends GitError {
  readonly reason: 'conflict' | 'empty' | 'merge';
  readonly paths: readonly string[];
  constructor(reason: 'conflict' | 'empty' | 'merge', message: string, paths: readonly string[] = []) {
    super(message);
    this.reason = reason;
    this.paths = paths;
  }
}

/** The branches cannot be joined in the way asked for: not a fast-forward, conflicts, nothing to merge. */
export class CannotMerge extends GitError {
  readonly reason: 'conflict' | 'not-fast-forward' | 'up-to-date' | 'unrelated';
  readonly paths: readonly string[];
  constructor(
    reason: 'conflict' | 'not-fast-forward' | 'up-to-date' | 'unrelated',
    message: string,
    paths: readonly string[] = [],
  ) {
    super(message);
    this.reason = reason;
    this.paths = paths;
  }
}

/** The content of a file is not in the encoding that the caller says it has. */
export class ContentInvalid extends PathError {}

/** The text is no time in ISO 8601 since 1970. */
export class TimeInvalid extends GitError {}

/** An annotated tag needs somebody who made it. */
export class TaggerInvalid extends GitError {}

/** The lines that were asked for are not in the file. */
export class LinesInvalid extends GitError {}

/** The token of a page is not one that a list gave. */
export class PageTokenInvalid extends GitError {}

/** Something is larger than the limit that the caller or the store has set. */
export class TooLarge extends GitError {}

/** There is no room left on the disk. What was half written is gone, and no reference has changed. */
export class StorageFull extends GitError {}

/** Git took longer than it may. */
export class GitTimeout extends GitError {}

/** The archive format needs a program that this machine does not have. */
export class FormatUnavailable extends GitError {}

/** The repository at the other address could not be fetched. */
export class ImportFailed extends GitError {}

/** Git ended with an error that has no class of its own. `stderr` is for logs, not for callers of the API. */
export class GitFailed extends GitError {
  readonly code: number;
  readonly stderr: string;
  constructor(command: string, code: number, stderr: string) {
    super(`git ${command} ended with ${code}: ${stderr.trim().slice(0, 400)}`);
    this.code = code;
    this.stderr = stderr;
  }
}

const noSpace = /No space left on device|Disk quota exceeded|File too large/;

/** What a process of git that ended with an error has to say: `StorageFull`, or else `GitFailed`. */
export function failureOf(command: string, code: number, stderr: string): GitError {
  if (noSpace.test(stderr)) return new StorageFull('There is no space left for the repository');
  return new GitFailed(command, code, stderr);
}

/** An error of the file system as one of ours, where it is one about room; as it is otherwise. */
export function storageError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code !== 'ENOSPC' && code !== 'EDQUOT' && code !== 'EFBIG') return error;
  return new StorageFull('There is no space left for the repository', { cause: error });
}
