import { resolve } from 'node:path';
import type { Finding } from '../../diagnostics/finding.ts';
import { writeOutput, type WriteReport } from '../../output/write.ts';
import type { Run } from '../command.ts';
import { generateDocuments } from '../generation.ts';
import { outputOptions } from '../output-options.ts';
import { exitCodeOfDocuments, reportFindings } from '../report.ts';

/** Runs `forgespec generate`. */
export const run: Run = async (call, terminal) => {
  const reports: (readonly Finding[])[] = [];
  for await (const { folder, output, findings } of generateDocuments(call, terminal)) {
    if (output === undefined) {
      reports.push(findings);
      continue;
    }
    terminal.progress(`Writing ${folder}`);
    const report = writeOutput({ folder: resolve(folder), output, ...outputOptions(call.values) });
    reports.push([...findings, ...report.findings]);
    if (terminal.format === 'text' && report.findings.length === 0) terminal.print(summarise(folder, report));
  }
  reportFindings(reports.flat(), terminal);
  return exitCodeOfDocuments(reports);
};

function summarise(folder: string, { written, deleted, unchanged }: WriteReport): string {
  if (written.length === 0 && deleted.length === 0) return `${folder}: ${unchanged} files, all up to date`;
  const parts = [
    `${written.length} written`,
    ...(deleted.length > 0 ? [`${deleted.length} deleted`] : []),
    `${unchanged} unchanged`,
  ];
  return `${folder}: ${parts.join(', ')}`;
}
