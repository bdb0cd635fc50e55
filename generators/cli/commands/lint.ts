import { counted } from '../../diagnostics/counted.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { loadModel, type LoadOptions } from '../../pipeline.ts';
import { applyEdits } from '../../source/apply-edits.ts';
import { replaceFile } from '../../output/replace-file.ts';
import type { Run } from '../command.ts';
import { atMost, findDocuments, loadOptions } from '../document.ts';
import { exitCodeOfDocuments, reportFindings } from '../report.ts';
import type { Terminal } from '../terminal.ts';

/** Runs `forgespec lint`. */
export const run: Run = async (call, terminal) => {
  atMost(call.positionals, 1);
  const reports: (readonly Finding[])[] = [];
  const counts: string[] = [];
  for (const document of findDocuments(call, call.positionals[0])) {
    const { document: path } = document;
    const options = { ...loadOptions(document, call, terminal), strict: true, lint: true };
    if (call.values['fix'] === true) await correct(path, options, terminal);
    const { findings, model } = await loadModel(path, options);
    reports.push(findings);
    if (model === undefined) continue;
    const { operations, schemas } = model;
    counts.push(`${path}: ${counted(operations.length, 'operation')}, ${counted(schemas.length, 'schema')}`);
  }
  reportFindings(reports.flat(), terminal);
  if (terminal.format === 'text') for (const line of counts) terminal.print(line);
  return exitCodeOfDocuments(reports);
};

/** Applies the edits of the findings to the files of a document. */
async function correct(path: string, options: LoadOptions, terminal: Terminal): Promise<void> {
  const { findings } = await loadModel(path, options);
  for (const file of applyEdits(findings)) {
    const message = replaceFile(file.path, file)
      ? `${file.path}: ${counted(file.edits, 'correction')}`
      : `${file.path} was changed meanwhile, or cannot be written: it is left as it is`;
    if (terminal.format === 'text') terminal.print(message);
  }
}
