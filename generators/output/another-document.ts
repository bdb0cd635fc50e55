import type { Lock } from './lock.ts';

/**
 * The document of a folder, if it is not that of an output; otherwise undefined. Documents differ by their titles; if one
 * is unknown, by their root files.
 */
export function anotherDocument(
  lock: Lock | undefined,
  output: Pick<Lock, 'title' | 'inputs'>,
): string | undefined {
  if (lock === undefined || lock.outputs.length === 0) return undefined;
  if (lock.title !== undefined && output.title !== undefined)
    return lock.title === output.title ? undefined : lock.title;
  const [earlier] = lock.inputs;
  const [root] = output.inputs;
  if (earlier === undefined || root === undefined) return undefined;
  return lock.inputs.some(({ path }) => path === root.path) ? undefined : earlier.path;
}
