import { resolve } from 'node:path';
import { writeOutput, type WriteReport } from '../../output/write.ts';
import type { OptionValues, Run } from '../command.ts';
import { withDocuments, type Use } from '../generation.ts';
import { outputOptions } from '../output-options.ts';
import type { Terminal } from '../terminal.ts';
import { watchDocuments } from '../watching.ts';

/** Runs `forgespec generate`. */
export const run: Run = (call, terminal) =>
  (call.values['watch'] === true ? watchDocuments : withDocuments)(
    call,
    terminal,
    writing(call.values, terminal),
  );

/** Writes outputs to their folders, as the options of a call ask for. */
export function writing(values: OptionValues, terminal: Terminal): Use {
  const { replaces, ...options } = outputOptions(values);
  // What was written a while ago is of the same document, also where its title has been edited since.
  const own = new Set<string>();
  return (folder, output) => {
    terminal.progress(`Writing ${folder}`);
    const { findings, ...report } = writeOutput({
      folder: resolve(folder),
      output,
      ...options,
      replaces: replaces || own.has(folder),
    });
    if (findings.length === 0) own.add(folder);
    return {
      findings,
      line: summarise(folder, report),
      record: report,
      dependsOnOutput: findings.length > 0,
    };
  };
}

function summarise(folder: string, { written, deleted, unchanged }: Omit<WriteReport, 'findings'>): string {
  if (written.length === 0 && deleted.length === 0) return `${folder}: ${unchanged} files, all up to date`;
  const parts = [
    `${written.length} written`,
    ...(deleted.length > 0 ? [`${deleted.length} deleted`] : []),
    `${unchanged} unchanged`,
  ];
  return `${folder}: ${parts.join(', ')}`;
}
