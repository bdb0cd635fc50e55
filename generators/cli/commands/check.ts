import { resolve } from 'node:path';
import { checkOutput } from '../../output/check.ts';
import type { Run } from '../command.ts';
import { withDocuments, type Use } from '../generation.ts';
import { watchDocuments } from '../watching.ts';

/** Runs `forgespec check`. */
export const run: Run = (call, terminal) =>
  (call.values['watch'] === true ? watchDocuments : withDocuments)(call, terminal, compare);

const compare: Use = (folder, output) => {
  const { findings, differences } = checkOutput(resolve(folder), output);
  return {
    findings,
    line: `${folder}: ${output.files.length} files, all up to date`,
    details: differences.map(({ patch }) => patch),
    record: { differences },
    dependsOnOutput: true,
  };
};
