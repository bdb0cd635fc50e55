import { resolve } from 'node:path';
import { writeOutput, type WriteReport } from '../../output/write.ts';
import type { Run } from '../command.ts';
import { withDocuments } from '../generation.ts';
import { outputOptions } from '../output-options.ts';

/** Runs `forgespec generate`. */
export const run: Run = (call, terminal) =>
  withDocuments(call, terminal, (folder, output) => {
    terminal.progress(`Writing ${folder}`);
    const report = writeOutput({ folder: resolve(folder), output, ...outputOptions(call.values) });
    if (terminal.format === 'text' && report.findings.length === 0) terminal.print(summarise(folder, report));
    return report.findings;
  });

function summarise(folder: string, { written, deleted, unchanged }: WriteReport): string {
  if (written.length === 0 && deleted.length === 0) return `${folder}: ${unchanged} files, all up to date`;
  const parts = [
    `${written.length} written`,
    ...(deleted.length > 0 ? [`${deleted.length} deleted`] : []),
    `${unchanged} unchanged`,
  ];
  return `${folder}: ${parts.join(', ')}`;
}
