import { instant } from '../../clock.ts';
import { sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import type { Push } from '../projects/references.ts';
import { repositoryOf } from '../projects/repository.ts';

/** Marks a merge request as merged, if its merge has moved the target branch. */
export async function markMerged(forge: Forge, { project, merging, changes, caller }: Push): Promise<void> {
  const [change] = changes;
  const commit = change?.after ?? null;
  if (merging === undefined || change === undefined || commit === null) return;
  const { id, isSquash, hasMergeCommit = !isSquash } = merging;
  const now = instant(forge.clock);
  const repository = await repositoryOf(forge, project);
  const squash = hasMergeCommit ? await repository.resolve(`${commit}^2`) : commit;
  await forge.database.transaction((writes) =>
    writes.run(sql`
      update merge_requests set state = 'merged', merge_status = 'can_be_merged',
        merge_commit_sha = ${hasMergeCommit ? commit : null}, squash_commit_sha = ${isSquash ? squash : null},
        merged_onto = ${change.before},
        merge_user_id = ${caller?.user.id ?? null}, merged_at = ${now}, updated_at = ${now}
      where id = ${id} and state <> 'merged'`),
  );
}
