import type { Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';

interface NewName {
  readonly name: string;
  readonly path: string;
}

/**
 * Changes the name and path of a namespace, and the paths of everything in it. The old paths redirect to the new ones.
 */
export async function renameNamespace(
  writes: Writes,
  namespace: Row<'namespaces'>,
  { name, path }: NewName,
): Promise<void> {
  const { id, full_path: oldPath, full_name: oldName } = namespace;
  const fullPath = oldPath.slice(0, oldPath.length - namespace.path.length) + path;
  const fullName = oldName.slice(0, oldName.length - namespace.name.length) + name;
  await writes.run(sql`update namespaces set name = ${name}, path = ${path} where id = ${id}`);
  if (fullPath !== oldPath) await noteOldPaths(writes, id);
  // The beginning is cut by characters, of which a text may have fewer than UTF-16 code units.
  const [pathEnd, nameEnd] = [[...oldPath].length + 1, [...oldName].length + 1];
  await writes.run(sql`
    update namespaces set full_path = ${fullPath} || substr(full_path, ${pathEnd}),
      full_name = ${fullName} || substr(full_name, ${nameEnd})
    where ${below(id)}`);
  await writes.run(sql`
    update projects set full_path = ${fullPath} || substr(full_path, ${pathEnd})
    where namespace_id in (select id from namespaces where ${below(id)})`);
}

/** Records the old path of a project before it changes. */
export async function noteOldProjectPath(
  writes: Writes,
  { id, full_path }: Pick<Row<'projects'>, 'id' | 'full_path'>,
): Promise<void> {
  await writes.run(sql`
    insert into moved_paths (full_path, kind, target_id) values (${full_path}, 'project', ${id})
    on conflict (full_path) do update set kind = 'project', target_id = ${id}`);
}

async function noteOldPaths(writes: Writes, id: number): Promise<void> {
  await writes.run(sql`
    insert into moved_paths (full_path, kind, target_id)
    select full_path, 'group', id from namespaces where kind = 'group' and ${below(id)}
    on conflict (full_path) do update set kind = excluded.kind, target_id = excluded.target_id`);
  await writes.run(sql`
    insert into moved_paths (full_path, kind, target_id)
    select full_path, 'project', id from projects
    where namespace_id in (select id from namespaces where ${below(id)})
    on conflict (full_path) do update set kind = excluded.kind, target_id = excluded.target_id`);
}

/** A condition on a namespace: it is this one, or is below it. */
function below(id: number): ReturnType<typeof sql> {
  return sql`id in (
    with recursive inside(id) as (
      select n.id from namespaces n where n.id = ${id}
      union
      select n.id from namespaces n join inside i on n.parent_id = i.id
    )
    select id from inside)`;
}
