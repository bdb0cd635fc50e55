import { code, type Code } from '../../code/code.ts';
import { identifier } from '../../code/name.ts';
import type { Operation } from '../../model/model.ts';
import { linkRuntime } from '../runtime-links.ts';
import { clientRuntime } from './runtime-files.ts';

/** A function of the runtime, and the module below `runtime/client/` that has it. */
export interface RuntimeFunction {
  readonly name: string;
  readonly module: string;
}

/** Notes that a function is needed, and gives its name. */
export type Use = (needed: RuntimeFunction) => Code;

/** A name in the module of an operation that the operation may have as well; with an underscore it is no operation's. */
export function localName(name: string, { names }: Operation): Code {
  return identifier(name === names.value ? `${name}_` : name);
}

/** The imports of a module of an operation, a line for each file of the runtime. */
export function printImports(functions: readonly RuntimeFunction[], operation: Operation): Code {
  const different = new Map(functions.map((each) => [each.name, each])).values();
  return linkRuntime(clientRuntime, {
    statement: code`import`,
    from: `client/operations/${operation.names.file}`,
    names: [...different].map(({ name, module }) => [
      `client/${module}`,
      name === operation.names.value
        ? code`${identifier(name)} as ${localName(name, operation)}`
        : identifier(name),
    ]),
  });
}
