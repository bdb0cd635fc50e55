import type { BranchCreate } from '../../../generated/companion/types/index.js';
import { callerIn } from '../../access/require.ts';
import type { Asking } from '../../access/resources.ts';
import type { Row } from '../../database/rows.ts';
import { RefExists, RefNameInvalid, RevisionInvalid, RevisionNotFound } from '../../git/errors.ts';
import type { Branch } from '../../git/objects/types.ts';
import { refusing } from '../../http/git-refusals.ts';
import { badRequest } from '../../http/refusals.ts';
import { changeReferences } from '../projects/references.ts';

/** Creates a branch at a revision. */
export async function createBranchAs(
  asking: Asking,
  project: Row<'projects'>,
  { branch: name, ref }: BranchCreate,
): Promise<Branch> {
  const changing = { project, caller: callerIn(asking) };
  return await refusing('Branch', async () => {
    try {
      return await changeReferences(asking.app, changing, (repository) => repository.createBranch(name, ref));
    } catch (error) {
      if (error instanceof RefExists) throw badRequest('Branch already exists');
      if (error instanceof RefNameInvalid) throw badRequest('Branch name is invalid');
      if (error instanceof RevisionNotFound || error instanceof RevisionInvalid)
        throw badRequest(`Invalid reference name: ${ref}`);
      throw error;
    }
  });
}

/** Deletes a branch, which must not be the default one. */
export async function deleteBranchAs(asking: Asking, project: Row<'projects'>, name: string): Promise<void> {
  const changing = { project, caller: callerIn(asking) };
  await refusing('Branch', () =>
    changeReferences(asking.app, changing, (repository) =>
      repository.locked(async () => {
        if (name === (await repository.defaultBranch())) throw badRequest('Cannot remove HEAD branch');
        await repository.deleteBranch(name);
      }),
    ),
  );
}
