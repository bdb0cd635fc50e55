import { GitError } from './base.ts';

/** Something is larger than the limit that the caller or the store has set. */
export class TooLarge extends GitError {}

/** The disk is full. Partial writes were removed, and no reference has changed. */
export class StorageFull extends GitError {}

/** Git exceeded its time limit. */
export class GitTimeout extends GitError {}

/** The archive format needs a program that this machine does not have. */
export class FormatUnavailable extends GitError {}

/** The repository at the other URL could not be fetched. */
export class ImportFailed extends GitError {}

/** Git ended with an error without a class of its own. `stderr` is for logs, not for callers of the API. */
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

/** The error of a process of git that failed: `StorageFull`, or otherwise `GitFailed`. */
export function failureOf(command: string, code: number, stderr: string): GitError {
  if (noSpace.test(stderr)) return new StorageFull('There is no space left for the repository');
  return new GitFailed(command, code, stderr);
}

/** An error of the file system as `StorageFull` if the disk is full; otherwise unchanged. */
export function storageError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code !== 'ENOSPC' && code !== 'EDQUOT' && code !== 'EFBIG') return error;
  return new StorageFull('There is no space left for the repository', { cause: error });
}
