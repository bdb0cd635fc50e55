import type { ProjectFork } from '../../../generated/companion/types/index.js';
import { signedIn, type Asking } from '../../access/resources.ts';
import type { Row } from '../../database/rows.ts';
import { conflict, invalid } from '../../http/refusals.ts';
import { checkVisibility, limited, visibilityOf } from '../namespaces/visibility.ts';
import { noteActivity } from './activity.ts';
import { createProjectAtPath } from './create-at-path.ts';
import type { NewProject } from './create.ts';
import { namespaceForNew } from './namespace.ts';

/**
 * Creates a fork for a caller: in a group where they may create projects, or in their own namespace. It is never more
 * visible than its origin. Returns its id. Throws a `Refusal`: 400 and 404 as for other new projects, 409 if the path
 * is taken.
 */
export async function forkProject(
  asking: Asking,
  origin: Row<'projects'>,
  body: ProjectFork,
): Promise<number> {
  const { app } = asking;
  const creatorId = signedIn(asking).userId;
  const namespace = await namespaceForNew(asking, { id: body.namespace_id, path: body.namespace_path });
  const { name = origin.name, path = origin.path, description = origin.description } = body;
  const project: Omit<NewProject, 'storage'> = {
    name,
    path,
    namespace,
    creatorId,
    description,
    origin,
    // Clients wait for this status.
    importing: { status: 'finished' },
    visibility: visibilityFor(origin, namespace, body.visibility),
    ...(origin.default_branch === null ? {} : { defaultBranch: origin.default_branch }),
  };
  const fork = await createProjectAtPath(app, project, { member: 'path', taken });
  await noteActivity(app, fork);
  return fork.id;
}

/**
 * The requested visibility, 400 if the fork or its group may not have it; by default, the widest that they may have.
 */
function visibilityFor(
  origin: Row<'projects'>,
  namespace: Row<'namespaces'>,
  asked: ProjectFork['visibility'],
): 'private' | 'internal' | 'public' {
  const widest = visibilityOf(origin);
  if (asked === undefined) return limited(widest, namespace);
  if (limited(asked, { kind: 'project', visibility: widest }) !== asked)
    throw invalid('visibility', `${asked} is not allowed since the project that is forked is ${widest}.`);
  checkVisibility(asked, namespace);
  return asked;
}

const taken = conflict('Path has already been taken');
