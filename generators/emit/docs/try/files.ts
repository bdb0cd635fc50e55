import { jsonText } from '../../../../runtime/contract/json-text.ts';
import { code } from '../../../code/code.ts';
import { literal } from '../../../code/literal.ts';
import { polymorphicModel } from '../../../model/polymorphic-model.ts';
import type { TsModel, TsOperation } from '../../../typescript/ts-model.ts';
import type { Json } from '../../../source/document.ts';
import type { OutputFile, Unit } from '../../emitter.ts';
import { operationReads } from '../../reads.ts';
import { validatorUnits } from '../../validators/emitter.ts';
import { sampleRequest } from '../samples/request.ts';
import { describeTokens, describeTried } from './describe.ts';
import { triedModel } from './tried-model.ts';

/**
 * What the form of an operation loads when it is opened: the module of its validators, which here exports a description
 * of the operation too. One file for both: a site of a thousand operations takes its time for each.
 * @param mock origin of a mock that runs
 */
export function triedUnits(model: TsModel, mock?: string): readonly Unit[] {
  const operations = new Map(
    model.operations.map((operation) => [`validators/operations/${operation.names.file}`, operation]),
  );
  // Pages have no use for declarations and lists.
  return validatorUnits(triedModel(model), { declares: false })
    .filter(({ path }) => !lists.has(path))
    .map((unit) => triedUnit(model, unit, { operation: operations.get(unit.path), mock }));
}

const lists = new Set(
  ['index', 'index.d', 'operations', 'schemas', 'webhooks'].map((name) => `validators/${name}`),
);

function triedUnit(
  model: TsModel,
  unit: Unit,
  { operation, mock }: { readonly operation: TsOperation | undefined; readonly mock: string | undefined },
): Unit {
  const own = {
    ...unit,
    path: `assets/${unit.path}`,
    lot: 'validators',
    print: async (earlier: readonly OutputFile[]) => assetsOf(await unit.print(earlier.filter(isValidator))),
  };
  if (operation === undefined) return own;
  const { securitySchemes, servers, extensions } = model;
  return {
    ...own,
    reads: () => [
      ...unit.reads(),
      ...operationReads(polymorphicModel(model), operation),
      securitySchemes,
      servers,
      extensions,
    ],
    print: async () =>
      (await own.print([])).map((file) => ({ ...file, text: file.text + describe(model, operation, mock) })),
  };
}

/** What the form loads that keeps tokens for all pages; nothing where a page can send none. */
export function tokenUnits(model: TsModel, mock?: string): readonly Unit[] {
  const form = describeTokens(model, mock);
  if (form.schemes.length === 0) return [];
  const data = JSON.parse(jsonText(form)) as Json;
  return [
    {
      path: 'assets/token-form',
      lot: 'assets',
      reads: () => [form],
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

/** Scripts as assets of the site; pages have no use for declarations. */
function assetsOf(files: readonly OutputFile[]): readonly OutputFile[] {
  return files
    .filter(({ path }) => path.endsWith('.js'))
    .map(({ path, text }) => ({ path: `assets/${path}`, text }));
}

function describe(model: TsModel, operation: TsOperation, mock: string | undefined): string {
  const described = describeTried(model, sampleRequest(model, operation), mock);
  // As JSON: a description is plain data, whose values that are undefined are absent.
  const data = JSON.parse(jsonText(described)) as Json;
  return `\n${code`export const operation = ${literal(data)};`.toString()}\n`;
}
