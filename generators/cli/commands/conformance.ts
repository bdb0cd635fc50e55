import { resolve } from 'node:path';
import { noValues } from '../../conformance/given-values.ts';
import { planOperation } from '../../conformance/plan/plan.ts';
import { readValuesFile } from '../../conformance/read-values.ts';
import { emitSuite } from '../../emit/conformance/suite.ts';
import { writeOutput } from '../../output/write.ts';
import { loadModel, lockedInputs } from '../../pipeline.ts';
import { createSampler } from '../../sample/sampler.ts';
import { EXIT, stringOption, type Run } from '../command.ts';
import { atMost, findDocument, loadOptions } from '../document.ts';
import { wholeNumber } from '../whole-number.ts';
import { outputOptions } from '../output-options.ts';
import { exitCodeOf, isUnreadable, reportFindings } from '../report.ts';

const OWNER = 'conformance';

/** Runs `forgespec conformance`. */
export const run: Run = async (call, terminal) => {
  const { values, positionals } = call;
  atMost(positionals, 1);
  const seed = wholeNumber(values, 'seed', { from: 0, otherwise: 1 });
  const called = findDocument(call, positionals[0]);
  const { document } = called;
  const { model, source, findings } = await loadModel(document, loadOptions(called, call, terminal));
  if (model === undefined || source === undefined) {
    reportFindings(findings, terminal);
    return isUnreadable(findings) ? EXIT.usage : EXIT.findings;
  }
  const file = stringOption(values, 'values');
  const given = file === undefined ? noValues : readValuesFile(file, model);
  if (!('everywhere' in given)) {
    reportFindings(given, terminal);
    return EXIT.usage;
  }
  terminal.progress('Making cases');
  const settings = {
    seed,
    strict: values['strict'] === true,
    prefer: values['prefer'] === true,
    values: given,
  };
  const planning = { model, sampler: createSampler(model), settings };
  const plans = model.operations.map((operation) => planOperation(planning, operation));
  const suite = await emitSuite(
    model,
    source.places,
    plans.map(({ operation, cases }) => ({ operation, cases: cases.map((planned) => planned.case) })),
  );
  const folder = stringOption(values, 'out') ?? 'conformance';
  terminal.progress(`Writing ${folder}`);
  const report = writeOutput({
    folder: resolve(folder),
    output: {
      title: model.info.title,
      inputs: lockedInputs(document, source),
      files: suite.files.map((each) => ({ ...each, owner: OWNER })),
      owners: new Set([OWNER]),
    },
    ...outputOptions(values),
  });
  const all = [...findings, ...suite.findings, ...report.findings];
  reportFindings(all, terminal);
  if (terminal.format === 'text' && report.findings.length === 0) {
    const count = plans.reduce((sum, { cases }) => sum + cases.length, 0);
    terminal.print(
      `${folder}: ${count} cases of ${plans.length} operations, ${report.written.length} files written, ${report.unchanged} unchanged`,
    );
  }
  return exitCodeOf(all);
};
