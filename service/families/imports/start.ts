import { levelInGroup } from '../../access/queries.ts';
import { callerIn } from '../../access/require.ts';
import { signedIn, type Asking } from '../../access/resources.ts';
import { instant } from '../../clock.ts';
import type { Row } from '../../database/rows.ts';
import { forbidden, invalid } from '../../http/refusals.ts';
import { unlessTaken } from '../../http/taken.ts';
import { addJob } from '../../jobs/queries.ts';
import { checkPathSegment, isPathTaken } from '../namespaces/path-rules.ts';
import { readSettings } from '../application-settings/store.ts';
import { limited, visibilityOf, type Visibility } from '../namespaces/visibility.ts';
import { createProjectWithRepository } from '../projects/repository.ts';
import { checkedAddress } from './address.ts';
import { sealCredentials, type Credentials } from './credentials.ts';
import type { ImportPayload } from './job.ts';
import { targetNamespace } from './queries.ts';
import type { Stages } from './stages.ts';
import { importView } from './view.ts';
import type { ImportResult } from '../../../generated/types/index.js';

/** The source and the target of an import. */
export interface WantedImport {
  readonly type: 'source_a' | 'source_b' | 'source_b_server';
  /** URL of the repository for git. */
  readonly url: string;
  readonly credentials: Credentials;
  readonly name: string;
  /** The member of the request that contains the name. */
  readonly named: string;
  /** Its location on the other host, for people. */
  readonly source: string;
  readonly namespace: Row<'namespaces'>;
  readonly description?: string | undefined;
  /** The visibility of the original by the provider; private by default. */
  readonly visibility?: Visibility;
  /** The stages after the repository is complete. */
  readonly stages?: Stages;
  /** A warning about parts of the original that imports do not include. */
  readonly warning?: string;
}

const maintainer = 40;

/** Creates a project that a job will fill. Throws a `Refusal` if that is not allowed or not possible. */
export async function startImport(asking: Asking, wanted: WantedImport): Promise<ImportResult> {
  const { app } = asking;
  const { user } = callerIn(asking);
  const { namespace, type, stages } = wanted;
  const path = wanted.name.trim().replaceAll(/[^A-Za-z0-9_.-]+/g, '-');
  checkPathSegment(wanted.named, path);
  const taken = invalid(wanted.named, 'has already been taken');
  if (await isPathTaken(app.database, `${namespace.full_path}/${path}`)) throw taken;
  const { url } = await checkedAddress(app.database, wanted.url);
  const visibility = await visibilityFor(asking, wanted);
  const credentials = sealCredentials(app, wanted.credentials);
  const wantedProject = {
    name: wanted.name.trim(),
    path,
    namespace,
    creatorId: user.id,
    visibility,
    description: wanted.description ?? null,
    importing: { type, status: 'scheduled', url },
  };
  const project = await unlessTaken(taken, () =>
    createProjectWithRepository(app, wantedProject, async (writes, row) => {
      const payload: ImportPayload = {
        projectId: row.id,
        url,
        credentials,
        ...(stages === undefined ? {} : { stages }),
      };
      await addJob(writes, { kind: 'import', payload, now: instant(app.clock) });
    }),
  );
  app.jobs.wake();
  return importView(project, { namespaceName: namespace.full_name, ...wanted });
}

/**
 * With tokens of a group, the visibility of the original is kept. For people, projects from private originals are
 * private, and others have the visibility of the instance's settings. A group limits both.
 */
async function visibilityFor(
  asking: Asking,
  { namespace, visibility: original = 'private' }: WantedImport,
): Promise<Visibility> {
  const { values } = await readSettings(asking.app.database);
  const ofPeople =
    original === 'private' ? original : visibilityOf({ visibility: values.default_project_visibility });
  return limited(callerIn(asking).user.kind === 'human' ? ofPeople : original, namespace);
}

/**
 * Part B 4.9: maintainers of the group import into it, people into their own namespace, and nobody into that of a bot.
 */
export async function importTarget(asking: Asking, path: string | undefined): Promise<Row<'namespaces'>> {
  const { database } = asking.app;
  const { user } = callerIn(asking);
  const viewer = signedIn(asking);
  const namespace = await targetNamespace(database, user.id, path);
  if (namespace === undefined) throw invalid('target_namespace', 'is not valid');
  if (namespace.kind === 'user') {
    if (namespace.owner_id !== user.id || user.kind !== 'human')
      throw forbidden('This namespace takes no imports.');
    return namespace;
  }
  const level = await levelInGroup(database, viewer, namespace.id);
  if (level === undefined && namespace.visibility === 'private')
    throw invalid('target_namespace', 'is not valid');
  if ((level ?? 0) < maintainer) throw forbidden();
  return namespace;
}
