import type { Run } from '../command.ts';
import { finishedRuns } from '../finished-runs.ts';
import { withDocuments, type Use } from '../with-documents.ts';

/** Runs `forgespec generate`. */
export const run: Run = async (call, terminal) => {
  const loadUse = async (): Promise<Use> => {
    const { writing } = await import('../writing.ts');
    return writing(call.values, terminal);
  };
  if (call.values['watch'] !== true)
    return withDocuments(call, terminal, { loadUse, runs: finishedRuns(call) });
  const { watchDocuments } = await import('../watching.ts');
  return watchDocuments(call, terminal, await loadUse());
};
