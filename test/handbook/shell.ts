import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../free-port.ts';

/** Where the commands of a page run. */
export interface ShellOptions {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** Lines of bash before each command. */
  readonly prelude?: string;
}

/** Runs the commands of a page one after the other, as a reader would type them. */
export class PageShell {
  readonly #options: ShellOptions;
  readonly #background: ChildProcess[] = [];

  constructor(options: ShellOptions) {
    this.#options = options;
  }

  /** What a command prints, its errors among it; of one that ends in `&`, what it prints first. */
  async run(command: string): Promise<string> {
    const { folder: cwd, env, prelude = '' } = this.#options;
    const start = `exec 2>&1\n${prelude}`;
    if (!command.endsWith('&'))
      return spawnSync('bash', ['-c', start + command], { cwd, env, encoding: 'utf8' }).stdout;
    // A group of its own, so that the end of the shell is the end of what it started.
    const child = spawn('bash', ['-c', start + command.slice(0, -1)], { cwd, env, detached: true });
    this.#background.push(child);
    const [printed] = (await once(child.stdout, 'data')) as [Buffer];
    return printed.toString();
  }

  /** Ends what still runs. */
  end(): void {
    for (const { pid } of this.#background) if (pid !== undefined) process.kill(-pid);
  }
}

/** Ports that pages use for their servers. */
const PORT = /\b(?:4010|80[89]\d)\b/g;

/** The page with a port that is free now in place of each port that it uses. */
export async function withFreePorts(page: string): Promise<string> {
  const ports = new Map<string, string>();
  for (const [port] of page.matchAll(PORT)) if (!ports.has(port)) ports.set(port, String(await freePort()));
  return page.replaceAll(PORT, (port) => ports.get(port) ?? port);
}
