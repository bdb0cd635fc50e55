import { GitError } from './base.ts';

/** A repository already exists at this storage path. */
export class RepositoryExists extends GitError {}

/** The branch or tag to create already exists. */
export class RefExists extends GitError {
  readonly ref: string;
  constructor(ref: string) {
    super(`Reference already exists: ${ref}`);
    this.ref = ref;
  }
}

/**
 * A reference does not have the expected value, so nothing was written. `moved`: it was changed first by somebody else;
 * `name`: another reference conflicts with its name (`a` and `a/b`).
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
