import type { RepositoryContext } from '../context.ts';
import { allRefs } from '../refs/list.ts';
import { transferObjects } from './transfer.ts';

/**
 * Copies the objects of a commit from another repository on the same disk. Both sides see each other's objects while
 * the pack is made, so only missing ones are copied.
 */
export async function fetchCommit(context: RepositoryContext, from: string, id: string): Promise<string> {
  if (from === context.path) return id;
  const known = new Set((await allRefs(context)).values());
  const revisions = [id, ...[...known].map((value) => `^${value}`)];
  const packing = { folder: context.folder, revisions, env: context.seeing(from) };
  await transferObjects(context.tools.runner, packing, context.folder);
  return id;
}
