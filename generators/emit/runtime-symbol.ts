import type { OutputSymbol } from '../code/output-symbol.ts';
import type { RuntimeFile } from './joined-runtime.ts';

/** An export of a module of `runtime/`, in the file that contains it; a value unless `isType` is set. */
export function runtimeSymbol(
  files: readonly RuntimeFile[],
  { module, name, as, isType = false }: Partial<OutputSymbol> & Pick<OutputSymbol, 'module' | 'name'>,
): OutputSymbol {
  const file = files.find(({ modules }) => modules.includes(module));
  if (file === undefined) throw new Error(`No file of the output lists runtime/${module}.`);
  return { module: file.path, name, as, isType };
}
