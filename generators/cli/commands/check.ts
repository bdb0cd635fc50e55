import { resolve } from 'node:path';
import { checkOutput } from '../../output/check.ts';
import type { Run } from '../command.ts';
import { upToDate, runGenerations, type OutputSink } from '../run-generations.ts';

/** Runs `forgespec check`. */
export const run: Run = async (call, terminal) => {
  if (call.values['watch'] !== true) return runGenerations(call, terminal, compare);
  const { watchDocuments } = await import('../watching.ts');
  return watchDocuments(call, terminal, compare);
};

const compare: OutputSink = (folder, output) => {
  const { findings, differences } = checkOutput(resolve(folder), output);
  return {
    findings,
    line: upToDate(folder, output.files.length),
    details: differences.map(({ patch }) => patch),
    record: { differences },
    dependsOnOutput: true,
  };
};
