import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';

/** Releases besides the one that runs the tests, by major version. */
export const RELEASES = { 20: '20.20.2', 22: '22.23.3' } as const;

/** Installs programs of other releases of Node, from npm, in their own folder. */
export async function installNodes(folder: string): Promise<void> {
  const dependencies = Object.entries(RELEASES).map(([name, release]) => [
    `node${name}`,
    `npm:node-${process.platform}-${process.arch}@${release}`,
  ]);
  const manifest = { name: 'nodes', private: true, dependencies: Object.fromEntries(dependencies) };
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  await promisify(execFile)('npm', ['install', '--prefer-offline'], { cwd: folder });
}

/** Path of the program of a release, `20`; of the one that runs the tests for any other name. */
export function nodeProgram(name: string, folder = inject('nodes')): string {
  if (!Object.hasOwn(RELEASES, name)) return process.execPath;
  return join(folder, 'node_modules', `node${name}`, 'bin/node');
}
