/** An error of a repository. It does not depend on HTTP: callers choose the status. */
export class GitError extends Error {
  override get name(): string {
    return this.constructor.name;
  }
}
