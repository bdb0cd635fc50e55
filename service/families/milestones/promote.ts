import { instant } from '../../clock.ts';
import type { Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import { insertMilestone } from './queries.ts';

/**
 * Turns a milestone of a project into one of its group. Milestones with the same title in other projects of the group
 * are merged into it, with their issues and merge requests.
 */
export async function promoteMilestone(
  forge: Forge,
  groupId: number,
  milestone: Row<'milestones'>,
): Promise<Row<'milestones'>> {
  return await forge.database.transaction(async (writes) => {
    const known = await writes.one<Row<'milestones'>>(
      sql`select * from milestones where group_id = ${groupId} and title = ${milestone.title}`,
    );
    const promoted = known ?? (await insertMilestone(writes, { groupId }, milestone, instant(forge.clock)));
    await mergeInto(writes, promoted);
    return promoted;
  });
}

async function mergeInto(writes: Writes, { id, group_id, title }: Row<'milestones'>): Promise<void> {
  const same = sql`(
    select m.id from milestones m join projects p on p.id = m.project_id
    where p.namespace_id = ${group_id} and m.title = ${title}
  )`;
  await writes.run(sql`update issues set milestone_id = ${id} where milestone_id in ${same}`);
  await writes.run(sql`update merge_requests set milestone_id = ${id} where milestone_id in ${same}`);
  await writes.run(sql`delete from milestones where id in ${same}`);
}
