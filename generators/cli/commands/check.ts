import { resolve } from 'node:path';
import { checkOutput } from '../../output/check.ts';
import { generate } from '../../pipeline.ts';
import { EXIT, type Run } from '../command.ts';
import { atMost, findDocument, strictOptions } from '../document.ts';
import { chosenEmitters, outputFolder } from '../generation.ts';
import { exitCodeOf, isUnreadable, reportFindings } from '../report.ts';

/** Runs `forgespec check`. */
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
  const report = checkOutput(resolve(folder), output);
  const all = [...findings, ...report.findings];
  if (terminal.format === 'text') {
    for (const { patch } of report.differences) terminal.print(patch);
    if (report.findings.length === 0)
      terminal.print(`${folder}: ${output.files.length} files, all up to date`);
  }
  reportFindings(all, terminal);
  return exitCodeOf(all);
};
