/** What can go wrong in a repository. No HTTP here: callers choose the status. */
export class GitError extends Error {
  override get name(): string {
    return this.constructor.name;
  }
}
