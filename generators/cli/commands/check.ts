import { resolve } from 'node:path';
import type { Finding } from '../../diagnostics/finding.ts';
import { checkOutput } from '../../output/check.ts';
import type { Run } from '../command.ts';
import { generateDocuments } from '../generation.ts';
import { exitCodeOfDocuments, reportFindings } from '../report.ts';

/** Runs `forgespec check`. */
export const run: Run = async (call, terminal) => {
  const reports: (readonly Finding[])[] = [];
  for await (const { folder, output, findings } of generateDocuments(call, terminal)) {
    if (output === undefined) {
      reports.push(findings);
      continue;
    }
    const report = checkOutput(resolve(folder), output);
    reports.push([...findings, ...report.findings]);
    if (terminal.format !== 'text') continue;
    for (const { patch } of report.differences) terminal.print(patch);
    if (report.findings.length === 0)
      terminal.print(`${folder}: ${output.files.length} files, all up to date`);
  }
  reportFindings(reports.flat(), terminal);
  return exitCodeOfDocuments(reports);
};
