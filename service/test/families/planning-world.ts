import { sql } from '../../database/sql.ts';
import type { World, Send } from './world.ts';

/** The body of a response as an object. */
export function object({ body }: { readonly body: unknown }): Record<string, unknown> {
  if (typeof body !== 'object' || body === null) throw new Error(`No object: ${JSON.stringify(body)}`);
  return body as Record<string, unknown>;
}

/** A member of each element of a list. */
export function each({ body }: { readonly body: unknown }, member: string): unknown[] {
  if (!Array.isArray(body)) throw new Error(`No list: ${JSON.stringify(body)}`);
  return body.map((one: Record<string, unknown>) => one[member]);
}

/** A group and a project in it, each caller with a role in it. */
export interface Team {
  readonly groupId: number;
  readonly projectId: number;
  readonly callers: Readonly<Record<string, Send>>;
  readonly ids: Readonly<Record<string, number>>;
}

/** Creates a group `acme` with a project `app`, whose first commit is on `main`, and users by their levels. */
export async function makeTeam(
  { running, root, nobody, user }: World,
  levels: Record<string, number>,
): Promise<Team> {
  const groupId = Number(object(await root('POST', '/groups', { name: 'Acme', path: 'acme' }))['id']);
  const created = await root('POST', '/projects', {
    name: 'app',
    namespace_id: groupId,
    initialize_with_readme: true,
  });
  const projectId = Number(object(created)['id']);
  const callers: Record<string, Send> = { root, nobody };
  const ids: Record<string, number> = {};
  for (const [name, level] of Object.entries(levels)) {
    const { row, send } = await user(name);
    callers[name] = send;
    ids[name] = row.id;
    if (level > 0) {
      await running.forge.database.transaction((writes) =>
        writes.run(sql`insert into members (kind, source_id, user_id, access_level, created_at)
          values ('project', ${projectId}, ${row.id}, ${level}, ${'2026-01-01T00:00:00.000Z'})`),
      );
    }
  }
  return { groupId, projectId, callers, ids };
}
