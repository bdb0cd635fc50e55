import { resolve } from 'node:path';
import { OutputSnapshot } from '../output/output-snapshot.ts';
import { writeOutput, type Output, type WriteReport } from '../output/write.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { ExitCode, OptionValues } from './command.ts';
import { outputOptions } from './output-options.ts';
import { exitCodeOf, reportFindings } from './report.ts';
import type { Terminal } from './terminal.ts';
import { upToDate, type OutputSink } from './run-generations.ts';

/** Writes an output to its folder once, and reports the findings and a summary. Returns the exit code. */
export function writeOnce(
  { folder, output, findings, values }: OnceWritten,
  terminal: Terminal,
  summaryOf: (report: WriteReport) => string,
): ExitCode {
  terminal.progress(`Writing ${folder}`);
  const report = writeOutput({ folder: resolve(folder), output, ...outputOptions(values) });
  const all = [...findings, ...report.findings];
  reportFindings(all, terminal);
  if (terminal.format === 'text' && report.findings.length === 0)
    terminal.print(`${folder}: ${summaryOf(report)}`);
  return exitCodeOf(all);
}

interface OnceWritten {
  readonly folder: string;
  readonly output: Output;
  readonly findings: readonly Finding[];
  readonly values: OptionValues;
}

/** Writes outputs to their folders, perhaps again and again, with the options of a call. */
export function writing(values: OptionValues, terminal: Terminal): OutputSink {
  const { replaces, ...options } = outputOptions(values);
  // A folder that this process has written is of the same document, even if its title was edited since.
  const snapshots = new Map<string, OutputSnapshot>();
  return (folder, output) => {
    terminal.progress(`Writing ${folder}`);
    const { findings, ...report } = writeOutput({
      folder: resolve(folder),
      output,
      ...options,
      replaces: replaces || snapshots.has(folder),
      snapshot: snapshots.get(folder),
    });
    if (findings.length === 0 && !snapshots.has(folder)) snapshots.set(folder, new OutputSnapshot());
    return {
      findings,
      line: summarise(folder, report),
      record: report,
      dependsOnOutput: findings.length > 0,
    };
  };
}

function summarise(folder: string, { written, deleted, unchanged }: Omit<WriteReport, 'findings'>): string {
  if (written.length === 0 && deleted.length === 0) return upToDate(folder, unchanged);
  const parts = [
    `${written.length} written`,
    ...(deleted.length > 0 ? [`${deleted.length} deleted`] : []),
    `${unchanged} unchanged`,
  ];
  return `${folder}: ${parts.join(', ')}`;
}
