import type { Namespace } from '../../../generated/types/index.js';
import { heldGroups, type Viewer } from '../../access/queries.ts';
import type { Row } from '../../database/rows.ts';
import { listOf, sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import { figuresOf } from './queries.ts';
import { namespaceView } from './view.ts';

/** Namespaces as a caller may see them. */
export async function presentNamespaces(
  { database, instance }: Forge,
  viewer: Viewer,
  namespaces: readonly Row<'namespaces'>[],
): Promise<Namespace[]> {
  const ids = namespaces.map(({ id }) => id);
  const figures = await figuresOf(database, ids);
  const owned = await database.all<{ id: number }>(
    sql`select id from ${heldGroups(viewer)} as held where level >= 50 and id in ${listOf(ids)}`,
  );
  const ownedIds = new Set(owned.map(({ id }) => id));
  return namespaces.map((namespace) =>
    namespaceView(instance, namespace, {
      isOwner: viewer.isAdministrator || namespace.owner_id === viewer.userId || ownedIds.has(namespace.id),
      figures: figures.get(namespace.id),
    }),
  );
}
