import { jsonText } from '../../../../runtime/contract/json-text.ts';
import { code } from '../../../code/code.ts';
import { literal } from '../../../code/literal.ts';
import type { TsModel, TsOperation } from '../../../typescript/ts-model.ts';
import type { Json } from '../../../json/json.ts';
import type { Emission, OutputFile, Unit } from '../../emitter.ts';
import { filterOutputs } from '../../outputs.ts';
import { validatorUnits } from '../../validators/validators-emitter.ts';
import { sampleRequest } from '../samples/sample-request.ts';
import { describeTokens, describeTried } from './describe-form.ts';
import { triedModel } from './tried-model.ts';

/**
 * The scripts that the form of an operation loads: the module of its validators, to which the data of the operation are
 * added, because each file takes time to write.
 * @param mock origin of a running mock
 */
export function triedUnits(model: TsModel, mock?: string): Required<Omit<Emission, 'findings'>> {
  const operations = new Map(
    model.operations.map((operation) => [`validators/operations/${operation.names.file}`, operation]),
  );
  // Pages use neither declarations nor lists.
  const { files, aggregates } = validatorUnits(triedModel(model), { declares: false });
  return {
    files: files
      .filter(({ path }) => !lists.has(path))
      .map((unit) => triedUnit(model, unit, { operation: operations.get(unit.path), mock })),
    aggregates: aggregates
      .filter(({ path }) => !lists.has(path))
      .map((each) => ({
        ...each,
        path: `assets/${each.path}`,
        print: async (outputs) => assetsOf(await each.print(filterOutputs(outputs, isValidator))),
      })),
  };
}

const lists = new Set(
  ['index', 'index.d', 'operations', 'schemas', 'webhooks'].map((name) => `validators/${name}`),
);

function triedUnit(
  model: TsModel,
  unit: Unit,
  { operation, mock }: { readonly operation: TsOperation | undefined; readonly mock: string | undefined },
): Unit {
  return {
    path: `assets/${unit.path}`,
    get inputs() {
      return [...(unit.inputs ?? []), operation];
    },
    async print() {
      const described = operation === undefined ? '' : describe(model, operation, mock);
      return assetsOf(await unit.print()).map((file) => ({ ...file, text: file.text + described }));
    },
  };
}

/** The script of the form that stores tokens, if pages can send any. */
export function tokenUnits(model: TsModel, mock?: string): readonly Unit[] {
  const form = describeTokens(model, mock);
  if (form.schemes.length === 0) return [];
  const data = JSON.parse(jsonText(form)) as Json;
  return [
    {
      path: 'assets/token-form',
      inputs: [form],
      print: () => [
        { path: 'assets/token-form.js', text: `${code`export const form = ${literal(data)};`.toString()}\n` },
      ],
    },
  ];
}

/** Whether a file is a module of validators. */
function isValidator({ path }: OutputFile): boolean {
  return path.startsWith('assets/validators/');
}

function assetsOf(files: readonly OutputFile[]): readonly OutputFile[] {
  return files.map(({ path, text }) => ({ path: `assets/${path}`, text }));
}

function describe(model: TsModel, operation: TsOperation, mock: string | undefined): string {
  const described = describeTried(model, sampleRequest(model, operation), mock);
  // As JSON, so without undefined members.
  const data = JSON.parse(jsonText(described)) as Json;
  return `\n${code`export const operation = ${literal(data)};`.toString()}\n`;
}
