import { readData } from '../../conformance/read-files.ts';
import { omittedCases, suiteEmitter, type SuiteFacts } from '../../emit/conformance/suite-emitter.ts';

import { generate } from '../../pipeline.ts';
import { stringOption, type Run } from '../command.ts';
import { atMost, findDocument, loadOptions } from '../document.ts';
import { wholeNumber } from '../number-options.ts';
import { refuse, refuseCall } from '../report.ts';
import { writeOnce } from '../writing.ts';

/** Runs `forgespec conformance`. */
export const run: Run = async (call, terminal) => {
  const { values, positionals } = call;
  atMost(positionals, 1);
  const seed = wholeNumber(values, 'seed', { from: 0, otherwise: 1 });
  const called = findDocument(call, positionals[0]);
  const { document } = called;
  const file = stringOption(values, 'values');
  const given = file === undefined ? { data: {} } : readData(file, 'conformance/invalid-values');
  if (!('data' in given)) return refuseCall(given.findings, terminal);
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
  if (output === undefined) return refuse(findings, terminal);
  const folder = stringOption(values, 'out') ?? 'conformance';
  const tests = output.files.flatMap(({ about }) => (about === undefined ? [] : [about as SuiteFacts]));
  const count = tests.reduce((sum, { cases }) => sum + cases, 0);
  return writeOnce(
    { folder, output, findings: [...findings, ...omittedCases(tests)], values },
    terminal,
    (report) =>
      `${count} cases of ${tests.length} operations, ${report.written.length} files written, ${report.unchanged} unchanged`,
  );
};
