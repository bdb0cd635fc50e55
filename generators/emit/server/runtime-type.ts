import { mention, type Code } from '../../code/code.ts';
import { runtimeSymbol } from '../runtime-links.ts';
import { serverRuntime } from './runtime-files.ts';

/** A type of the runtime of the server, by the module below `runtime/server/` that has it. */
export function runtimeType(module: string, name: string): Code {
  return mention(runtimeSymbol(serverRuntime, { module: `server/${module}`, name, isType: true }));
}
