import type { NamespaceExistence } from '../../../generated/types/index.js';

/** Whether a path is taken, and the first free one that begins with it (Part A 4.4). */
export function freePaths(path: string, taken: ReadonlySet<string>): NamespaceExistence {
  const lower = path.toLowerCase();
  if (!taken.has(lower)) return { exists: false, suggests: [] };
  let number = 1;
  while (taken.has(`${lower}${number}`)) number++;
  return { exists: true, suggests: [`${path}${number}`] };
}
