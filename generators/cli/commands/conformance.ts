import { resolve } from 'node:path';
import { readData } from '../../conformance/read-files.ts';
import { leftOut, suiteEmitter, type SuiteFacts } from '../../emit/conformance/emitter.ts';
import { writeOutput } from '../../output/write.ts';
import { generate } from '../../pipeline.ts';
import { EXIT, stringOption, type Run } from '../command.ts';
import { atMost, findDocument, loadOptions } from '../document.ts';
import { wholeNumber } from '../whole-number.ts';
import { outputOptions } from '../output-options.ts';
import { exitCodeOf, isUnreadable, reportFindings } from '../report.ts';

/** Runs `forgespec conformance`. */
export const run: Run = async (call, terminal) => {
  const { values, positionals } = call;
  atMost(positionals, 1);
  const seed = wholeNumber(values, 'seed', { from: 0, otherwise: 1 });
  const called = findDocument(call, positionals[0]);
  const { document } = called;
  const file = stringOption(values, 'values');
  const given = file === undefined ? { data: {} } : readData(file, 'conformance/invalid-values');
  if (!('data' in given)) {
    reportFindings(given.findings, terminal);
    return EXIT.usage;
  }
  const emitter = suiteEmitter({
    seed,
    strict: values['strict'] === true,
    prefer: values['prefer'] === true,
    values: given.data,
  });
  const { output, findings } = await generate({
    document,
    emitters: [emitter],
    ...loadOptions(called, call, terminal),
  });
  if (output === undefined) {
    reportFindings(findings, terminal);
    return isUnreadable(findings) ? EXIT.usage : EXIT.findings;
  }
  const folder = stringOption(values, 'out') ?? 'conformance';
  terminal.progress(`Writing ${folder}`);
  const report = writeOutput({ folder: resolve(folder), output, ...outputOptions(values) });
  const tests = output.files.flatMap(({ about }) => (about === undefined ? [] : [about as SuiteFacts]));
  const all = [...findings, ...leftOut(tests), ...report.findings];
  reportFindings(all, terminal);
  if (terminal.format === 'text' && report.findings.length === 0) {
    const count = tests.reduce((sum, { cases }) => sum + cases, 0);
    terminal.print(
      `${folder}: ${count} cases of ${tests.length} operations, ${report.written.length} files written, ${report.unchanged} unchanged`,
    );
  }
  return exitCodeOf(all);
};
