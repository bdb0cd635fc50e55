import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Imports a module of a generated server. */
export async function importGenerated<Module>(folder: string, name: string): Promise<Module> {
  return (await import(pathToFileURL(join(folder, 'server', `${name}.js`)).href)) as Module;
}
