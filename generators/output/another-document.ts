import type { Lock } from './lock.ts';

/**
 * What a folder was made from, where that is another document than the one of an output; else undefined. Titles decide;
 * where one is not known, the file that the document begins with does.
 */
export function anotherDocument(
  lock: Lock | undefined,
  output: Pick<Lock, 'title' | 'inputs'>,
): string | undefined {
  if (lock === undefined || lock.outputs.length === 0) return undefined;
  if (lock.title !== undefined && output.title !== undefined)
    return lock.title === output.title ? undefined : lock.title;
  const [earlier] = lock.inputs;
  const [now] = output.inputs;
  if (earlier === undefined || now === undefined) return undefined;
  return lock.inputs.some(({ path }) => path === now.path) ? undefined : earlier.path;
}
