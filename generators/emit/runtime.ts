import { readdir, readFile } from 'node:fs/promises';
import { extname, posix } from 'node:path';
import { packageRoot } from '../package-root.ts';
import type { OutputFile } from './emitter.ts';
import { compileModule, type CompiledModule } from './runtime-compiler.ts';

/** The published package has the runtime compiled already; next to the sources it is compiled on the way. */
const isPublished = extname(import.meta.url) === '.js';

/**
 * Carries a folder of the runtime into the output, as plain JavaScript with declarations and source maps.
 * @param from folder below `runtime/`: `validation`
 * @param to folder of the output: `validators/runtime`
 * @param without folder in it that the output does not need: `pattern`
 */
export async function carryRuntime(
  from: string,
  to: string,
  { without }: { readonly without?: string | undefined } = {},
): Promise<readonly OutputFile[]> {
  const folder = new URL(`${isPublished ? 'dist/' : ''}runtime/${from}/`, packageRoot);
  const read = isPublished ? readCompiled : compile;
  const all = await moduleNames(folder);
  const modules = without === undefined ? all : all.filter((name) => !name.startsWith(`${without}/`));
  const carried = modules.map(async (name): Promise<readonly OutputFile[]> => {
    const { script, map, declaration } = await read(folder, name);
    return [
      { path: `${to}/${name}.js`, text: script },
      { path: `${to}/${name}.js.map`, text: map },
      { path: `${to}/${name}.d.ts`, text: declaration.replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'") },
    ];
  });
  return (await Promise.all(carried)).flat();
}

/** Modules of a folder and the folders in it, without extension, in order. */
async function moduleNames(folder: URL): Promise<readonly string[]> {
  const files = await readdir(folder, { recursive: true });
  const names = files.map((name) => name.replaceAll('\\', '/'));
  const scripts = names.filter((name) => (isPublished ? name.endsWith('.js') : name.endsWith('.ts')));
  return scripts.map((name) => name.slice(0, -'.ts'.length)).toSorted();
}

async function readCompiled(folder: URL, name: string): Promise<CompiledModule> {
  const [script, map, declaration] = await Promise.all([
    readFile(new URL(`${name}.js`, folder), 'utf8'),
    readFile(new URL(`${name}.js.map`, folder), 'utf8'),
    readFile(new URL(`${name}.d.ts`, folder), 'utf8'),
  ]);
  // The path of the source is one of the package, which says nothing beside the output.
  return {
    script,
    map: JSON.stringify({ ...JSON.parse(map), sources: [`${posix.basename(name)}.ts`] }),
    declaration,
  };
}

async function compile(folder: URL, name: string): Promise<CompiledModule> {
  return compileModule(name, await readFile(new URL(`${name}.ts`, folder), 'utf8'));
}
