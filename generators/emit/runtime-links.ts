import { code, join, lines, type Code } from '../code/code.ts';
import { modulePath } from '../code/module-path.ts';
import type { OutputSymbol } from '../code/output-symbol.ts';
import type { RuntimeFile } from './joined-runtime.ts';
import { relativePath } from '../typescript/relative-path.ts';

/** Names that a module of `runtime/` exports, as they stand between braces: `Call, Result as CallResult`. */
export type RuntimeNames = readonly [module: string, names: Code];

/**
 * The statements by which generated code imports names of the runtime or gives them on, one for each file.
 * @param statement `import`, `import type`, `export` or `export type`
 * @param from path of the module where they stand, in the output
 */
export function linkRuntime(
  files: readonly RuntimeFile[],
  { statement, from, names }: { statement: Code; from: string; names: readonly RuntimeNames[] },
): Code {
  const byFile = Map.groupBy(names, ([module]) => runtimePath(files, module));
  return lines(
    [...byFile].map(([path, linked]) => {
      const listed = join(
        linked.map(([, each]) => each),
        code`, `,
      );
      return code`${statement} { ${listed} } from ${modulePath(relativePath(from, path))};`;
    }),
  );
}

/** The quoted path from a module of the output to the file that has a module of `runtime/`. */
export function runtimeSpecifier(files: readonly RuntimeFile[], from: string, module: string): Code {
  return modulePath(relativePath(from, runtimePath(files, module)));
}

/** What a module of `runtime/` exports, in the file that has it; a value unless `more` says otherwise. */
export function runtimeSymbol(
  files: readonly RuntimeFile[],
  { module, name, as, isType = false }: Partial<OutputSymbol> & Pick<OutputSymbol, 'module' | 'name'>,
): OutputSymbol {
  return { module: runtimePath(files, module), name, as, isType };
}

/** The path of the file, without ending, that has a module for generated code to import. */
function runtimePath(files: readonly RuntimeFile[], module: string): string {
  const file = files.find(({ modules }) => modules.includes(module));
  if (file === undefined) throw new Error(`No file of the output lists runtime/${module}.`);
  return file.path;
}
