import { code } from '../code/code.ts';
import { generatedHeader } from '../code/comment.ts';
import { modulePath } from '../code/module-path.ts';
import type { OutputFile } from './emitter.ts';
import { importedModule, joinModules } from './joined-module.ts';
import { parseModule, type ModuleParts } from './module-parts.ts';
import { ownRuntime, readModule } from './runtime.ts';
import type { CompiledModule } from './runtime-compiler.ts';

/**
 * A file of an output with modules of `runtime/`: those that generated code imports, and all that these import, except
 * modules of earlier files. So files import only earlier files.
 */
export interface RuntimeFile {
  /** In the output, without ending: `client/runtime/calls`. */
  readonly path: string;
  /** Below `runtime/`, without ending: `client/call`. */
  readonly modules: readonly string[];
  /** Whether some outputs do without it. */
  readonly isOptional?: boolean;
}

/**
 * Copies modules of `runtime/` into the output as few files: plain JavaScript with declarations, or only declarations
 * for files with only types.
 *
 * @param shared path from the output folder to another one, whose scripts are exported again instead of copied, except
 * optional ones, which that folder may not have. Declarations are copied: programs extend those of an output
 */
export async function joinRuntime(
  files: readonly RuntimeFile[],
  shared?: string,
): Promise<readonly OutputFile[]> {
  const key = JSON.stringify(files);
  const joined = joinedFiles.get(key) ?? join(files);
  joinedFiles.set(key, joined);
  if (shared === undefined) return await joined;
  const scripts = new Set(files.flatMap(({ path, isOptional }) => (isOptional ? [] : [`${path}.js`])));
  return (await joined).map((file) => (scripts.has(file.path) ? exportedFrom(shared, file) : file));
}

/** A script that exports the one of another output folder again. */
function exportedFrom(folder: string, { path }: OutputFile): OutputFile {
  const module = modulePath(`${'../'.repeat(path.split('/').length - 1)}${folder}/${path}`);
  return { path, text: `${code`${generatedHeader}\nexport * from ${module};`}\n` };
}

/** Joined once: the modules of the toolkit do not change while it runs. */
const joinedFiles = new Map<string, Promise<readonly OutputFile[]>>();

async function join(files: readonly RuntimeFile[]): Promise<readonly OutputFile[]> {
  const modules = await readModules(files.flatMap((file) => file.modules));
  const fileByModule = placeModules(files, modules);
  return files.flatMap(({ path }) => {
    const included = inOrder(
      [...fileByModule].filter(([, file]) => file === path).map(([name]) => name),
      modules,
    );
    const joined = (kind: keyof CompiledModule): string | undefined =>
      joinModules(
        path,
        included.map(([name, { compiled }]) => ({ name, text: compiled[kind] })),
        fileByModule,
      );
    const script = joined('script');
    const declaration = ignoreMissingPackages(joined('declaration') ?? '');
    return [
      ...(script === undefined ? [] : [{ path: `${path}.js`, text: script }]),
      // Without it, declarations that are not exported could still be imported.
      { path: `${path}.d.ts`, text: `${declaration}\nexport {};\n` },
    ];
  });
}

/**
 * Declarations of adapters import packages that a project may not have, such as Fastify. Without them, their types are
 * `any`, and the declarations compile also without `skipLibCheck`.
 */
function ignoreMissingPackages(declaration: string): string {
  return declaration.replaceAll(
    /^import .* from '[^.'][^']*';$/gm,
    (statement) => `// @ts-ignore: the package may be absent.\n${statement}`,
  );
}

interface Module {
  readonly compiled: CompiledModule;
  /** The modules that its script imports, and those that its declarations import. */
  readonly runs: readonly string[];
  readonly declares: readonly string[];
}

/** The given modules and all that they import, by their names. */
async function readModules(roots: readonly string[]): Promise<ReadonlyMap<string, Module>> {
  const modules = new Map<string, Module>();
  let open = [...new Set(roots)];
  while (open.length > 0) {
    const read = await Promise.all(open.map(async (name) => [name, await readRuntime(name)] as const));
    for (const [name, module] of read) modules.set(name, module);
    const next = new Set(read.flatMap(([, { runs, declares }]) => [...runs, ...declares]));
    open = [...next].filter((name) => !modules.has(name));
  }
  return modules;
}

async function readRuntime(name: string): Promise<Module> {
  const compiled = await readModule(ownRuntime(name));
  const imported = ({ links }: ModuleParts): readonly string[] =>
    links.filter(({ from }) => from.startsWith('.')).map(({ from }) => importedModule(name, from));
  return {
    compiled,
    runs: imported(parseModule(name, compiled.script)),
    declares: imported(parseModule(name, compiled.declaration)),
  };
}

/** The file of each module. Throws if a file should contain a module of an earlier one. */
function placeModules(
  files: readonly RuntimeFile[],
  modules: ReadonlyMap<string, Module>,
): ReadonlyMap<string, string> {
  const fileByModule = new Map<string, string>();
  for (const { path, modules: roots } of files) {
    const included = new Set(roots);
    // Iteration of a set includes items that are added meanwhile.
    for (const name of included) {
      const { runs = [], declares = [] } = modules.get(name) ?? {};
      for (const next of [...runs, ...declares]) if (!fileByModule.has(next)) included.add(next);
    }
    for (const name of included) {
      const other = fileByModule.get(name);
      if (other !== undefined) throw new Error(`runtime/${name} is in ${other} already, not in ${path}.`);
      fileByModule.set(name, path);
    }
  }
  return fileByModule;
}

/** Modules in the order in which they run: each after those that it imports. */
function inOrder(
  names: readonly string[],
  modules: ReadonlyMap<string, Module>,
): readonly (readonly [name: string, module: Module])[] {
  const ordered = new Map<string, Module>();
  const visited = new Set<string>();
  const visit = (name: string): void => {
    const module = modules.get(name);
    if (module === undefined || visited.has(name)) return;
    visited.add(name);
    for (const imported of module.runs) visit(imported);
    if (names.includes(name)) ordered.set(name, module);
  };
  for (const name of names) visit(name);
  return [...ordered];
}
