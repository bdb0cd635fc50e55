import { counted } from '../../diagnostics/counted.ts';
import { loadModel } from '../../pipeline.ts';
import { EXIT, type Run } from '../command.ts';
import { atMost, findDocument, loadOptions } from '../document.ts';
import { exitCodeOf, isUnreadable, reportFindings } from '../report.ts';

/** Runs `forgespec lint`. */
export const run: Run = async ({ values, positionals }, terminal) => {
  atMost(positionals, 1);
  const path = findDocument(values, positionals[0]);
  const { findings, model } = await loadModel(path, { ...loadOptions(values, terminal), strict: true });
  reportFindings(findings, terminal);
  if (isUnreadable(findings) && model === undefined) return EXIT.usage;
  if (terminal.format === 'text' && model !== undefined) {
    const { operations, schemas } = model;
    const counts = [counted(operations.length, 'operation'), counted(schemas.length, 'schema')];
    terminal.print(`${path}: ${counts.join(', ')}`);
  }
  return exitCodeOf(findings);
};
