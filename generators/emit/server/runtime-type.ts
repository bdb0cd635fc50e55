import { mention, type Code } from '../../code/code.ts';
import type { OutputSymbol } from '../../code/output-symbol.ts';
import { runtimeSymbol } from '../runtime-symbol.ts';
import { serverRuntime } from './runtime-files.ts';

/** A type of the runtime of the server, by its module below `runtime/server/`. */
export function runtimeType(module: string, name: string, as?: string): Code {
  return mention(serverSymbol(module, name, { as, isType: true }));
}

/** A value of the runtime of the server. */
export function runtimeValue(module: string, name: string): Code {
  return mention(serverSymbol(module, name));
}

/** An export of a module below `runtime/server/`; a value by default. */
export function serverSymbol(
  module: string,
  name: string,
  more: Pick<Partial<OutputSymbol>, 'as' | 'isType'> = {},
): OutputSymbol {
  return runtimeSymbol(serverRuntime, { module: `server/${module}`, name, ...more });
}
