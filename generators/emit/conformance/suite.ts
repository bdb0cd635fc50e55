import type { Case } from '../../../runtime/conformance/case.ts';
import { code, lines, mention } from '../../code/code.ts';
import { generatedHeader } from '../../code/comment.ts';
import { literal } from '../../code/literal.ts';
import { modulePath } from '../../code/module-path.ts';
import { propertyKey } from '../../code/name.ts';
import { stringLiteral } from '../../code/string.ts';
import type { Places } from '../../diagnostics/place.ts';
import type { ApiModel, Operation } from '../../model/model.ts';
import type { Json } from '../../source/document.ts';
import { moduleOf } from '../../typescript/module.ts';
import type { OutputFile } from '../emitter.ts';
import { manifestEmitter } from '../manifest/emitter.ts';
import { printEmission, type PrintedEmission } from '../print-emission.ts';
import { joinRuntime, type RuntimeFile } from '../joined-runtime.ts';
import { runtimeSymbol } from '../runtime-links.ts';
import { contractModule } from '../server/contract-module.ts';
import { validatorsEmitter } from '../validators/emitter.ts';

/** The cases of an operation, as they are written. */
export interface OperationCases {
  readonly operation: Operation;
  readonly cases: readonly Case[];
}

/**
 * A suite for vitest that holds a server to its document: a file for each operation with its cases as data, the
 * validators, and what runs the cases. It needs vitest and nothing else.
 */
export async function emitSuite(
  model: ApiModel,
  places: Places,
  operations: readonly OperationCases[],
): Promise<PrintedEmission> {
  const [validators, manifest, runtime] = await Promise.all([
    printEmission(validatorsEmitter.emit(model, places)),
    printEmission(manifestEmitter.emit(model, places)),
    runtimeModules(),
  ]);
  return {
    files: [
      ...operations.map(testModule),
      serverModule(model),
      ...model.operations.map((operation) => contractOf(model, operation)),
      ...runtime,
      ...validators.files.filter(({ path }) => !path.endsWith('.d.ts')),
      ...manifest.files,
    ],
    findings: validators.findings,
  };
}

/** The tests of an operation. */
function testModule({ operation, cases }: OperationCases): OutputFile {
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
  return { path: `conformance/${operation.names.file}.test.js`, text: text.toString() };
}

/** Members that are undefined are left out, as JSON does. */
function plain(each: Case): Json {
  return JSON.parse(JSON.stringify(each)) as Json;
}

/** Where the server is, and what it may respond with. */
function serverModule({ operations }: ApiModel): OutputFile {
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

/** What the generated server has of an operation, beside the tests instead. */
function contractOf(model: ApiModel, operation: Operation): OutputFile {
  const { text } = contractModule(model, operation);
  return { path: `conformance/operations/${operation.names.file}.js`, text };
}

/** The modules of the runtime in a suite. Who reads a suite runs it, so scripts are enough. */
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
