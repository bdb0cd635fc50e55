import { RevisionInvalid, RevisionNotFound } from '../errors.ts';
import type { RepositoryContext } from '../context.ts';
import { revisionCandidates } from '../names.ts';

/**
 * The id of the object of this kind that the revision names, or undefined. `RevisionInvalid` if it is not a revision.
 */
export async function findObject(
  context: RepositoryContext,
  revision: string,
  type: 'commit' | 'tree',
): Promise<string | undefined> {
  const { names, suffix } = revisionCandidates(revision);
  const found = await Promise.all(
    names.map((name) => context.tools.reader.info(context.folder, `${name}${suffix}^{${type}}`)),
  );
  return found.find((object) => object !== undefined)?.id;
}

/** The id of the commit that the revision names. `RevisionNotFound` or `RevisionInvalid` otherwise. */
export async function resolve(context: RepositoryContext, revision: string): Promise<string> {
  const id = await findObject(context, revision, 'commit');
  if (id === undefined) throw new RevisionNotFound(revision);
  return id;
}

/** As `resolve`, but returns undefined for both errors. */
export async function find(context: RepositoryContext, revision: string): Promise<string | undefined> {
  try {
    return await findObject(context, revision, 'commit');
  } catch (error) {
    if (error instanceof RevisionInvalid) return undefined;
    throw error;
  }
}
