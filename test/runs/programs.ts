import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

interface Program {
  /** What is left out of a run without it. */
  readonly purpose: string;
  isThere(): boolean;
}

const answers = (command: string, ...words: readonly string[]) => ({
  isThere: () => spawnSync(command, words, { stdio: 'ignore' }).status === 0,
});
const stands = (path: string) => ({ isThere: () => existsSync(path) });

export const CHROMIUM = '/usr/bin/chromium';
/** Debian keeps the programs of each version apart. */
export const POSTGRESQL = '/usr/lib/postgresql';

/** Programs beside Node and git that tests use, by the names of Debian's packages. No test of `npm test` needs one. */
const programs = {
  chromium: { purpose: 'the documentation site and the client in a browser', ...stands(CHROMIUM) },
  postgresql: { purpose: 'the service on PostgreSQL', ...stands(POSTGRESQL) },
  curl: { purpose: 'commands of the README and samples with curl', ...answers('curl', '--version') },
  python3: { purpose: 'texts that Python reads', ...answers('python3', '--version') },
  'python3-requests': { purpose: 'samples in Python', ...answers('python3', '-c', 'import requests') },
  openssl: { purpose: 'certificates', ...answers('openssl', 'version') },
  'openssh-client': { purpose: 'keys of SSH', ...stands('/usr/bin/ssh-keygen') },
  tar: { purpose: 'archives with tar', ...answers('tar', '--version') },
  unzip: { purpose: 'archives with zip', ...answers('unzip', '-v') },
  bzip2: { purpose: 'archives with bzip2', ...answers('bzip2', '--help') },
} satisfies Readonly<Record<string, Program>>;

export function isInstalled(name: keyof typeof programs): boolean {
  return programs[name].isThere();
}

/** The programs that this machine lacks. */
export function missingPrograms(): readonly { readonly name: string; readonly purpose: string }[] {
  return Object.entries(programs).flatMap(([name, { purpose, isThere }]) =>
    isThere() ? [] : [{ name, purpose }],
  );
}
