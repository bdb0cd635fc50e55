import { counted } from '../../diagnostics/counted.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { loadModel } from '../../pipeline.ts';
import type { Run } from '../command.ts';
import { atMost, findDocuments, loadOptions } from '../document.ts';
import { exitCodeOfDocuments, reportFindings } from '../report.ts';

/** Runs `forgespec lint`. */
export const run: Run = async (call, terminal) => {
  atMost(call.positionals, 1);
  const reports: (readonly Finding[])[] = [];
  const counts: string[] = [];
  for (const document of findDocuments(call, call.positionals[0])) {
    const { document: path } = document;
    const { findings, model } = await loadModel(path, {
      ...loadOptions(document, call, terminal),
      strict: true,
    });
    reports.push(findings);
    if (model === undefined) continue;
    const { operations, schemas } = model;
    counts.push(`${path}: ${counted(operations.length, 'operation')}, ${counted(schemas.length, 'schema')}`);
  }
  reportFindings(reports.flat(), terminal);
  if (terminal.format === 'text') for (const line of counts) terminal.print(line);
  return exitCodeOfDocuments(reports);
};
