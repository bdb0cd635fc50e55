import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ShownFile } from './blocks.ts';
import { PageShell } from './shell.ts';

export const repository = fileURLToPath(new URL('../../', import.meta.url));

/** What the commands of a page stand for here. */
const PRELUDE = `forgespec() { node ${JSON.stringify(join(repository, 'generators/cli/main.ts'))} "$@"; }
npx() { "$@"; }
`;

/** Makes the package give its sources, because nothing is built here. */
const CONDITION = 'forgespec-sources';

const COMPILE = `node node_modules/typescript7/bin/tsc --noEmit --strict --target esnext --module nodenext --types node --allowImportingTsExtensions --customConditions ${CONDITION}`;

/** A folder where the commands of a page run, with forgespec and the packages of the repository installed. */
export class Workplace {
  readonly folder = mkdtempSync(join(tmpdir(), 'forgespec-handbook-'));
  readonly #shell = new PageShell({
    folder: this.folder,
    prelude: PRELUDE,
    env: {
      NODE_OPTIONS: `--conditions=${CONDITION}`,
      PATH: [dirname(process.execPath), join(repository, 'node_modules/.bin'), process.env['PATH']].join(
        delimiter,
      ),
    },
  });

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

  /** The terminal after a command; commands that keep running may print until it is what is wanted. */
  async run(command: string, wanted?: RegExp): Promise<string> {
    return this.#shell.run(command, wanted);
  }

  /** What the compiler reports on programs in the folder. */
  async compile(programs: readonly string[]): Promise<string> {
    return this.run(`${COMPILE} ${programs.map((file) => JSON.stringify(file)).join(' ')}`);
  }

  /** Ends what goes on, and removes the folder. */
  end(): void {
    this.#shell.end();
    rmSync(this.folder, { recursive: true });
  }
}
