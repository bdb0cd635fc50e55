import { mention, type Code } from '../../code/code.ts';
import { ofRuntime } from '../../typescript/symbols.ts';

/** A type that the runtime of the client exports. */
export function runtimeType(name: string): Code {
  return mention(ofRuntime('client', { module: 'index', name, isType: true }));
}
