import { code, lines, type Code } from '../../code/code.ts';
import { identifier } from '../../code/name.ts';
import type { TsModel, TsOperation } from '../../typescript/ts-model.ts';
import { reexport } from '../../typescript/imports.ts';
import { operationValidators } from '../../typescript/symbols.ts';
import type { OutputFile, Outputs } from '../emitter.ts';
import type { Import } from '../../check/runtime.ts';
import type { Checks } from '../../check/checks.ts';
import { CompiledChecks } from '../../check/compiled-checks.ts';
import { memoize } from '../../incremental/memoize.ts';
import { versionsOf } from '../../incremental/versions.ts';
import { ValidatorModule } from './validator-module.ts';
import { membersOf, printParts } from './operation-module.ts';
import { printSchema } from './schema-module.ts';

/**
 * If the modules have at most this many characters, `index` contains everything itself: Node loads 300 modules in a tenth
 * of a second, and one with the same text in 20 ms. Programs do not import all of a larger output.
 */
const LARGEST_WHOLE = 2_000_000;

/** The modules to import operations from. */
export function operationLists({ operations }: TsModel): readonly OutputFile[] {
  return listModules('operations', operations.map(exported));
}

/** The modules to import webhooks and callbacks from, if the document has any. */
export function webhookLists({ received }: TsModel): readonly OutputFile[] {
  if (received.length === 0) return [];
  return listModules(
    'webhooks',
    received.map(({ operation }) => exported(operation)),
  );
}

/** The declarations of `index`: a list of the modules to import from. */
export function indexDeclarations(model: TsModel): readonly OutputFile[] {
  return [listModule('index', 'd.ts', exportsOfIndex(model))];
}

/** The modules to import schemas from. */
export function schemaLists(outputs: Outputs): readonly OutputFile[] {
  const modules = outputs.map(({ path, exports = [] }) => ({ path, exports }));
  const exports = modules.flatMap(({ path, exports: names }) => {
    const module = path.replace(/\.js$/, '');
    const [first, ...others] = names.map((name) => ({ module, name, isType: false }));
    return first === undefined ? [] : [reexport('validators/schemas', first, ...others)];
  });
  return listModules('schemas', exports);
}

/** The script `index`, which contains everything, or lists modules if that is too much. */
export function indexModule(model: TsModel, checks: Checks, { files }: Outputs): OutputFile {
  const size = files.reduce((sum, { path, text }) => sum + (path.endsWith('.js') ? text.length : 0), 0);
  return size > LARGEST_WHOLE ? listModule('index', 'js', exportsOfIndex(model)) : wholeModule(model, checks);
}

/** A script and its declarations, which have the same text. */
function listModules(name: string, exports: readonly Code[]): readonly OutputFile[] {
  return ['js', 'd.ts'].map((ending) => listModule(name, ending, exports));
}

function listModule(name: string, ending: string, exports: readonly Code[]): OutputFile {
  const text = exports.length === 0 ? 'export {};\n' : `${lines(exports).toString()}\n`;
  return { path: `validators/${name}.${ending}`, text };
}

function exportsOfIndex({ received }: TsModel): readonly Code[] {
  return ['operations', ...(received.length === 0 ? [] : ['webhooks']), 'schemas'].map((name) => {
    const all = { module: `validators/${name}`, name: '*', isType: false };
    return reexport('validators/index', name === 'schemas' ? all : { ...all, as: name });
  });
}

function exported(operation: TsOperation): Code {
  return reexport('validators/operations', operationValidators(operation, operation.names.value));
}

/** Caches the checks of `index`, which is printed again after most edits. */
const compiledIn = memoize((_model: object) => new CompiledChecks());

/** `index` with all checks, guards and validators included. */
function wholeModule(model: TsModel, { library, compiler }: Checks): OutputFile {
  const module = new WholeModule();
  const compiled = compiledIn(versionsOf(model) ?? model);
  const names = new Set<string>();
  const checks: Checks = {
    library,
    compiler: {
      compile(check, into) {
        names.add(check.name);
        return compiled.compile(compiler, check, into);
      },
    },
  };
  for (const schema of model.schemas) printSchema(schema, checks, module);
  const printed = (operation: TsOperation): Code => {
    const groups = printParts(operation, checks, module);
    return code`${identifier(operation.names.value)}: ${membersOf(groups)},`;
  };
  const operations = model.operations.map(printed);
  const webhooks = model.received.map(({ operation }) => printed(operation));
  for (const { check } of checks.library.sharedChecks()) module.add(checks.compiler.compile(check, module));
  compiled.retain(names);
  module.add(code`export const operations = {
  ${operations}
};`);
  if (webhooks.length > 0) {
    module.add(code`export const webhooks = {
  ${webhooks}
};`);
  }
  return module.file();
}

/** A module that includes what others would import from each other. */
class WholeModule extends ValidatorModule {
  constructor() {
    super('index');
  }

  override import(needed: Import): void {
    if (needed.module.startsWith('runtime/')) super.import(needed);
  }

  override addShared(part: Code): void {
    this.add(part);
  }
}
