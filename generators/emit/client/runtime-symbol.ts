import type { OutputSymbol } from '../../code/output-symbol.ts';
import { runtimeSymbol } from '../runtime-links.ts';
import { clientRuntime } from './runtime-files.ts';

/** What a module below `runtime/client/` exports, in the file of the client that has it. */
export function ofRuntime({
  module,
  ...exported
}: Partial<OutputSymbol> & Pick<OutputSymbol, 'module' | 'name'>): OutputSymbol {
  return runtimeSymbol(clientRuntime, { ...exported, module: `client/${module}` });
}
