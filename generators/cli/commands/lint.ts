import { counted } from '../../diagnostics/counted.ts';
import { loadModel } from '../../pipeline.ts';
import { EXIT, type Command } from '../command.ts';
import { atMost, findDocument } from '../document.ts';
import { exitCodeOf, isUnreadable, reportFindings } from '../report.ts';

export const lintCommand: Command = {
  name: 'lint',
  summary: 'Show everything that is to be said about a document',
  usage: '[document]',
  details: ['Reads and checks the document and writes nothing. Warnings and notes do not fail the call.'],
  options: {},
  async run({ positionals }, terminal) {
    atMost(positionals, 1);
    const path = findDocument(positionals[0]);
    const { findings, model } = await loadModel(path, terminal.progress);
    reportFindings(findings, terminal);
    if (isUnreadable(findings) && model === undefined) return EXIT.usage;
    if (terminal.format === 'text' && model !== undefined) {
      const { operations, schemas } = model;
      const counts = [counted(operations.length, 'operation'), counted(schemas.length, 'schema')];
      terminal.print(`${path}: ${counts.join(', ')}`);
    }
    return exitCodeOf(findings);
  },
};
