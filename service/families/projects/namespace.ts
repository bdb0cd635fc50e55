import { levelInGroup } from '../../access/queries.ts';
import { signedIn, type Asking } from '../../access/resources.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { invalid, notFound } from '../../http/refusals.ts';
import { groupSettingsOf } from '../groups/settings.ts';

const creationLevels: Readonly<Record<string, number>> = { developer: 30, maintainer: 40, owner: 50 };

/**
 * The namespace of a new project: by its id or full path, or the caller's own. If the settings of the group require it,
 * only administrators may create projects. Throws a `Refusal`: 404 if the caller sees no such namespace, 400 if they
 * may not create projects in it.
 */
export async function namespaceForNew(
  asking: Asking,
  { id, path }: { readonly id?: number | undefined; readonly path?: string | undefined },
): Promise<Row<'namespaces'>> {
  const { database } = asking.app;
  const viewer = signedIn(asking);
  const namespace = await database.one<Row<'namespaces'>>(
    id !== undefined
      ? sql`select * from namespaces where id = ${id}`
      : path !== undefined
        ? sql`select * from namespaces where lower(full_path) = ${path.toLowerCase()}`
        : sql`select * from namespaces where owner_id = ${viewer.userId}`,
  );
  if (namespace === undefined) throw notFound('Namespace');
  if (namespace.owner_id === viewer.userId || viewer.isAdministrator) return namespace;
  const level = namespace.kind === 'group' ? await levelInGroup(database, viewer, namespace.id) : undefined;
  if (level === undefined && namespace.visibility === 'private') throw notFound('Namespace');
  const needed = creationLevels[groupSettingsOf(namespace).project_creation_level] ?? 60;
  if ((level ?? 0) < needed)
    throw invalid(id === undefined ? 'namespace_path' : 'namespace_id', 'is not valid');
  return namespace;
}
