import { resolve } from 'node:path';
import { noValues } from '../../conformance/given-values.ts';
import { planOperation } from '../../conformance/plan/plan.ts';
import { readValuesFile } from '../../conformance/read-values.ts';
import { emitSuite } from '../../emit/conformance/suite.ts';
import { writeOutput } from '../../output/write.ts';
import { loadModel, lockedInputs } from '../../pipeline.ts';
import { createSampler } from '../../sample/sampler.ts';
import { EXIT, stringOption, type Command } from '../command.ts';
import { atMost, findDocument } from '../document.ts';
import { wholeNumber } from '../whole-number.ts';
import { exitCodeOf, isUnreadable, reportFindings } from '../report.ts';

const OWNER = 'conformance';

export const conformanceCommand: Command = {
  name: 'conformance',
  summary: 'Write a suite for vitest that holds a server to its document',
  usage: '[document] [--out DIR] [--seed N] [--strict] [--values FILE] [--force]',
  details: [
    'Writes the cases of forgespec verify as tests, a file for each operation, with the validators that they need. The',
    'suite stands on vitest alone. It asks the server in the variable SERVER_URL, with the credentials in TOKEN, and',
    'leaves out what changes the server unless ALLOW_WRITES is 1.',
    '',
    'Example:',
    '  forgespec conformance petstore.yaml --out suite',
    '  SERVER_URL=http://127.0.0.1:8080/v1 npx vitest run --root suite',
  ],
  options: {
    out: { type: 'string', short: 'o', value: 'DIR', summary: 'Output folder (default: conformance)' },
    seed: { type: 'string', value: 'N', summary: 'Other values with another number (default: 1)' },
    strict: {
      type: 'boolean',
      summary: 'Valid requests may not be answered 400 or 422, and unknown parameters have to be refused',
    },
    prefer: {
      type: 'boolean',
      summary: 'Ask for each documented answer with the header Prefer, as the mock takes it',
    },
    values: {
      type: 'string',
      value: 'FILE',
      summary: 'JSON or YAML: values of path parameters by name, of others by operation and name',
    },
    force: { type: 'boolean', summary: 'Overwrite generated files that were edited by hand' },
  },
  async run({ values, positionals }, terminal) {
    atMost(positionals, 1);
    const seed = wholeNumber(values, 'seed', { from: 0, otherwise: 1 });
    const document = findDocument(positionals[0]);
    const { model, source, findings } = await loadModel(document, terminal.progress);
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
      plans.map(({ operation, cases }) => ({ operation, cases: cases.map((planned) => planned.case) })),
    );
    const folder = stringOption(values, 'out') ?? 'conformance';
    terminal.progress(`Writing ${folder}`);
    const report = writeOutput({
      folder: resolve(folder),
      output: {
        inputs: lockedInputs(document, source),
        files: suite.files.map((each) => ({ ...each, owner: OWNER })),
        owners: new Set([OWNER]),
      },
      force: values['force'] === true,
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
  },
};
