import { createInterface } from 'node:readline';
import type { RepositoryContext } from '../context.ts';
import { allRefs } from '../refs/list.ts';

/**
 * Those of some objects that no reference leads to. Values of references are found at once; for others, git lists
 * objects until all are found: commits first, then the trees and files of the newest.
 */
export async function unreachableOf(
  context: RepositoryContext,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const tips = new Set((await allRefs(context)).values());
  const sought = new Set(ids.filter((id) => !tips.has(id)));
  if (sought.size === 0) return [];
  const listing = await context.stream(['rev-list', '--objects', '--no-object-names', '--all']);
  void listing.ended.catch(() => undefined);
  try {
    for await (const id of createInterface({ input: listing.child.stdout })) {
      sought.delete(id);
      if (sought.size === 0) return [];
    }
    await listing.ended;
    return [...sought];
  } finally {
    listing.stop();
  }
}
