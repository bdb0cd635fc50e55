import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { resultOf } from './user-code.ts';

/**
 * The default export of a package or module; if it is a function, its result.
 * @param reference name of a package, or path that begins with `./`
 * @param folder absolute path from which the reference is resolved
 */
export async function loadPlugin(reference: string, folder: string): Promise<unknown> {
  const path = createRequire(join(folder, 'forgespec.config.js')).resolve(reference);
  const module: unknown = await resultOf(import(pathToFileURL(path).href));
  const exported = defaultExport(module) ?? module;
  return typeof exported === 'function' ? resultOf((exported as () => unknown)()) : exported;
}

/** The default export of a module; undefined if it has none. */
export function defaultExport(module: unknown): unknown {
  return typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined;
}
