import type { Repository } from '../../git/repository.ts';

/** A branch or a tag, and its commit. */
export interface NamedRef {
  readonly name: string;
  readonly tag: boolean;
  readonly sha: string;
}

/** The branch of a name, or else the tag; undefined where there is neither. `HEAD` and commits are no names. */
export async function refNamed(repository: Repository, name: string): Promise<NamedRef | undefined> {
  // Git takes these for steps to other commits; no reference has them in its name.
  if (/[~^:\s]/.test(name)) return undefined;
  const branch = await repository.find(`refs/heads/${name}`);
  if (branch !== undefined) return { name, tag: false, sha: branch };
  const tag = await repository.find(`refs/tags/${name}`);
  return tag === undefined ? undefined : { name, tag: true, sha: tag };
}
