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
import type { Emitter, OutputFile, Unit } from '../emitter.ts';
import { packFile } from '../encoded-file.ts';
import { manifestEmitter } from '../manifest/emitter.ts';
import { joinRuntime, type RuntimeFile } from '../joined-runtime.ts';
import { carryModule } from '../runtime.ts';
import { CheckCompiler } from '../../check/compiler.ts';
import type { Checks } from '../../check/checks.ts';
import { KeptChecks } from '../../check/kept-checks.ts';
import { unenforced } from './findings.ts';
import {
  indexDeclarations,
  indexModule,
  operationLists,
  schemaLists,
  webhookLists,
} from './index-modules.ts';
import { checkName, CheckLibrary } from '../../check/library.ts';
import { formats } from '../../formats/formats.ts';
import { once, oncePer } from '../../source/once.ts';
import { ValidatorModule } from './module.ts';
import { operationDeclarations, operationModule } from './operation-module.ts';
import { validatorsRuntime } from './runtime-files.ts';
import { schemaDeclarations, schemaModule } from './schema-module.ts';
import { typesEmitter } from '../types/emitter.ts';

/** Validators of everything in the document, which need no library and generate no code at run time. */
export const validatorsEmitter: Emitter = {
  name: 'validators',
  summary: 'validators/: validators and guards for schemas, requests and responses',
  needs: [typesEmitter, manifestEmitter],
  emit(api, places, session = {}) {
    const model = tsModelOf(api);
    return { files: validatorUnits(model, { kept: keptIn(session) }), findings: unenforced(model, places) };
  },
};

/** The checks of `index` in a session that prints it repeatedly. */
const keptIn = oncePer((_session: object) => new KeptChecks());

/**
 * The units of the validators, in the order in which they are printed.
 * @param options `declares`: whether the modules of schemas and operations have declarations beside them
 */
export function validatorUnits(
  model: TsModel,
  {
    kept = new KeptChecks(),
    declares = true,
  }: { readonly kept?: KeptChecks; readonly declares?: boolean } = {},
): readonly Unit[] {
  const checksOf = once((): Checks => ({ library: new CheckLibrary(model), compiler: new CheckCompiler() }));
  const given = { checksOf, declares };
  return [
    ...model.schemas.map((schema) => schemaUnit(schema, given)),
    ...[...byModule(allOperations(model))].map(([path, operations]) =>
      operationUnit(path, operations, given),
    ),
    {
      path: 'validators/shared',
      reads: () => checksOf().library.sharedChecks(),
      print: () => sharedModules(checksOf()),
    },
    {
      path: 'validators/index',
      // The checks that it prints are also in earlier modules; the names that it lists need not be.
      reads: () => [model.schemas.map(({ names }) => names), allOperations(model).map(({ names }) => names)],
      print: (modules) => [indexModule(model, checksOf(), { modules, kept })],
      gathers: true,
    },
    { path: 'validators/operations', reads: () => [model.operations], print: () => operationLists(model) },
    { path: 'validators/webhooks', reads: () => [model.received], print: () => webhookLists(model) },
    {
      path: 'validators/index.d',
      reads: () => [model.received.length],
      print: () => indexDeclarations(model),
    },
    { path: 'validators/schemas', reads: () => [], print: schemaLists, gathers: 'exports' },
    {
      path: 'validators/runtime',
      reads: () => [model.runtime],
      print: (modules) => runtimeOf(modules, model.runtime),
      gathers: true,
    },
  ];
}

/** The checks of a document, created when the first unit needs them. */
type ChecksOf = () => Checks;

/** The input for printing a module. */
interface Printing {
  readonly checksOf: ChecksOf;
  readonly declares: boolean;
}

function schemaUnit(schema: TsSchema, { checksOf, declares }: Printing): Unit {
  return {
    path: `validators/schemas/${schema.names.file}`,
    reads: () => {
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
    reads: () => {
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

/** The runtime files that the modules import, and modules of plug-ins' formats. */
async function runtimeOf(
  modules: readonly OutputFile[],
  shared: string | undefined,
): Promise<readonly OutputFile[]> {
  const carried = await Promise.all([
    joinRuntime(neededRuntime(modules), shared),
    ...foreignFormats(modules),
  ]);
  return carried.flat();
}

/** The files of the runtime that all validators need, and further ones that modules import. */
function neededRuntime(files: readonly OutputFile[]): readonly RuntimeFile[] {
  const needed = new Set(files.flatMap(runtimeIn));
  return validatorsRuntime.filter((file, index) => index === 0 || needed.has(file));
}

/** The files of the runtime that a module imports. An edit leaves most modules as they are. */
const runtimeIn = oncePer((file: OutputFile): readonly RuntimeFile[] =>
  validatorsRuntime.filter(({ path }) => mentions(file, `${path.slice('validators'.length)}.js`)),
);

/** The modules of plug-ins' formats that modules import. */
function foreignFormats(files: readonly OutputFile[]): readonly Promise<readonly OutputFile[]>[] {
  const found = new Map<string, URL>();
  for (const { check } of formats.values()) {
    const path = check?.module === undefined ? undefined : `runtime/formats/${check.file}`;
    if (
      path !== undefined &&
      check?.module !== undefined &&
      files.some((file) => mentions(file, `/${path}.js`))
    )
      found.set(path, check.module);
  }
  return [...found].map(([path, module]) => carryModule(module, `validators/${path}`));
}

/** Whether a file has a text. Searched as bytes, since the files of other threads have no text yet. */
function mentions(file: OutputFile, text: string): boolean {
  return packFile(file).bytes.includes(text);
}

/** The modules of shared checks. They are found while the others are printed, so they come last. */
function sharedModules({ library, compiler }: Checks): readonly OutputFile[] {
  return library.sharedChecks().map(({ module: path, check }) => {
    const module = new ValidatorModule(path);
    module.addShared(compiler.compile(check, module));
    return module.file();
  });
}
