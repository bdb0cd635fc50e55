import type { Row } from '../database/rows.ts';
import { sql, type Sql } from '../database/sql.ts';
import { forbidden } from '../http/refusals.ts';
import { levels } from './level.ts';
import { opens, type Permission } from './permissions.ts';
import {
  heldGroups,
  heldProjects,
  heldRoles,
  levelInProject,
  visibleProject,
  type Viewer,
} from './queries.ts';
import { projectOf, viewerOf, type Asking } from './resources.ts';

type Project = Pick<Row<'projects'>, 'id' | 'namespace_id' | 'visibility'>;

/** A part of a project that not all members of a private project read. */
export type Part = 'code' | 'merge requests';

/**
 * The lowest level that reads a part of a private project, and where the operations about it are. The sources name no levels:
 * these are those that compatible services document. Everybody who sees another project reads all of its parts.
 */
const parts: Readonly<Record<Part, { readonly least: number; readonly paths: RegExp }>> = {
  code: { least: levels.reporter, paths: /^\/projects\/\{id\}\/repository\// },
  'merge requests': {
    least: levels.planner,
    paths: /^\/projects\/\{id\}\/(?:merge_requests|approvals|approval_rules)(?:\/|$)/,
  },
};

/** The part of a project that an operation is about, by its path in the document. */
export function partAt(path: string): Part | undefined {
  return (['code', 'merge requests'] as const).find((part) => parts[part].paths.test(path));
}

/** Whether a caller who sees a project may read a part of it: by their level, or by a custom role that opens the operation. */
export async function mayRead(
  {
    app,
    principal,
    operation,
  }: Omit<Asking, 'app'> & { readonly app: Pick<Asking['app'], 'database' | 'clock'> },
  project: Project,
  part: Part,
): Promise<boolean> {
  if (project.visibility !== 'private') return true;
  const viewer = viewerOf(app, principal);
  if (viewer === undefined) return false;
  const level = (await levelInProject(app.database, viewer, project)) ?? 0;
  if (level >= parts[part].least) return true;
  return (
    operation !== undefined &&
    (await opens(app.database, viewer, { kind: 'project', row: project }, operation.id))
  );
}

/** Refuses with 403 who may not read a part of a project. */
export async function requireToRead(asking: Asking, project: Project, part: Part): Promise<void> {
  if (!(await mayRead(asking, project, part))) throw forbidden();
}

/** The project of an id or path whose code the caller may read. Throws a `Refusal`: 404 where they do not see it, else 403. */
export async function projectWithCode(asking: Asking, id: string | number): Promise<Row<'projects'>> {
  const project = await projectOf(asking, id);
  await requireToRead(asking, project, 'code');
  return project;
}

/** A condition on a project `p`: the viewer may read its merge requests. */
export function readableMergeRequests(viewer: Viewer | undefined): Sql {
  const seen = visibleProject(viewer);
  if (viewer === undefined || viewer.isAdministrator) return seen;
  const { least } = parts['merge requests'];
  const permission: Permission = 'admin_merge_request';
  const roles = sql`(select h.kind, h.id from ${heldRoles(viewer)} h join member_roles r on r.id = h.role_id
    where cast(r.permissions as text) like ${`%"${permission}"%`})`;
  return sql`${seen} and (
    (p.visibility || '') in ('public', 'internal')
    or p.id in (select id from ${heldProjects(viewer)} as levels where level >= ${least})
    or p.namespace_id in (select id from ${heldGroups(viewer)} as levels where level >= ${least})
    or p.namespace_id in (select id from namespaces where owner_id = ${viewer.userId})
    or p.id in (select id from ${roles} as roles where kind = 'project')
    or p.namespace_id in (select id from ${roles} as roles where kind = 'group')
  )`;
}
