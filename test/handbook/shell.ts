import { spawn, type ChildProcess } from 'node:child_process';
import { text as textOf } from 'node:stream/consumers';
import { freePort } from '../free-port.ts';
import { PATIENCE } from '../runs/limits.ts';

/** Where the first command of a page runs. */
export interface ShellOptions {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** Lines of bash before each command. */
  readonly prelude?: string;
}

/** Reports the exit code of a command, and the folder and the variables for the next one. */
const REPORT = `trap 'printf "%s\\0" "$?" >&3; env -0 >&3' EXIT\n`;

/** Runs the commands of a page in order, as a reader would type them in one terminal. */
export class PageShell {
  readonly #prelude: string;
  #folder: string;
  #env: NodeJS.ProcessEnv;
  /** Exit code of the last command that ended. */
  #code: number | undefined;
  readonly #background: ChildProcess[] = [];
  /** What commands that keep running have printed since the last command. */
  #printed = '';
  #onPrinted: (() => void) | undefined;

  constructor({ folder, env, prelude = '' }: ShellOptions) {
    this.#prelude = `exec 2>&1\n${prelude}`;
    this.#folder = folder;
    this.#env = env;
  }

  get code(): number | undefined {
    return this.#code;
  }

  /** Where the next command runs. */
  get folder(): string {
    return this.#folder;
  }

  /**
   * The terminal after a command: its output and its errors. If that is not what is wanted, it is followed by what
   * running commands print from then on.
   */
  async run(command: string, wanted = /^/): Promise<string> {
    const where = { cwd: this.#folder, env: this.#env };
    const start = this.#prelude;
    this.#printed = '';
    if (command.endsWith('&')) {
      // A group of its own, so that ending the shell ends what it started.
      const child = spawn('bash', ['-c', start + command.slice(0, -1)], { ...where, detached: true });
      this.#background.push(child);
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        this.#printed += text;
        this.#onPrinted?.();
      });
      return this.#below('', wanted);
    }
    const child = spawn('bash', ['-c', `exec 3>&2\n${start}${REPORT}${command}`], {
      ...where,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [printed, report] = await Promise.all([textOf(child.stdout), textOf(child.stderr)]);
    this.#follow(report);
    return wanted.test(printed.trimEnd()) ? printed : this.#below(printed, wanted);
  }

  #follow(report: string): void {
    const [code, ...variables] = report.split('\0').slice(0, -1);
    if (code === undefined) throw new Error('The shell ended without a report.');
    this.#code = Number(code);
    this.#env = Object.fromEntries(
      variables.map((text) => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)]),
    );
    this.#folder = this.#env['PWD'] ?? this.#folder;
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
const PORT = /\b(?:401[01]|4400|80[89]\d)\b/g;

/** The page with a free port instead of each port that it uses. */
export async function withFreePorts(page: string): Promise<string> {
  const ports = new Map<string, string>();
  for (const [port] of page.matchAll(PORT)) if (!ports.has(port)) ports.set(port, String(await freePort()));
  return page.replaceAll(PORT, (port) => ports.get(port) ?? port);
}
