import { resolve } from 'node:path';
import { writeOutput, type WriteReport } from '../../output/write.ts';
import { generate } from '../../pipeline.ts';
import { EXIT, type Command } from '../command.ts';
import { atMost, findDocument } from '../document.ts';
import { chosenEmitters, GENERATION_OPTIONS, outputFolder } from '../generation.ts';
import { exitCodeOf, isUnreadable, reportFindings } from '../report.ts';

export const generateCommand: Command = {
  name: 'generate',
  summary: 'Write types, validators and the other artifacts of a document',
  usage: '[document] [--out DIR] [--only NAMES] [--force]',
  details: [
    'Reads the document (default: spec/openapi.yaml or openapi.yaml) with the files it refers to, and writes the output',
    'folder. Files that are the same already are not touched. Nothing is written when the document has errors, or when',
    'somebody edited a generated file.',
    '',
    'Example:',
    '  forgespec generate petstore.yaml --out api',
  ],
  options: {
    ...GENERATION_OPTIONS,
    force: { type: 'boolean', summary: 'Overwrite generated files that were edited by hand' },
  },
  async run({ values, positionals }, terminal) {
    atMost(positionals, 1);
    const folder = outputFolder(values);
    const { output, findings } = await generate({
      document: findDocument(positionals[0]),
      emitters: chosenEmitters(values),
      onStage: terminal.progress,
    });
    if (output === undefined) {
      reportFindings(findings, terminal);
      return isUnreadable(findings) ? EXIT.usage : EXIT.findings;
    }
    terminal.progress(`Writing ${folder}`);
    const report = writeOutput({ folder: resolve(folder), output, force: values['force'] === true });
    const all = [...findings, ...report.findings];
    reportFindings(all, terminal);
    if (terminal.format === 'text' && report.findings.length === 0) terminal.print(summarise(folder, report));
    return exitCodeOf(all);
  },
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
