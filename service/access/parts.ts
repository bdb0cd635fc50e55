import type { Row } from '../database/rows.ts';
import { nothing, sql, type Sql } from '../database/sql.ts';
import { forbidden, unauthorized } from '../http/refusals.ts';
import { audienceOf, thereFor, type Audience, type Feature } from './features.ts';
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

type Project = Pick<Row<'projects'>, 'id' | 'namespace_id' | 'visibility' | 'settings'>;

/** A part of a project that not everybody who sees the project may read. */
export type Part = 'code' | 'forks' | 'merge requests' | 'issues' | 'jobs' | 'pages';

interface PartRule {
  /** The lowest level that may read the part of a private project, or of one whose features are for members only. */
  readonly least: number;
  /** The required features: jobs and merge requests are about the repository. */
  readonly features: readonly Feature[];
  /** The paths of the operations about it. */
  readonly paths: RegExp;
}

/** The sources name no levels: these are the documented ones of compatible services. */
const parts: Readonly<Record<Part, PartRule>> = {
  code: {
    least: levels.reporter,
    features: ['repository'],
    paths: /^\/projects\/\{id\}\/(?:repository|ci\/lint)(?:\/|$)/,
  },
  forks: {
    least: levels.reporter,
    features: ['repository', 'forks'],
    paths: /^\/projects\/\{id\}\/fork$/,
  },
  'merge requests': {
    least: levels.planner,
    features: ['repository', 'merge requests'],
    paths: /^\/projects\/\{id\}\/(?:merge_requests|approvals|approval_rules)(?:\/|$)/,
  },
  issues: {
    least: levels.guest,
    features: ['issues'],
    paths: /^\/projects\/\{id\}\/issues(?:\/|$)/,
  },
  jobs: {
    least: levels.guest,
    features: ['repository', 'jobs'],
    paths: /^\/projects\/\{id\}\/(?:pipelines?|jobs|artifacts)(?:\/|$)/,
  },
  pages: {
    least: levels.guest,
    features: ['pages'],
    paths: /^\/projects\/\{id\}\/pages(?:\/|$)/,
  },
};

/**
 * The parts of a project that an operation is about, by its path in the document: one of them must be open. Milestones
 * plan issues and merge requests.
 */
export function partsAt(path: string): readonly Part[] {
  if (/^\/projects\/\{id\}\/milestones(?:\/|$)/.test(path)) return ['issues', 'merge requests'];
  return partNames.filter((part) => parts[part].paths.test(path));
}

const partNames = [
  'code',
  'forks',
  'merge requests',
  'issues',
  'jobs',
  'pages',
] as const satisfies readonly Part[];

/** Who has a part, among those who see the project. */
export function partAudience(project: Pick<Project, 'settings'>, part: Part): Audience {
  return audienceOf(project, parts[part].features);
}

/** Whether a level in a project opens a part of it for a caller who sees the project; custom roles can open more. */
export function opensPart(
  project: Pick<Project, 'visibility' | 'settings'>,
  part: Part,
  level: number,
): boolean {
  const audience = partAudience(project, part);
  if (audience === 'nobody') return false;
  return (audience === 'everybody' && project.visibility !== 'private') || level >= parts[part].least;
}

/**
 * Whether a caller who sees a project may read a part of it: by their level, or by a custom role that opens the
 * operation.
 */
export async function mayRead(
  {
    app,
    principal,
    operation,
  }: Omit<Asking, 'app'> & { readonly app: Pick<Asking['app'], 'database' | 'clock'> },
  project: Project,
  part: Part,
): Promise<boolean> {
  if (opensPart(project, part, levels.none)) return true;
  const viewer = viewerOf(app, principal);
  if (viewer === undefined || partAudience(project, part) === 'nobody') return false;
  const level = (await levelInProject(app.database, viewer, project)) ?? levels.none;
  if (opensPart(project, part, level)) return true;
  return (
    operation !== undefined &&
    (await opens(app.database, viewer, { kind: 'project', row: project }, operation.id))
  );
}

/**
 * Refuses callers who may read none of some parts of a project: with 401 if credentials could help, otherwise with 403.
 * An empty list of parts is open to all.
 */
export async function requireToRead(
  asking: Asking,
  project: Project,
  ...wanted: readonly Part[]
): Promise<void> {
  if (wanted.length === 0) return;
  for (const part of wanted) if (await mayRead(asking, project, part)) return;
  const isThere = wanted.some((part) => partAudience(project, part) !== 'nobody');
  throw asking.principal === undefined && isThere ? unauthorized() : forbidden();
}

/**
 * The project with an id or path whose code the caller may read. Throws a `Refusal`: 404 if they do not see it,
 * otherwise 403.
 */
export async function projectWithCode(asking: Asking, id: string | number): Promise<Row<'projects'>> {
  const project = await projectOf(asking, id);
  await requireToRead(asking, project, 'code');
  return project;
}

/** Permissions of custom roles that show a part in lists. */
const shownBy: Partial<Record<Part, Permission>> = {
  code: 'read_code',
  'merge requests': 'admin_merge_request',
};

/** A condition on a project `p`: the viewer may read a part of it. */
export function readable(part: Part, viewer: Viewer | undefined): Sql {
  const { least, features } = parts[part];
  const forAll = thereFor('everybody', features);
  const seen = visibleProject(viewer);
  if (viewer === undefined) return sql`(${seen} and ${forAll})`;
  const there = sql`${seen} and ${thereFor('members', features)}`;
  if (viewer.isAdministrator) return sql`(${there})`;
  return sql`(${there} and (
    ((p.visibility || '') in ('public', 'internal') and ${forAll})
    or p.id in (select id from ${heldProjects(viewer)} as levels where level >= ${least})
    or p.namespace_id in (select id from ${heldGroups(viewer)} as levels where level >= ${least})
    or p.namespace_id in (select id from namespaces where owner_id = ${viewer.userId})
    ${openedByRoles(viewer, shownBy[part])}
  ))`;
}

function openedByRoles(viewer: Viewer, permission: Permission | undefined): Sql {
  if (permission === undefined) return nothing;
  const roles = sql`(select h.kind, h.id from ${heldRoles(viewer)} h join member_roles r on r.id = h.role_id
    where cast(r.permissions as text) like ${`%"${permission}"%`})`;
  return sql`or p.id in (select id from ${roles} as roles where kind = 'project')
    or p.namespace_id in (select id from ${roles} as roles where kind = 'group')`;
}
