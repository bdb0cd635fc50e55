import { allOperations } from '../../model/received.ts';
import {
  byModule,
  tsModelOf,
  type TsModel,
  type TsOperation,
  type TsSchema,
} from '../../typescript/ts-model.ts';
import { directionsOf } from '../../model/variants.ts';
import { partsOf } from '../../check/parts.ts';
import type { Aggregate, Emission, Emitter, OutputFile, Outputs, Unit } from '../emitter.ts';
import { packFile } from '../packed-file.ts';
import { manifestEmitter } from '../manifest/manifest-emitter.ts';
import { joinRuntime, type RuntimeFile } from '../joined-runtime.ts';
import { carryModule } from '../runtime.ts';
import { CheckCompiler } from '../../check/compiler.ts';
import type { Checks } from '../../check/checks.ts';
import { unenforcedRules } from './unenforced.ts';
import {
  indexDeclarations,
  indexModule,
  operationLists,
  schemaLists,
  webhookLists,
} from './index-modules.ts';
import { checkName } from '../../check/check-place.ts';
import { CheckLibrary } from '../../check/library.ts';
import { formats } from '../../formats/formats.ts';
import { lazy, memoize } from '../../incremental/memoize.ts';
import { ValidatorModule } from './validator-module.ts';
import { operationDeclarations, operationModule } from './operation-module.ts';
import { validatorsRuntime } from './runtime-files.ts';
import { schemaDeclarations, schemaModule } from './schema-module.ts';
import { typesEmitter } from '../types/types-emitter.ts';

/** Validators of everything in the document, which need no library and generate no code at run time. */
export const validatorsEmitter: Emitter = {
  name: 'validators',
  summary: 'validators/: validators and guards for schemas, requests and responses',
  needs: [typesEmitter, manifestEmitter],
  emit(api, places) {
    const model = tsModelOf(api);
    return { ...validatorUnits(model), findings: unenforcedRules(model, places) };
  },
};

/** The units of the validators, and what is printed from their files. */
export interface ValidatorUnits extends Omit<Emission, 'findings'> {
  readonly files: readonly Unit[];
  readonly aggregates: readonly Aggregate[];
}

/**
 * The units of the validators, in the order in which they are printed.
 * @param options `declares`: whether scripts have declarations
 */
export function validatorUnits(
  model: TsModel,
  { declares = true }: { readonly declares?: boolean } = {},
): ValidatorUnits {
  const checksOf = lazy((): Checks => ({ library: new CheckLibrary(model), compiler: new CheckCompiler() }));
  const given = { checksOf, declares };
  const wanted = (all: readonly OutputFile[]): readonly OutputFile[] =>
    declares ? all : all.filter(({ path }) => path.endsWith('.js'));
  const files: readonly Unit[] = [
    ...model.schemas.map((schema) => schemaUnit(schema, given)),
    ...[...byModule(allOperations(model))].map(([path, operations]) =>
      operationUnit(path, operations, given),
    ),
    {
      path: 'validators/shared',
      get inputs() {
        return checksOf().library.sharedChecks();
      },
      print: () => sharedModules(checksOf()),
    },
    { path: 'validators/operations', inputs: [], print: () => wanted(operationLists(model)) },
    { path: 'validators/webhooks', inputs: [], print: () => wanted(webhookLists(model)) },
    { path: 'validators/index.d', inputs: [], print: () => wanted(indexDeclarations(model)) },
  ];
  const aggregates: readonly Aggregate[] = [
    {
      path: 'validators/index',
      inputs: [],
      print: (outputs) => [indexModule(model, checksOf(), outputs)],
    },
    { path: 'validators/schemas', inputs: [], print: (outputs) => wanted(schemaLists(outputs)) },
    {
      path: 'validators/runtime',
      inputs: [model.runtime],
      print: async (outputs) => wanted(await runtimeOf(outputs, model.runtime)),
    },
  ];
  return { files, aggregates };
}

interface Printing {
  /** Creates the checks of the document at the first call. */
  readonly checksOf: () => Checks;
  readonly declares: boolean;
}

function schemaUnit(schema: TsSchema, { checksOf, declares }: Printing): Unit {
  return {
    path: `validators/schemas/${schema.names.file}`,
    get inputs() {
      const { library } = checksOf();
      return [schema, ...directionsOf(schema).map((direction) => library.namedCheck(schema, direction))];
    },
    print: () => [schemaModule(schema, checksOf()), ...(declares ? [schemaDeclarations(schema)] : [])],
  };
}

function operationUnit(
  path: string,
  operations: readonly TsOperation[],
  { checksOf, declares }: Printing,
): Unit {
  return {
    path: `validators/${path}`,
    get inputs() {
      const { library } = checksOf();
      return operations.flatMap((operation) => {
        const parts = partsOf(operation).map((part) => library.partCheck(part));
        return [operation, ...parts, library.namesFrom(checkName(operation.names.type))];
      });
    },
    print: () => [
      operationModule(path, operations, checksOf()),
      ...(declares ? [operationDeclarations(path, operations)] : []),
    ],
  };
}

/** The runtime files and the formats of plug-ins that the modules import. */
async function runtimeOf(outputs: Outputs, shared: string | undefined): Promise<readonly OutputFile[]> {
  const carried = await Promise.all([
    joinRuntime(neededRuntime(outputs), shared),
    ...foreignFormats(outputs.files),
  ]);
  return carried.flat();
}

/** The first file of the runtime, which all validators need, and those that modules import. */
function neededRuntime(outputs: Outputs): readonly RuntimeFile[] {
  const ofModules = outputs.map(runtimeIn);
  const needed = new Set(ofModules.flat());
  return validatorsRuntime.filter((file, index) => index === 0 || needed.has(file));
}

/** The files of the runtime that a module imports. An edit leaves most modules as they are. */
const runtimeIn = memoize((file: OutputFile): readonly RuntimeFile[] =>
  validatorsRuntime.filter(({ path }) => mentions(file, `${path.slice('validators'.length)}.js`)),
);

function foreignFormats(files: readonly OutputFile[]): readonly Promise<readonly OutputFile[]>[] {
  const found = new Map<string, URL>();
  for (const { check } of formats.values()) {
    if (check?.module === undefined) continue;
    const path = `runtime/formats/${check.file}`;
    if (files.some((file) => mentions(file, `/${path}.js`))) found.set(path, check.module);
  }
  return [...found].map(([path, module]) => carryModule(module, `validators/${path}`));
}

/** Whether a file contains a text. Bytes are searched, because the text would have to be decoded. */
function mentions(file: OutputFile, text: string): boolean {
  return packFile(file).bytes.includes(text);
}

/** The modules of shared checks, which the printing of the other modules finds. */
function sharedModules({ library, compiler }: Checks): readonly OutputFile[] {
  return library.sharedChecks().map(({ module: path, check }) => {
    const module = new ValidatorModule(path);
    module.addShared(compiler.compile(check, module));
    return module.file();
  });
}
