import { instant } from '../../clock.ts';
import { sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import type { Push } from '../projects/references.ts';

/** Marks a merge request as merged, if its merge has moved the target branch. */
export async function markMerged(forge: Forge, { merging, changes, caller }: Push): Promise<void> {
  const commit = changes[0]?.after;
  if (merging === undefined || commit === undefined) return;
  const { id, isSquash } = merging;
  const now = instant(forge.clock);
  await forge.database.transaction((writes) =>
    writes.run(sql`
      update merge_requests set state = 'merged', merge_status = 'can_be_merged',
        merge_commit_sha = ${isSquash ? null : commit}, squash_commit_sha = ${isSquash ? commit : null},
        merge_user_id = ${caller?.user.id ?? null}, merged_at = ${now}, updated_at = ${now}
      where id = ${id} and state <> 'merged'`),
  );
}
