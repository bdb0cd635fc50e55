import { code, lines, type Code } from '../../code/code.ts';
import { identifier } from '../../code/name.ts';
import type { TsModel, TsOperation } from '../../typescript/ts-model.ts';
import { reexport } from '../../typescript/imports.ts';
import { operationValidators } from '../../typescript/symbols.ts';
import type { OutputFile } from '../emitter.ts';
import type { Import } from '../../check/runtime.ts';
import type { Checks } from '../../check/checks.ts';
import type { KeptChecks } from '../../check/kept-checks.ts';
import { ValidatorModule } from './module.ts';
import { membersOf, printParts } from './operation-module.ts';
import { printSchema, schemaExports } from './schema-module.ts';

/**
 * If the modules have at most this many characters, `index` contains everything itself. Node takes 0.3 ms and more for
 * each module, so 300 of them take a tenth of a second, while one with the same text takes 20 ms. For larger outputs,
 * programs do not import everything.
 */
const LARGEST_WHOLE = 2_000_000;

/** The modules to import everything from: `schemas`, `operations`, and `index` with both. */
export function indexModules(
  model: TsModel,
  checks: Checks,
  { modules, kept }: { readonly modules: readonly OutputFile[]; readonly kept: KeptChecks },
): readonly OutputFile[] {
  const schemas = model.schemas.map((schema) => reexport('validators/schemas', ...schemaExports(schema)));
  const operations = model.operations.map(exported);
  const webhooks = model.received.map(({ operation }) => exported(operation));
  const index = ['operations', ...(webhooks.length === 0 ? [] : ['webhooks']), 'schemas'].map((name) => {
    const all = { module: `validators/${name}`, name: '*', isType: false };
    return reexport('validators/index', name === 'schemas' ? all : { ...all, as: name });
  });
  const size = modules.reduce((sum, { path, text }) => sum + (path.endsWith('.js') ? text.length : 0), 0);
  const files = Object.entries({
    schemas,
    operations,
    ...(webhooks.length === 0 ? {} : { webhooks }),
    index,
  }).flatMap(([name, exports]) => {
    const text = exports.length === 0 ? 'export {};\n' : `${lines(exports).toString()}\n`;
    return ['js', 'd.ts'].map((extension) => ({ path: `validators/${name}.${extension}`, text }));
  });
  if (size > LARGEST_WHOLE) return files;
  return [...files.filter(({ path }) => path !== 'validators/index.js'), wholeModule(model, checks, kept)];
}

function exported(operation: TsOperation): Code {
  return reexport('validators/operations', operationValidators(operation, operation.names.value));
}

/** `index` with all checks, guards and validators included. */
function wholeModule(model: TsModel, { library, compiler }: Checks, kept: KeptChecks): OutputFile {
  const module = new WholeModule();
  kept.begin();
  const checks: Checks = {
    library,
    compiler: { compile: (check, into) => kept.compile(compiler, check, into) },
  };
  for (const schema of model.schemas) printSchema(schema, checks, module);
  const printed = (operation: TsOperation): Code => {
    const groups = printParts(operation, checks, module);
    return code`${identifier(operation.names.value)}: ${membersOf(groups)},`;
  };
  const operations = model.operations.map(printed);
  const webhooks = model.received.map(({ operation }) => printed(operation));
  for (const { check } of checks.library.sharedChecks()) module.add(checks.compiler.compile(check, module));
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

  /** Declarations that only other modules need are not needed here. */
  override addShared(part: Code): void {
    this.add(part);
  }
}
