import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repository } from '../places.ts';
import { runForText } from '../process.ts';

/** Generates the server of a document, with its validators. */
export async function generateServer(document: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const command = join(repository, 'generators/cli/main.ts');
  const artifacts = 'validators,server,manifest';
  await runForText([command, 'generate', document, '--out', folder, '--only', artifacts]);
}

/** Imports a module of a generated server. */
export async function importGenerated<Module>(folder: string, name: string): Promise<Module> {
  return (await import(pathToFileURL(join(folder, 'server', `${name}.js`)).href)) as Module;
}
