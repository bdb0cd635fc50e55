import { instant, type Clock } from '../../clock.ts';
import type { Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { json, sql } from '../../database/sql.ts';
import { setTopics } from './topics.ts';
import type { Secrets } from '../../secrets.ts';

export interface NewProject {
  readonly name: string;
  readonly path: string;
  readonly namespace: Row<'namespaces'>;
  readonly creatorId: number | null;
  readonly description?: string | null;
  readonly visibility?: 'public' | 'internal' | 'private';
  readonly defaultBranch?: string;
  readonly topics?: readonly string[];
  /** Other members of the project by their names in the document. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The storage path of its repository; by default, one without a repository. */
  readonly storage?: string;
  /** The origin, if it is a fork. */
  readonly origin?: Pick<Row<'projects'>, 'id' | 'storage'>;
  readonly importing?: { readonly type?: string; readonly status: string; readonly url?: string };
}

/** A storage path for a new repository. */
export function newStorage(secrets: Secrets): string {
  const name = secrets.hex(16);
  return `${name.slice(0, 2)}/${name.slice(2)}.git`;
}

/**
 * The row of a project. `createProjectWithRepository` creates its repository. Throws `UniqueViolation` if the path is
 * taken.
 */
export async function createProject(
  writes: Writes,
  { clock, secrets }: { readonly clock: Clock; readonly secrets: Secrets },
  project: NewProject,
): Promise<Row<'projects'>> {
  const now = instant(clock);
  const { name, path, namespace, creatorId, description = null, visibility = 'private', importing } = project;
  const row = await writes.one<Row<'projects'>>(sql`
    insert into projects
      (namespace_id, creator_id, name, path, full_path, description, visibility, default_branch, storage, settings,
       forked_from_id, import_type, import_status, import_url, created_at, updated_at, last_activity_at)
    values
      (${namespace.id}, ${creatorId}, ${name}, ${path}, ${`${namespace.full_path}/${path}`}, ${description}, ${visibility},
       ${project.defaultBranch ?? 'main'}, ${project.storage ?? newStorage(secrets)},
       ${json(project.settings ?? {})}, ${project.origin?.id ?? null}, ${importing?.type ?? null}, ${importing?.status ?? 'none'},
       ${importing?.url ?? null}, ${now}, ${now}, ${now})
    returning *`);
  if (row === undefined) throw new Error('The project was not stored.');
  await setTopics(writes, row.id, project.topics ?? []);
  return row;
}
