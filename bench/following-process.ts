import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { repository } from './places.ts';

/** A command that runs until it is ended. */
export class FollowingProcess {
  readonly #child: ChildProcess;
  #printed = '';
  #wake: () => void = () => {};

  constructor(words: readonly string[], folder: string) {
    const main = join(repository, 'generators/cli/main.ts');
    this.#child = spawn(process.execPath, [main, ...words], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#printed += text;
        this.#wake();
      });
    this.#child.on('exit', () => this.#wake());
  }

  /** Waits until it prints a text, after the previously awaited one. Throws if it ends first. */
  async prints(wanted: RegExp): Promise<void> {
    for (;;) {
      const found = wanted.exec(this.#printed);
      if (found !== null) {
        this.#printed = this.#printed.slice(found.index + found[0].length);
        return;
      }
      if (this.#child.exitCode !== null) throw new Error(`It ended:\n${this.#printed}`);
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#wake = resolve;
      await promise;
    }
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    this.#child.kill('SIGINT');
    await once(this.#child, 'exit');
  }
}
