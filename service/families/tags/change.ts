import type { TagCreate } from '../../../generated/companion/types/index.js';
import { callerIn } from '../../access/require.ts';
import type { Asking } from '../../access/resources.ts';
import type { Row } from '../../database/rows.ts';
import { RefExists, RefNameInvalid, RevisionInvalid, RevisionNotFound } from '../../git/errors.ts';
import type { Tag } from '../../git/objects/types.ts';
import { refusing } from '../../http/git-refusals.ts';
import { badRequest } from '../../http/refusals.ts';
import { authorshipOf } from '../commits/authorship.ts';
import { changeReferences } from '../projects/references.ts';

/** Creates a tag at a revision; with a message it is an annotated tag by the caller. */
export async function createTagAs(
  asking: Asking,
  project: Row<'projects'>,
  { tag_name: name, ref, message }: TagCreate,
): Promise<Tag> {
  const caller = callerIn(asking);
  const annotation =
    message === undefined || message === ''
      ? {}
      : { message: `${message}\n`, tagger: await authorshipOf(asking.app, caller) };
  return await refusing('Tag', async () => {
    try {
      return await changeReferences(asking.app, { project, caller }, (repository) =>
        repository.createTag({ name, revision: ref, ...annotation }),
      );
    } catch (error) {
      if (error instanceof RefExists) throw badRequest(`Tag ${name} already exists`);
      if (error instanceof RefNameInvalid) throw badRequest('Tag name invalid');
      if (error instanceof RevisionNotFound || error instanceof RevisionInvalid)
        throw badRequest(`Target ${ref} is invalid`);
      throw error;
    }
  });
}

/** Deletes a tag. */
export async function deleteTagAs(asking: Asking, project: Row<'projects'>, name: string): Promise<void> {
  const changing = { project, caller: callerIn(asking) };
  await refusing('Tag', () =>
    changeReferences(asking.app, changing, (repository) => repository.deleteTag(name)),
  );
}
