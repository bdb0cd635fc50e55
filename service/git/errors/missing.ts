import { GitError } from './base.ts';

/** There is no repository at this storage path. */
export class RepositoryNotFound extends GitError {}

/** The revision is well formed but names nothing of the requested kind. */
export class RevisionNotFound extends GitError {
  readonly revision: string;
  constructor(revision: string) {
    super(`Revision not found: ${revision}`);
    this.revision = revision;
  }
}

/** The branch or tag does not exist. */
export class RefNotFound extends GitError {
  readonly ref: string;
  constructor(ref: string) {
    super(`Reference not found: ${ref}`);
    this.ref = ref;
  }
}

/** The object does not exist or is of another kind. */
export class ObjectNotFound extends GitError {}
