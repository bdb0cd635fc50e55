import { sql } from '../database/sql.ts';
import type { Row } from '../database/rows.ts';
import type { Forge } from '../forge.ts';
import { forbidden } from '../http/refusals.ts';
import type { Caller } from './caller.ts';
import { levels } from './level.ts';
import { current, levelInProject, type Viewer } from './queries.ts';
import { projectOf, viewerOf, type Asking } from './resources.ts';

type Project = Pick<Row<'projects'>, 'id' | 'namespace_id' | 'visibility'>;

/**
 * Whether a caller who sees a project may read its code. Everybody may unless the project is private. There reporters may, and
 * who has a custom role with `read_code` (Part A 2.2).
 */
export async function mayReadCode(
  app: Pick<Forge, 'database' | 'clock'>,
  caller: Caller | undefined,
  project: Project,
): Promise<boolean> {
  if (project.visibility !== 'private') return true;
  const viewer = viewerOf(app, caller);
  if (viewer === undefined) return false;
  const level = (await levelInProject(app.database, viewer, project)) ?? 0;
  return level >= levels.reporter || (await hasRoleToReadCode(app, viewer, project));
}

/** The project of an id or path whose code the caller may read. Throws a `Refusal`: 404 where they do not see it, else 403. */
export async function projectWithCode(asking: Asking, id: string | number): Promise<Row<'projects'>> {
  const project = await projectOf(asking, id);
  if (!(await mayReadCode(asking.app, asking.principal, project))) throw forbidden();
  return project;
}

/** Whether a membership in a project, or in a group around it, brings a custom role with `read_code`. */
async function hasRoleToReadCode(
  { database }: Pick<Forge, 'database'>,
  { userId, today }: Viewer,
  project: Project,
): Promise<boolean> {
  const roles = await database.all<Pick<Row<'member_roles'>, 'permissions'>>(sql`
    with recursive around(id, parent_id) as (
      select id, parent_id from namespaces where id = ${project.namespace_id}
      union
      select n.id, n.parent_id from namespaces n join around a on n.id = a.parent_id
    )
    select r.permissions from members t join member_roles r on r.id = t.member_role_id
    where t.user_id = ${userId} and t.state = 'active' and ${current(today)} and (
      (t.kind = 'project' and t.source_id = ${project.id})
      or (t.kind = 'group' and t.source_id in (select id from around)))`);
  return roles.some(({ permissions }) => Array.isArray(permissions) && permissions.includes('read_code'));
}
