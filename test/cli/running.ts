import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { PATIENCE } from '../runs/limits.ts';

/** A process that goes on until it is told to end. */
export class Running {
  readonly #child: ChildProcess;
  readonly #exit: Promise<unknown>;
  readonly #waiting = new Set<() => void>();
  #read = 0;
  /** All that it has printed so far, on both streams. */
  printed = '';

  constructor(child: ChildProcess) {
    this.#child = child;
    this.#exit = once(child, 'exit');
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        this.printed += chunk;
        for (const check of this.#waiting) check();
      });
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await this.#exit;
    });
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Waits until it prints this after what was waited for before. Throws where that takes too long, with what it printed. */
  async prints(pattern: RegExp, patience = PATIENCE): Promise<RegExpExecArray> {
    const { promise, resolve, reject } = Promise.withResolvers<RegExpExecArray>();
    const check = (): void => {
      const found = pattern.exec(this.printed.slice(this.#read));
      if (found === null) return;
      this.#read += found.index + found[0].length;
      resolve(found);
    };
    const timer = setTimeout(
      () => reject(new Error(`It does not print ${String(pattern)}:\n${this.printed}`)),
      patience,
    );
    this.#waiting.add(check);
    check();
    try {
      return await promise;
    } finally {
      this.#waiting.delete(check);
      clearTimeout(timer);
    }
  }

  /** Ends it with a signal; gives its exit code, or the signal where that ended it. */
  async end(signal: NodeJS.Signals): Promise<unknown> {
    this.#child.kill(signal);
    const [code, by] = (await this.#exit) as readonly unknown[];
    return code ?? by;
  }
}
