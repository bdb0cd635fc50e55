import { GitError } from './base.ts';

/** A commit cannot be applied: both sides changed the same lines (`conflict`), or no changes remain (`empty`). */
export class CannotApply extends GitError {
  readonly reason: 'conflict' | 'empty' | 'merge';
  readonly paths: readonly string[];
  constructor(reason: 'conflict' | 'empty' | 'merge', message: string, paths: readonly string[] = []) {
    super(message);
    this.reason = reason;
    this.paths = paths;
  }
}

/** The branches cannot be merged in the requested way: not a fast-forward, conflicts, nothing to merge. */
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
