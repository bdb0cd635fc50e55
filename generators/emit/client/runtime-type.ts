import { mention, type Code } from '../../code/code.ts';
import { ofRuntime } from './runtime-symbol.ts';

/** A type that the runtime of the client exports. */
export function runtimeType(name: string): Code {
  return mention(ofRuntime({ module: 'index', name, isType: true }));
}
