import type { Refusal } from '../../../generated/server/index.js';
import type { Reads } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';
import { invalid } from '../../http/refusals.ts';

/** First segments of URL paths that the service itself uses. */
const reserved: ReadonlySet<string> = new Set([
  '-',
  'admin',
  'api',
  'assets',
  'docs',
  'explore',
  'groups',
  'help',
]);

/** Refuses with 400 an invalid segment of a path: `member` names it in the response. */
export function checkPathSegment(member: string, text: string): void {
  const isSegment =
    /^[A-Za-z0-9_.](?:[A-Za-z0-9_.-]*[A-Za-z0-9_-])?$/.test(text) && !/\.(?:git|atom)$/i.test(text);
  if (isSegment && text !== '.') return;
  const rule = "can contain only letters, digits, '_', '-' and '.'";
  throw invalid(member, `${rule}. Cannot start with '-' or end in '.', '.git' or '.atom'.`);
}

/** Refuses a full path that is taken, unless `except` has it. */
export async function checkPathFree(
  reads: Reads,
  fullPath: string,
  { refusal, except }: { readonly refusal: Refusal; readonly except?: PathOwner },
): Promise<void> {
  if (await isPathTaken(reads, fullPath, except)) throw refusal;
}

/** The owner of a path: a group or user, or a project. */
export interface PathOwner {
  readonly namespaceId?: number;
  readonly projectId?: number;
}

/** Whether a full path belongs to a group, user or project, or to the service itself; case does not matter. */
export async function isPathTaken(reads: Reads, fullPath: string, except: PathOwner = {}): Promise<boolean> {
  const path = fullPath.toLowerCase();
  if (reserved.has(path)) return true;
  const namespace = await reads.one(
    sql`select id from namespaces where lower(full_path) = ${path} and id <> ${except.namespaceId ?? 0}`,
  );
  if (namespace !== undefined) return true;
  const project = await reads.one(
    sql`select id from projects where lower(full_path) = ${path} and id <> ${except.projectId ?? 0}`,
  );
  return project !== undefined;
}
