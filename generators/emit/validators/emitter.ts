import { allOperations } from '../../model/received.ts';
import type { Emission, Emitter, OutputFile } from '../emitter.ts';
import { manifestEmitter } from '../manifest/emitter.ts';
import { joinRuntime, type RuntimeFile } from '../joined-runtime.ts';
import { carryModule } from '../runtime.ts';
import { CheckCompiler } from '../../check/compiler.ts';
import type { Checks } from '../../check/checks.ts';
import { unenforced } from './findings.ts';
import { indexModules } from './index-modules.ts';
import { CheckLibrary } from '../../check/library.ts';
import { formats } from '../../formats/formats.ts';
import { ValidatorModule } from './module.ts';
import { operationModule } from './operation-module.ts';
import { validatorsRuntime } from './runtime-files.ts';
import { schemaModule } from './schema-module.ts';
import { typesEmitter } from '../types/emitter.ts';

/** Validators of everything in the document, which need no library and no generated code at run time. */
export const validatorsEmitter: Emitter = {
  name: 'validators',
  summary: 'validators/: validators and guards for schemas, requests and responses',
  needs: [typesEmitter, manifestEmitter],
  async emit(model, places): Promise<Emission> {
    const library = new CheckLibrary(model);
    const checks = { library, compiler: new CheckCompiler() };
    const modules = [
      ...model.schemas.flatMap((schema) => schemaModule(schema, checks)),
      ...allOperations(model).flatMap((operation) => operationModule(operation, checks)),
      ...sharedModules(checks),
    ];
    const files = [...modules, ...indexModules(model, checks, modules)];
    const runtime = await Promise.all([joinRuntime(neededRuntime(files)), ...foreignFormats(files)]);
    return { files: [...files, ...runtime.flat()], findings: unenforced(model, places) };
  },
};

/** The files of the runtime that all validators need, and those of the others that modules import. */
function neededRuntime(files: readonly OutputFile[]): readonly RuntimeFile[] {
  return validatorsRuntime.filter(
    ({ path }, index) =>
      index === 0 || files.some(({ text }) => text.includes(`${path.slice('validators'.length)}.js`)),
  );
}

/** The modules of formats of plug-ins, as far as modules import them. */
function foreignFormats(files: readonly OutputFile[]): readonly Promise<readonly OutputFile[]>[] {
  const found = new Map<string, URL>();
  for (const { check } of formats.values()) {
    const path = check?.module === undefined ? undefined : `runtime/formats/${check.file}`;
    if (
      path !== undefined &&
      check?.module !== undefined &&
      files.some(({ text }) => text.includes(`/${path}.js`))
    )
      found.set(path, check.module);
  }
  return [...found].map(([path, module]) => carryModule(module, `validators/${path}`));
}

/** The modules of checks that others share. They are found while those are printed, so they come last. */
function sharedModules({ library, compiler }: Checks): readonly OutputFile[] {
  return library.sharedChecks().map(({ module: path, check }) => {
    const module = new ValidatorModule(path);
    module.addShared(compiler.compile(check, module));
    return module.file();
  });
}
