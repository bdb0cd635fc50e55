import { levelInGroup, levelInProject, type Viewer } from '../../access/queries.ts';
import { groupOf, projectOf, type Asking } from '../../access/resources.ts';
import type { Reads } from '../../database/database.ts';
import { sql, type Sql } from '../../database/sql.ts';

/** A group or project with members. */
export interface MemberSource {
  readonly kind: 'group' | 'project';
  readonly id: number;
  /** The group itself, or the namespace of the project. */
  readonly namespaceId: number;
  /** Whether users who are not members may request access. */
  readonly takesRequests: boolean;
  /** Whether it is a group without a group above it. */
  readonly isTopLevelGroup: boolean;
}

/** The group with an id or path, as a source of members. Throws a `Refusal` of 404. */
export async function groupSource(asking: Asking, id: string | number): Promise<MemberSource> {
  const group = await groupOf(asking, id);
  return {
    kind: 'group',
    id: group.id,
    namespaceId: group.id,
    takesRequests: takesRequests(group.settings),
    isTopLevelGroup: group.parent_id === null,
  };
}

/** The project with an id or path, as a source of members. Throws a `Refusal` of 404. */
export async function projectSource(asking: Asking, id: string | number): Promise<MemberSource> {
  const project = await projectOf(asking, id);
  return {
    kind: 'project',
    id: project.id,
    namespaceId: project.namespace_id,
    takesRequests: takesRequests(project.settings),
    isTopLevelGroup: false,
  };
}

/** Requests are accepted unless a group or project disables them. */
function takesRequests(settings: unknown): boolean {
  return (settings as { readonly request_access_enabled?: boolean }).request_access_enabled !== false;
}

/** The level of a user in a group or project, including inherited levels; 0 if there is none. */
export async function levelIn(
  reads: Reads,
  viewer: Viewer,
  { kind, id, namespaceId }: MemberSource,
): Promise<number> {
  const level =
    kind === 'group'
      ? await levelInGroup(reads, viewer, id)
      : await levelInProject(reads, viewer, { id, namespace_id: namespaceId });
  return level ?? 0;
}

/** The group and those above it: `above(id, parent_id, distance)`, for a recursive `with`. The nearest has distance 1. */
export function groupsAbove({ namespaceId }: Pick<MemberSource, 'namespaceId'>): Sql {
  return sql`above(id, parent_id, distance) as (
    select n.id, n.parent_id, 1 from namespaces n where n.id = ${namespaceId}
    union all
    select n.id, n.parent_id, a.distance + 1 from namespaces n join above a on n.id = a.parent_id
  )`;
}

/** The topmost namespace around a group or project. */
export async function rootOf(reads: Reads, source: Pick<MemberSource, 'namespaceId'>): Promise<number> {
  const root = await reads.one<{ id: number }>(
    sql`with recursive ${groupsAbove(source)} select id from above where parent_id is null`,
  );
  return root?.id ?? source.namespaceId;
}
