import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ShownFile } from './blocks.ts';

export const repository = fileURLToPath(new URL('../../', import.meta.url));

/** What the commands of a page stand for here. */
const SHELL = `exec 2>&1
forgespec() { node ${JSON.stringify(join(repository, 'generators/cli/main.ts'))} "$@"; }
npx() { "$@"; }
`;

/** Makes the package give its sources, as nothing is built here. */
const CONDITION = 'forgespec-sources';

const COMPILE = `node node_modules/typescript7/bin/tsc --noEmit --strict --target esnext --module nodenext --types node --allowImportingTsExtensions --customConditions ${CONDITION}`;

/** A folder in which the commands of a page run, with forgespec and the packages of the repository installed. */
export class Workplace {
  readonly folder = mkdtempSync(join(tmpdir(), 'forgespec-handbook-'));
  readonly #background: ChildProcess[] = [];

  constructor() {
    for (const part of ['spec', 'generated']) symlinkSync(join(repository, part), join(this.folder, part));
    this.write({ file: 'package.json', text: '{ "type": "module" }\n' });
    const installed = join(this.folder, 'node_modules');
    mkdirSync(installed);
    for (const name of readdirSync(join(repository, 'node_modules')))
      symlinkSync(join(repository, 'node_modules', name), join(installed, name));
    symlinkSync(repository, join(installed, 'forgespec'));
  }

  write({ file, text }: ShownFile): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), text);
  }

  /** What a command prints; of one that goes on, what it prints first. */
  async run(command: string): Promise<string> {
    const options = {
      cwd: this.folder,
      env: {
        NODE_OPTIONS: `--conditions=${CONDITION}`,
        PATH: [dirname(process.execPath), join(repository, 'node_modules/.bin'), process.env['PATH']].join(
          delimiter,
        ),
      },
    };
    if (!command.endsWith('&'))
      return spawnSync('bash', ['-c', SHELL + command], { ...options, encoding: 'utf8' }).stdout;
    // A group of its own, so that the end of the shell is the end of what it started.
    const child = spawn('bash', ['-c', SHELL + command.slice(0, -1)], { ...options, detached: true });
    this.#background.push(child);
    const [printed] = (await once(child.stdout, 'data')) as [Buffer];
    return printed.toString();
  }

  /** What the compiler says of programs in the folder. */
  async compile(programs: readonly string[]): Promise<string> {
    return this.run(`${COMPILE} ${programs.map((file) => JSON.stringify(file)).join(' ')}`);
  }

  /** Ends what goes on, and removes the folder. */
  end(): void {
    for (const { pid } of this.#background) if (pid !== undefined) process.kill(-pid);
    rmSync(this.folder, { recursive: true });
  }
}

/** A port that is free now. */
export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}
