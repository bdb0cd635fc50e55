import { readdir, readFile } from 'node:fs/promises';
import nodeModule from 'node:module';
import { posix } from 'node:path';
import { isPublished, packageRoot } from '../process/package-root.ts';
import type { OutputFile } from './emitter.ts';
import { compileModule, type CompiledModule } from './runtime-compiler.ts';

/** In a clone, it is compiled on demand. */
const own = new URL(isPublished ? 'dist/runtime/' : 'runtime/', packageRoot);

/** The module of a name below `runtime/`: `client/call`. */
export function ownRuntime(name: string): URL {
  return new URL(`${name}.${isPublished ? 'js' : 'ts'}`, own);
}

/**
 * Copies a folder of code that is the same for every document into the output, as plain JavaScript with declarations: a
 * file for each of its modules.
 * @param from folder below `runtime/`: `validation`; or a URL, with a trailing slash, of a folder whose modules are
 * TypeScript that Node strips, or JavaScript with declarations
 * @param to folder of the output: `acme/runtime`
 */
export async function carryRuntime(from: string | URL, to: string): Promise<readonly OutputFile[]> {
  const folder = typeof from === 'string' ? new URL(`${from}/`, own) : from;
  const modules = await modulesIn(folder);
  const carried = [...modules].map(([name, ending]) =>
    carryModule(new URL(`${name}.${ending}`, folder), `${to}/${name}`),
  );
  return (await Promise.all(carried)).flat();
}

/**
 * Copies one module, in a form that `carryRuntime` accepts.
 * @param to path in the output, without extension
 */
export async function carryModule(module: URL, to: string): Promise<readonly OutputFile[]> {
  const { script, declaration } = await readModule(module);
  return [
    { path: `${to}.js`, text: script },
    { path: `${to}.d.ts`, text: declaration.replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'") },
  ];
}

/** A module as plain JavaScript with its declarations; imports in these may end in `.ts`. */
export function readModule(module: URL): Promise<CompiledModule> {
  return (module.pathname.endsWith('.ts') ? compile : readCompiled)(module);
}

/** Modules of a folder and the folders in it, in order: names without extension, and whether each is a source. */
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

async function readCompiled(module: URL): Promise<CompiledModule> {
  const [script, declaration] = await Promise.all([
    readFile(module, 'utf8'),
    readFile(new URL(module.pathname.replace(/\.js$/, '.d.ts'), module), 'utf8'),
  ]);
  // The source map is not copied.
  return { script: script.replace(/^\/\/# sourceMappingURL=.*\n?/m, ''), declaration };
}

async function compile(module: URL): Promise<CompiledModule> {
  const name = posix.basename(module.pathname, '.ts');
  const folder = nodeModule.getCompileCacheDir();
  return compileModule(name, await readFile(module, 'utf8'), folder);
}
