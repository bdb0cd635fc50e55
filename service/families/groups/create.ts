import { instant, type Clock } from '../../clock.ts';
import type { Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { json, sql } from '../../database/sql.ts';

export interface NewGroup {
  readonly name: string;
  readonly path: string;
  readonly parent?: Row<'namespaces'>;
  readonly description?: string;
  readonly visibility?: 'public' | 'internal' | 'private';
  /** Other members of the group by their names in the document. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** A group, at the top level or below another one. Throws `UniqueViolation` if the path is taken. */
  readonly ownerId?: number;
}

/** A group, at the top or below another one. Throws `UniqueViolation` where the path is taken. */
export async function createGroup(writes: Writes, clock: Clock, group: NewGroup): Promise<Row<'namespaces'>> {
  const now = instant(clock);
  const { name, path, parent, description = '', visibility = 'private', settings = {}, ownerId } = group;
  const fullPath = parent === undefined ? path : `${parent.full_path}/${path}`;
  const fullName = parent === undefined ? name : `${parent.full_name} / ${name}`;
  const row = await writes.one<Row<'namespaces'>>(sql`
    insert into namespaces
      (kind, parent_id, name, path, full_path, full_name, description, visibility, settings, created_at, updated_at)
    values
      ('group', ${parent?.id ?? null}, ${name}, ${path}, ${fullPath}, ${fullName}, ${description}, ${visibility},
       ${json(settings)}, ${now}, ${now})
    returning *`);
  if (row === undefined) throw new Error('The group was not stored.');
  if (ownerId !== undefined) {
    await writes.run(sql`
      insert into members (kind, source_id, user_id, access_level, created_at)
      values ('group', ${row.id}, ${ownerId}, 50, ${now})`);
  }
  return row;
}
