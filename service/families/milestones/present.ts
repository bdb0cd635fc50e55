import type { EmbeddedMilestone } from '../../../generated/types/index.js';
import { today } from '../../clock.ts';
import type { Row } from '../../database/rows.ts';
import { listOf, sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import { embeddedMilestone } from './view.ts';

/** The milestones that issues or merge requests embed, by id. */
export async function embeddedMilestones(
  { database, clock, instance }: Pick<Forge, 'database' | 'clock' | 'instance'>,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, EmbeddedMilestone>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  const rows = await database.all<
    Row<'milestones'> & { readonly project_path: string | null; readonly group_path: string | null }
  >(sql`
    select m.*, p.full_path as project_path, g.full_path as group_path from milestones m
    left join projects p on p.id = m.project_id left join namespaces g on g.id = m.group_id
    where m.id in ${listOf(known)}`);
  const date = today(clock);
  return new Map(
    rows.map((row) => {
      const path = row.project_path ?? `groups/${row.group_path ?? ''}`;
      return [row.id, embeddedMilestone(row, date, `${instance.url}/${path}`)];
    }),
  );
}
