import type { Context } from '../../generated/server/index.js';
import { today } from '../clock.ts';
import type { Reads } from '../database/database.ts';
import type { Row } from '../database/rows.ts';
import { sql, type Sql } from '../database/sql.ts';
import type { Forge } from '../forge.ts';
import { notFound, unauthorized } from '../http/refusals.ts';
import type { Caller } from './caller.ts';
import { movedTo } from './moved.ts';
import { visibleNamespace, visibleProject, type Viewer } from './queries.ts';

/** What a look-up needs from a call. If the operation is known, custom roles that open it count. */
export type Asking = Pick<Context, 'app' | 'principal'> & Partial<Pick<Context, 'operation'>>;

/** The caller in the form that queries need; undefined without credentials. */
export function viewerOf({ clock }: Pick<Forge, 'clock'>, caller: Caller | undefined): Viewer | undefined {
  if (caller === undefined) return undefined;
  const { id, administrator } = caller.user;
  return { userId: id, isAdministrator: administrator, today: today(clock) };
}

/** The caller of an operation that needs credentials, in the form that queries need. */
export function signedIn({ app, principal }: Asking): Viewer {
  const viewer = viewerOf(app, principal);
  if (viewer === undefined) throw unauthorized();
  return viewer;
}

/**
 * The project with an id or full path, including its old paths. Throws a `Refusal` of 404 if there is none that the
 * caller may see.
 */
export async function projectOf({ app, principal }: Asking, id: string | number): Promise<Row<'projects'>> {
  const seen = visibleProject(viewerOf(app, principal));
  return await foundOrMoved(app.database, { kind: 'project', id }, (each) =>
    app.database.one(sql`select p.* from projects p where ${named('p', each)} and ${seen}`),
  );
}

/**
 * The group with an id or full path, including its old paths. Throws a `Refusal` of 404 if there is none that the
 * caller may see.
 */
export async function groupOf({ app, principal }: Asking, id: string | number): Promise<Row<'namespaces'>> {
  const seen = visibleNamespace(viewerOf(app, principal));
  return await foundOrMoved(app.database, { kind: 'group', id }, (each) =>
    app.database.one(
      sql`select n.* from namespaces n where n.kind = 'group' and ${named('n', each)} and ${seen}`,
    ),
  );
}
/**
 * The result of a look-up by an id or path, or by the id of the former owner of the path. Throws a `Refusal` of 404
 * otherwise.
 */
async function foundOrMoved<Found>(
  reads: Reads,
  { kind, id }: { readonly kind: 'project' | 'group'; readonly id: string | number },
  find: (id: string | number) => Promise<Found | undefined>,
): Promise<Found> {
  const found = await find(id);
  if (found !== undefined) return found;
  const moved = await movedTo(reads, kind, id);
  const there = moved === undefined ? undefined : await find(moved);
  if (there === undefined) throw notFound(kind === 'project' ? 'Project' : 'Group');
  return there;
}

/** Part A 4.1: an integer is an id, everything else a full path. A path of digits only is read as an id. */
function named(table: 'p' | 'n', id: string | number): Sql {
  const text = String(id);
  const isId = /^\d{1,15}$/.test(text);
  if (table === 'p')
    return isId ? sql`p.id = ${Number(text)}` : sql`lower(p.full_path) = ${text.toLowerCase()}`;
  return isId ? sql`n.id = ${Number(text)}` : sql`lower(n.full_path) = ${text.toLowerCase()}`;
}
