import { resolve } from 'node:path';
import { OutputSnapshot } from '../output/output-snapshot.ts';
import { writeOutput, type WriteReport } from '../output/write.ts';
import type { OptionValues } from './command.ts';
import { outputOptions } from './output-options.ts';
import type { Terminal } from './terminal.ts';
import { upToDate, type OutputSink } from './run-generations.ts';

/** Writes outputs to their folders, according to the options of a call. */
export function writing(values: OptionValues, terminal: Terminal): OutputSink {
  const { replaces, ...options } = outputOptions(values);
  // Files that this process wrote earlier are of the same document, even if its title was edited since.
  const own = new Map<string, OutputSnapshot>();
  return (folder, output) => {
    terminal.progress(`Writing ${folder}`);
    const { findings, ...report } = writeOutput({
      folder: resolve(folder),
      output,
      ...options,
      replaces: replaces || own.has(folder),
      known: own.get(folder),
    });
    if (findings.length === 0 && !own.has(folder)) own.set(folder, new OutputSnapshot());
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
