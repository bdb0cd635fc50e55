import type { Run } from '../command.ts';
import { runGenerations } from '../run-generations.ts';
import { writing } from '../writing.ts';

/** Runs `forgespec generate`. */
export const run: Run = async (call, terminal) => {
  const sink = writing(call.values, terminal);
  if (call.values['watch'] !== true) return runGenerations(call, terminal, sink);
  const { watchDocuments } = await import('../watching.ts');
  return watchDocuments(call, terminal, sink);
};
