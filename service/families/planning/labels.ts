import type { MergeRequestLabel } from '../../../generated/types/index.js';
import type { Reads, Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { listOf, sql } from '../../database/sql.ts';
import { linkNames, type LinkTable } from './links.ts';

export type LabelTable = Extract<LinkTable, `${string}_labels`>;

/** Colour of a label without a chosen one. */
const plain = '#6699cc';

/** The labels of several issues or merge requests, by their ids, in order of name. */
export async function labelsOf(
  reads: Reads,
  kind: LabelTable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly Row<'labels'>[]>> {
  const { table, column } = linkNames(kind);
  const rows = await reads.all<Row<'labels'> & { readonly about_id: number }>(sql`
    select l.*, t.${column} as about_id from ${table} t join labels l on l.id = t.label_id
    where t.${column} in ${listOf(ids)} order by t.${column}, l.name, l.id`);
  return Map.groupBy(rows, ({ about_id }) => about_id);
}

/** A change of labels: first to a given set, then by added and removed ones. */
export interface LabelChange {
  readonly set?: readonly string[];
  readonly add?: readonly string[];
  readonly remove?: readonly string[];
}

/** Changes the labels of one issue or merge request. Missing labels of the project are created. */
export async function changeLabels(
  writes: Writes,
  kind: LabelTable,
  about: { readonly id: number; readonly project_id: number },
  change: LabelChange & { readonly now: string },
): Promise<void> {
  const { table, column } = linkNames(kind);
  if (change.set !== undefined) await writes.run(sql`delete from ${table} where ${column} = ${about.id}`);
  for (const label of [...(change.set ?? []), ...(change.add ?? [])]) {
    await writes.run(sql`
      insert into labels (project_id, name, color, created_at)
      values (${about.project_id}, ${label}, ${plain}, ${change.now}) on conflict (project_id, name) do nothing`);
    await writes.run(sql`
      insert into ${table} (${column}, label_id)
      select ${about.id}, id from labels where project_id = ${about.project_id} and name = ${label}
      on conflict (${column}, label_id) do nothing`);
  }
  await writes.run(sql`
    delete from ${table} where ${column} = ${about.id} and label_id in
      (select id from labels where project_id = ${about.project_id} and name in ${listOf(change.remove ?? [])})`);
}

/** A label with its details. */
export function labelView({ id, name: text, color, description }: Row<'labels'>): MergeRequestLabel {
  return {
    id,
    name: text,
    color,
    description,
    description_html: description,
    text_color: isLight(color) ? '#1F1E24' : '#FFFFFF',
  };
}

/** Whether dark text is easier to read on a colour `#rrggbb`. */
function isLight(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150;
}
