import type { ProjectCreate, ProjectUpdate } from '../../../generated/companion/types/index.js';
import type { Refusal } from '../../../generated/server/index.js';
import type { Asking } from '../../access/resources.ts';
import { instant } from '../../clock.ts';
import type { Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { json, sql } from '../../database/sql.ts';
import { refusing } from '../../http/git-refusals.ts';
import { badRequest, invalid, unauthorized } from '../../http/refusals.ts';
import { unlessTaken } from '../../http/taken.ts';
import { noteOldProjectPath } from '../namespaces/move.ts';
import { checkPathFree, checkPathSegment } from '../namespaces/path-rules.ts';
import { checkVisibility } from '../namespaces/visibility.ts';
import { noteFacts } from './activity.ts';
import { createProjectAtPath } from './create-at-path.ts';
import type { NewProject } from './create.ts';
import { followDefaultBranch, noteDefaultBranch } from './default-branch.ts';
import { namespaceForNew } from './namespace.ts';
import { writeReadme } from './readme.ts';
import { repositoryOf } from './repository.ts';
import { setTopics } from './topics.ts';
import { settingsAskedFor, topicsAskedFor } from './wishes.ts';

/**
 * Creates a project for a caller: in a group where they may create projects, or in their own namespace. Returns its id.
 */
export async function createProjectAs(asking: Asking, body: ProjectCreate): Promise<number> {
  const { app, principal } = asking;
  if (principal === undefined) throw unauthorized();
  if (body.import_url !== undefined)
    throw invalid('import_url', 'is not taken here; projects are imported by `/import`.');
  const namespace = await namespaceForNew(asking, { id: body.namespace_id });
  const path = body.path ?? pathFrom(body.name ?? '');
  const named = body.path === undefined ? 'name' : 'path';
  const visibility = body.visibility ?? 'private';
  checkVisibility(visibility, namespace);
  const topics = topicsAskedFor(body);
  const project: Omit<NewProject, 'storage'> = {
    name: body.name ?? path,
    path,
    namespace,
    visibility,
    creatorId: principal.user.id,
    description: body.description ?? null,
    settings: settingsAskedFor(body),
    ...(body.default_branch === undefined ? {} : { defaultBranch: body.default_branch }),
    ...(topics === undefined ? {} : { topics }),
  };
  const created = await createProjectAtPath(app, project, { member: named, taken: taken(named) });
  if (body.initialize_with_readme === true) await writeReadme(app, created, principal);
  return created.id;
}

/** `My tool, 2` becomes `my-tool-2`. */
function pathFrom(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9_.-]+/g, '-')
    .replaceAll(/^-+|[-.]+$/g, '');
}

/**
 * Changes the members that a body names. Read the project again to show it: its repository may have changed it once
 * more.
 */
export async function changeProject(
  { app }: Asking,
  project: Row<'projects'>,
  body: ProjectUpdate,
): Promise<void> {
  const { name = project.name, path = project.path, description = project.description } = body;
  const { visibility = project.visibility, default_branch: branch = project.default_branch } = body;
  const namespace = await app.database.one<Row<'namespaces'>>(
    sql`select * from namespaces where id = ${project.namespace_id}`,
  );
  if (body.visibility !== undefined) checkVisibility(body.visibility, namespace);
  if (body.default_branch !== undefined) await mustBeUsable({ app }, project, body.default_branch);
  const fullPath = project.full_path.slice(0, -project.path.length) + path;
  const settings = { ...(project.settings as object), ...settingsAskedFor(body) };
  const topics = topicsAskedFor(body);
  const change = async (writes: Writes): Promise<Row<'projects'>> => {
    if (path !== project.path) {
      checkPathSegment('path', path);
      await checkPathFree(writes, fullPath, { refusal: taken('path'), except: { projectId: project.id } });
      await noteOldProjectPath(writes, project);
    }
    if (body.default_branch !== undefined) await noteDefaultBranch(writes, app, project);
    if (topics !== undefined) await setTopics(writes, project.id, topics);
    const changed = await writes.one<Row<'projects'>>(sql`
      update projects set name = ${name}, path = ${path}, full_path = ${fullPath}, description = ${description},
        visibility = ${visibility}, default_branch = ${branch}, settings = ${json(settings)},
        import_url = ${body.import_url ?? project.import_url}, updated_at = ${instant(app.clock)}
      where id = ${project.id} returning *`);
    return changed ?? project;
  };
  const changed = await unlessTaken(taken('path'), () => app.database.transaction(change));
  if (body.default_branch !== undefined) {
    await followDefaultBranch(app, project, body.default_branch);
    await noteFacts(app, changed);
  }
}

/** A branch becomes the default only if it exists; in an empty repository any name is allowed. */
async function mustBeUsable(
  { app }: Pick<Asking, 'app'>,
  project: Row<'projects'>,
  branch: string,
): Promise<void> {
  await refusing('Branch', async () => {
    const repository = await repositoryOf(app, project);
    const isThere =
      (await repository.isEmpty()) || (await repository.find(`refs/heads/${branch}`)) !== undefined;
    if (!isThere) throw badRequest(`Could not change HEAD: branch '${branch}' does not exist`);
  });
}

function taken(member: string): Refusal {
  return invalid(member, 'has already been taken');
}
