import { mention, type Code } from '../../code/code.ts';
import { identifier } from '../../code/name.ts';
import type { TsOperation } from '../../typescript/ts-model.ts';
import { clientSymbol } from './runtime-symbol.ts';

/** A function of the runtime, and its module below `runtime/client/`. */
export interface RuntimeFunction {
  readonly name: string;
  readonly module: string;
}

/** The name of a function of the runtime in the module of an operation. */
export type Use = (needed: RuntimeFunction) => Code;

/** A function of the runtime, under a name that no operation of the module has. */
export function useIn(operation: TsOperation): Use {
  return ({ name, module }) =>
    mention(clientSymbol({ module, name, as: localName(name, operation).toString() }));
}

/**
 * A name in the module of an operation that an operation may also have; with an underscore it differs from all of them.
 */
export function localName(name: string, { module }: TsOperation): Code {
  return identifier(module.functions.includes(name) ? `${name}_` : name);
}

/** The description of an operation in its module. */
export function describedName(operation: TsOperation): Code {
  return operation.module.layout === 'family'
    ? identifier(`${operation.names.value}_operation`)
    : localName('operation', operation);
}
