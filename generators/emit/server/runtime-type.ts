import { mention, type Code } from '../../code/code.ts';
import { ofRuntime } from '../../typescript/symbols.ts';

/** A type of the runtime of the server, by the module that has it. */
export function runtimeType(module: string, name: string): Code {
  return mention(ofRuntime('server', { module, name, isType: true }));
}
