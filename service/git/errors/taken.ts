import { GitError } from './base.ts';

/** A repository stands at this storage path already. */
export class RepositoryExists extends GitError {}

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
