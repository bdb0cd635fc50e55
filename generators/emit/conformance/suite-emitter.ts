import { jsonText } from '../../../runtime/contract/json-text.ts';
import type { Case, CaseKind } from '../../../runtime/conformance/case.ts';
import { readGivenValues } from '../../conformance/given-values.ts';
import { planOperation } from '../../conformance/plan/plan.ts';
import type { Planning, Settings } from '../../conformance/planning.ts';
import { StepPool } from '../../conformance/step-pool.ts';
import { finding } from '../../diagnostics/catalog.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { Operation } from '../../model/model.ts';
import { code, lines, mention } from '../../code/code.ts';
import { generatedHeader } from '../../code/comment.ts';
import { literal } from '../../code/literal.ts';
import { modulePath } from '../../code/module-path.ts';
import { propertyKey } from '../../code/name.ts';
import { stringLiteral } from '../../code/string.ts';
import { tsModelOf, type TsModel, type TsOperation } from '../../typescript/ts-model.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import { moduleOf } from '../../typescript/module.ts';
import { createSampler } from '../../sample/sampler.ts';
import type { Emitter, OutputFile } from '../emitter.ts';
import { manifestEmitter } from '../manifest/manifest-emitter.ts';
import { filterOutputs } from '../outputs.ts';
import { joinRuntime, type RuntimeFile } from '../joined-runtime.ts';
import { runtimeSymbol } from '../runtime-symbol.ts';
import { contractModule } from '../server/contract-module.ts';
import { validatorUnits } from '../validators/validators-emitter.ts';
import { unenforcedRules } from '../validators/unenforced.ts';

/** Which cases a suite has, and values for its requests. */
export interface SuiteOptions extends Omit<Settings, 'values'> {
  /** As in the file of values. */
  readonly values: JsonObject;
}

/** Data about the tests of an operation, for reports. */
export interface SuiteFacts {
  readonly operation: string;
  readonly at: Operation['at'];
  readonly cases: number;
  /** The kinds of cases that were omitted in part. */
  readonly open: readonly CaseKind[];
}

/** A finding for the operations with omitted cases. */
export function omittedCases(tests: readonly SuiteFacts[]): readonly Finding[] {
  const cut = tests.filter(({ open }) => open.length > 0);
  const [first] = cut;
  if (first === undefined) return [];
  const { operation, open, at } = first;
  const particulars = { count: cut.length, operation, kinds: open.join(', ') };
  return [finding('conformance/too-many-cases', particulars, at)];
}

/**
 * A vitest suite that checks a server against its document: a file for each operation with its cases as data, the
 * validators, and the code that runs the cases. It needs only vitest. There are no declarations, because a suite is run
 * and not imported.
 */
export function suiteEmitter({ values, ...options }: SuiteOptions): Emitter {
  return {
    name: 'conformance',
    summary: 'conformance/: tests for vitest that hold a server to the document',
    needs: [manifestEmitter],
    emit(api, places) {
      const model = tsModelOf(api, 'operation');
      const settings = { ...options, values: readGivenValues(values, model.operations) };
      const planning = { model, sampler: createSampler(model), settings };
      const steps = new StepPool();
      const tests = model.operations.map((operation) => ({
        path: `conformance/${operation.names.file}.test`,
        print: () => [testModule(planning, operation, steps)],
      }));
      const contracts = model.operations.map((operation) => ({
        path: `conformance/operations/${operation.names.file}`,
        inputs: [operation],
        print: () => [contractOf(model, operation)],
      }));
      const validators = validatorUnits(model, { declares: false });
      const server = { path: 'conformance/server', inputs: [], print: () => [serverModule(model)] };
      const runtime = { path: 'conformance/runtime', inputs: [], print: runtimeModules };
      return {
        files: [...tests, server, ...contracts, runtime, ...validators.files],
        aggregates: validators.aggregates.map((each) => ({
          ...each,
          print: (outputs) => each.print(filterOutputs(outputs, isValidator)),
        })),
        findings: unenforcedRules(model, places),
      };
    },
  };
}

function testModule(planning: Planning, operation: TsOperation, steps: StepPool): OutputFile {
  const plan = planOperation(planning, operation, () => steps.effort());
  const cases = plan.cases.map((planned) => planned.case);
  const title = `${operation.method.toUpperCase()} ${operation.path}`;
  const text = lines([
    generatedHeader,
    code`import { describe, test } from 'vitest';
import { hold } from './server.js';

const cases = [
  ${cases.map((each) => code`${literal(plain(each))},`)}
];

describe(${stringLiteral(title)}, () => {
  for (const each of cases) test(each.id, (context) => hold(each, context));
});
`,
  ]);
  const { id, at } = operation;
  const about: SuiteFacts = { operation: id, at, cases: cases.length, open: plan.open };
  return { path: `conformance/${operation.names.file}.test.js`, text: text.toString(), about };
}

function isValidator({ path }: OutputFile): boolean {
  return path.startsWith('validators/');
}

/** As JSON, so without undefined members. */
function plain(each: Case): Json {
  return JSON.parse(jsonText(each)) as Json;
}

/** The URL of the server, and its possible responses. */
function serverModule({ operations }: TsModel): OutputFile {
  const contracts = operations.map(
    ({ id, names }) =>
      code`${propertyKey(id)}: () => import(${modulePath(`./operations/${names.file}.js`)}),`,
  );
  const create = runtimeSymbol(suiteRuntime, { module: 'conformance/suite', name: 'createSuite' });
  const body = code`const { SERVER_URL, SERVERS, TOKEN, OTHER_TOKEN, ALLOW_WRITES, TIMEOUT = '10' } = process.env;

/** The documented responses, by operation. */
const contracts = {
  ${contracts}
};

/** Holds the server at SERVER_URL to a case. */
export const hold = ${mention(create)}({
  baseUrl: SERVER_URL,
  servers: SERVERS,
  token: TOKEN,
  otherToken: OTHER_TOKEN,
  allowWrites: ALLOW_WRITES === '1',
  timeout: Number(TIMEOUT) * 1000,
  responsesOf: async (operation) => (await contracts[operation]()).contract.responses,
});`;
  return moduleOf('conformance/server.js', body);
}

/** The contract of an operation of the generated server, in the folder of the suite. */
function contractOf(model: TsModel, operation: TsOperation): OutputFile {
  const { text } = contractModule(model, operation.module.path, [operation]);
  return { path: `conformance/operations/${operation.names.file}.js`, text };
}

/** The modules of the runtime in a suite. */
export const suiteRuntime: readonly RuntimeFile[] = [
  {
    path: 'conformance/runtime/client',
    modules: ['client/authentication', 'client/link', 'client/retry-after'],
  },
  { path: 'conformance/runtime/parameters', modules: ['parameters/decode-headers'] },
  { path: 'conformance/runtime/suite', modules: ['conformance/suite'] },
];

async function runtimeModules(): Promise<readonly OutputFile[]> {
  const joined = await joinRuntime(suiteRuntime);
  return joined.filter(({ path }) => path.endsWith('.js'));
}
