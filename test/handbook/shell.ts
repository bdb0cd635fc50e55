import { spawn, type ChildProcess } from 'node:child_process';
import { text as textOf } from 'node:stream/consumers';
import { freePort } from '../free-port.ts';
import { PATIENCE } from '../runs/limits.ts';

/** Where the commands of a page run. */
export interface ShellOptions {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** Lines of bash before each command. */
  readonly prelude?: string;
}

/** Runs the commands of a page in order, as a reader would type them. */
export class PageShell {
  readonly #options: ShellOptions;
  readonly #background: ChildProcess[] = [];
  /** What commands that keep running have printed since the last command. */
  #printed = '';
  #onPrinted: (() => void) | undefined;

  constructor(options: ShellOptions) {
    this.#options = options;
  }

  /**
   * The terminal after a command: its output and its errors. If that is not what is wanted, it is followed by what
   * running commands print from then on.
   */
  async run(command: string, wanted = /^/): Promise<string> {
    const { folder: cwd, env, prelude = '' } = this.#options;
    const start = `exec 2>&1\n${prelude}`;
    this.#printed = '';
    if (command.endsWith('&')) {
      // A group of its own, so that ending the shell ends what it started.
      const child = spawn('bash', ['-c', start + command.slice(0, -1)], { cwd, env, detached: true });
      this.#background.push(child);
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        this.#printed += text;
        this.#onPrinted?.();
      });
      return this.#below('', wanted);
    }
    const child = spawn('bash', ['-c', start + command], { cwd, env, stdio: ['ignore', 'pipe', 'ignore'] });
    const printed = await textOf(child.stdout);
    return wanted.test(printed.trimEnd()) ? printed : this.#below(printed, wanted);
  }

  /** A text with the output of running commands, as soon as it is what is wanted, or when they had time enough. */
  async #below(printed: string, wanted: RegExp): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, this.#background.length === 0 ? 0 : PATIENCE);
    this.#onPrinted = () => {
      if (wanted.test((printed + this.#printed).trimEnd())) resolve();
    };
    this.#onPrinted();
    await promise;
    clearTimeout(timer);
    this.#onPrinted = undefined;
    return printed + this.#printed;
  }

  /** Ends what still runs. */
  end(): void {
    for (const { pid } of this.#background) if (pid !== undefined) process.kill(-pid);
  }
}

/** Ports that pages use for their servers. */
const PORT = /\b(?:4010|4400|80[89]\d)\b/g;

/** The page with a free port instead of each port that it uses. */
export async function withFreePorts(page: string): Promise<string> {
  const ports = new Map<string, string>();
  for (const [port] of page.matchAll(PORT)) if (!ports.has(port)) ports.set(port, String(await freePort()));
  return page.replaceAll(PORT, (port) => ports.get(port) ?? port);
}
