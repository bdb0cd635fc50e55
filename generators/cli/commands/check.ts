import { resolve } from 'node:path';
import { checkOutput } from '../../output/check.ts';
import type { Run } from '../command.ts';
import { withDocuments } from '../generation.ts';

/** Runs `forgespec check`. */
export const run: Run = (call, terminal) =>
  withDocuments(call, terminal, (folder, output) => {
    const { findings, differences } = checkOutput(resolve(folder), output);
    if (terminal.format !== 'text') return findings;
    for (const { patch } of differences) terminal.print(patch);
    if (findings.length === 0) terminal.print(`${folder}: ${output.files.length} files, all up to date`);
    return findings;
  });
