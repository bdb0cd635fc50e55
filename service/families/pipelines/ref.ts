import type { Repository } from '../../git/repository.ts';

/** A branch or a tag, and its commit. */
export interface NamedRef {
  readonly name: string;
  readonly tag: boolean;
  readonly sha: string;
}

/** The branch with a name, or otherwise the tag; undefined if there is neither. `HEAD` and commits are not names. */
export async function refNamed(repository: Repository, name: string): Promise<NamedRef | undefined> {
  // In git, these are steps to other commits; no reference name contains them.
  if (/[~^:\s]/.test(name)) return undefined;
  const branch = await repository.find(`refs/heads/${name}`);
  if (branch !== undefined) return { name, tag: false, sha: branch };
  const tag = await repository.find(`refs/tags/${name}`);
  return tag === undefined ? undefined : { name, tag: true, sha: tag };
}
