import { Refusal, type UnparsedRequest } from '../../generated/server/index.js';
import type { Reads } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Forge } from '../forge.ts';

/**
 * The id of the thing that had a full path before it was renamed or moved; undefined if there is none, or if something
 * else has the path now.
 */
export async function movedTo(
  reads: Reads,
  kind: 'group' | 'project',
  path: string | number,
): Promise<number | undefined> {
  const text = String(path).toLowerCase();
  const taken = sql`exists (select 1 from namespaces n where lower(n.full_path) = ${text})
    or exists (select 1 from projects p where lower(p.full_path) = ${text})`;
  const row = await reads.one<{ target_id: number }>(sql`
    select target_id from moved_paths where lower(full_path) = ${text} and kind = ${kind} and not (${taken})
    order by full_path limit 1`);
  return row?.target_id;
}

/**
 * Redirects a request with an old path of a group or project (Part A 4.1 and 9): `Location` has its id. Requests that
 * change something must be repeated with the same method and body (308, RFC 9110 15.4.9).
 */
export function redirectMoved(
  { instance }: Pick<Forge, 'instance'>,
  found: { readonly id: number; readonly full_path: string },
  { operation, path }: Pick<UnparsedRequest, 'operation' | 'path'>,
): void {
  const { id = '' } = path;
  if (/^\d{1,15}$/.test(id) || found.full_path.toLowerCase() === id.toLowerCase()) return;
  const target = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    name === 'id' ? String(found.id) : encodeURIComponent(path[name] ?? ''),
  );
  const isRead = operation.method === 'GET' || operation.method === 'HEAD';
  const location = `${instance.url}/api/v4${target}`;
  throw new Refusal({
    status: isRead ? 301 : 308,
    message: `This resource has been moved permanently to ${location}`,
    headers: { location },
  });
}
