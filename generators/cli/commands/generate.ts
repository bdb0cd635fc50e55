import { resolve } from 'node:path';
import { writeOutput, type WriteReport } from '../../output/write.ts';
import { generate } from '../../pipeline.ts';
import { EXIT, type Run } from '../command.ts';
import { atMost, findDocument, strictOptions } from '../document.ts';
import { chosenEmitters, outputFolder } from '../generation.ts';
import { outputOptions } from '../output-options.ts';
import { exitCodeOf, isUnreadable, reportFindings } from '../report.ts';

/** Runs `forgespec generate`. */
export const run: Run = async ({ values, positionals }, terminal) => {
  atMost(positionals, 1);
  const folder = outputFolder(values);
  const { output, findings } = await generate({
    document: findDocument(values, positionals[0]),
    emitters: chosenEmitters(values),
    ...strictOptions(values, terminal),
  });
  if (output === undefined) {
    reportFindings(findings, terminal);
    return isUnreadable(findings) ? EXIT.usage : EXIT.findings;
  }
  terminal.progress(`Writing ${folder}`);
  const report = writeOutput({ folder: resolve(folder), output, ...outputOptions(values) });
  const all = [...findings, ...report.findings];
  reportFindings(all, terminal);
  if (terminal.format === 'text' && report.findings.length === 0) terminal.print(summarise(folder, report));
  return exitCodeOf(all);
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
