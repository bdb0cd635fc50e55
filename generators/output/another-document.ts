import type { Lock } from './lock.ts';

/**
 * The document that a folder was generated from, if it differs from that of an output; otherwise undefined. Titles
 * decide; where one is unknown, the root file of the document does.
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
