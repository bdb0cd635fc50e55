import { mention, type Code } from '../../code/code.ts';
import { identifier } from '../../code/name.ts';
import type { TsOperation } from '../../typescript/ts-model.ts';
import { clientSymbol } from './runtime-files.ts';

/** A function of the runtime, and its module below `runtime/client/`. */
export interface RuntimeFunction {
  readonly name: string;
  readonly module: string;
}

/** Returns the name of a function of the runtime in a module that then imports it. */
export type Use = (needed: RuntimeFunction) => Code;

/** For the module of an operation: functions of the runtime have names there that no operation has. */
export function useIn(operation: TsOperation): Use {
  return ({ name, module }) =>
    mention(clientSymbol({ module, name, as: localName(name, operation).toString() }));
}

/** Adds an underscore to a name if an operation of the module has it. */
export function localName(name: string, { module }: TsOperation): Code {
  return identifier(module.functions.includes(name) ? `${name}_` : name);
}

/** The name of the description of an operation in its module. */
export function describedName(operation: TsOperation): Code {
  return operation.module.layout === 'family'
    ? identifier(`${operation.names.value}_operation`)
    : localName('operation', operation);
}
