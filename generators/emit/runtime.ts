import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { packageRoot } from '../package-root.ts';
import type { OutputFile } from './emitter.ts';
import { compileModule, type CompiledModule } from './runtime-compiler.ts';

/** The published package has the runtime compiled already; next to the sources it is compiled on the way. */
const isPublished = extname(import.meta.url) === '.js';

/**
 * Carries a folder of code that is the same for every document into the output, as plain JavaScript with declarations.
 * @param from folder below `runtime/`: `validation`; or a URL, with a slash at its end, of a folder whose modules are
 * TypeScript that Node strips, or JavaScript with declarations
 * @param to folder of the output: `validators/runtime`
 * @param without folder in it that the output does not need: `pattern`
 */
export async function carryRuntime(
  from: string | URL,
  to: string,
  { without }: { readonly without?: string | undefined } = {},
): Promise<readonly OutputFile[]> {
  const own = new URL(`${isPublished ? 'dist/' : ''}runtime/`, packageRoot);
  const folder = typeof from === 'string' ? new URL(`${from}/`, own) : from;
  const modules = await modulesIn(folder);
  const needed = [...modules].filter(([name]) => without === undefined || !name.startsWith(`${without}/`));
  const carried = needed.map(async ([name, ending]): Promise<readonly OutputFile[]> => {
    const { script, declaration } = await (ending === 'ts' ? compile : readCompiled)(folder, name);
    return [
      { path: `${to}/${name}.js`, text: script },
      { path: `${to}/${name}.d.ts`, text: declaration.replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'") },
    ];
  });
  return (await Promise.all(carried)).flat();
}

/** Modules of a folder and the folders in it, in order: names without ending, and whether each is a source. */
async function modulesIn(folder: URL): Promise<ReadonlyMap<string, 'js' | 'ts'>> {
  const files = (await readdir(folder, { recursive: true }))
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted();
  const scripts = files.filter((name) => name.endsWith('.js'));
  const sources = files.filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'));
  return new Map([
    ...scripts.map((name) => [name.slice(0, -'.js'.length), 'js'] as const),
    ...sources.map((name) => [name.slice(0, -'.ts'.length), 'ts'] as const),
  ]);
}

async function readCompiled(folder: URL, name: string): Promise<CompiledModule> {
  const [script, declaration] = await Promise.all([
    readFile(new URL(`${name}.js`, folder), 'utf8'),
    readFile(new URL(`${name}.d.ts`, folder), 'utf8'),
  ]);
  // The map stays in the package, as the source does.
  return { script: script.replace(/^\/\/# sourceMappingURL=.*\n?/m, ''), declaration };
}

async function compile(folder: URL, name: string): Promise<CompiledModule> {
  return compileModule(name, await readFile(new URL(`${name}.ts`, folder), 'utf8'));
}
