import { mention, type Code } from '../../code/code.ts';
import type { OutputSymbol } from '../../code/output-symbol.ts';
import { runtimeSymbol } from '../runtime-symbol.ts';
import { clientRuntime } from './runtime-files.ts';

/** An export of a module below `runtime/client/`, in the client's file that contains it. */
export function clientSymbol({
  module,
  ...exported
}: Partial<OutputSymbol> & Pick<OutputSymbol, 'module' | 'name'>): OutputSymbol {
  return runtimeSymbol(clientRuntime, { ...exported, module: `client/${module}` });
}

/** A type that the runtime of the client exports. */
export function runtimeType(name: string): Code {
  return mention(clientSymbol({ module: 'index', name, isType: true }));
}
