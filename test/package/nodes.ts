import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Releases besides the one that runs the tests, by major version. */
export const RELEASES = { 20: '20.20.2', 22: '22.23.3' } as const;

/** Programs of other releases of Node, from npm, in their own folder. */
export class Nodes {
  readonly #root = mkdtempSync(join(tmpdir(), 'forgespec-nodes-'));

  async install(): Promise<void> {
    const dependencies = Object.entries(RELEASES).map(([name, release]) => [
      `node${name}`,
      `npm:node-${process.platform}-${process.arch}@${release}`,
    ]);
    const manifest = { name: 'nodes', private: true, dependencies: Object.fromEntries(dependencies) };
    writeFileSync(join(this.#root, 'package.json'), JSON.stringify(manifest));
    await promisify(execFile)('npm', ['install', '--prefer-offline'], { cwd: this.#root });
  }

  /** Path of the program of a release, `20`; of the one that runs the tests for any other name. */
  program(name: string): string {
    if (!Object.hasOwn(RELEASES, name)) return process.execPath;
    return join(this.#root, 'node_modules', `node${name}`, 'bin/node');
  }

  remove(): void {
    rmSync(this.#root, { recursive: true });
  }
}
