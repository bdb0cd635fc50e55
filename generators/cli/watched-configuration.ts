import { resolve } from 'node:path';
import type { Call } from './command.ts';
import { readConfiguration } from './configuration.ts';
import { generationsOf } from './generation.ts';
import { reportFindings } from './report.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** The configuration of a call that keeps running. While it is invalid, the previous one stays in effect. */
export class Configuration {
  /** Absolute paths, including those of deleted files, which may be created again. */
  readonly files = new Set<string>();
  readonly #terminal: Terminal;
  #call: Call | undefined;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  /** Sets the current call. */
  use(call: Call): void {
    const { path } = call.settings;
    this.#call = call;
    if (path !== undefined) this.files.add(resolve(path));
  }

  /** The call with the options of the current configuration; undefined if it has not changed or is invalid. */
  async after(changed: ReadonlySet<string>): Promise<Call | undefined> {
    const call = this.#call;
    if (call === undefined || [...this.files].every((file) => !changed.has(file))) return undefined;
    try {
      const settings = await readConfiguration(call.values);
      if ('findings' in settings) reportFindings(settings.findings, this.#terminal);
      else {
        const next = { ...call, settings };
        generationsOf(next, this.#terminal);
        this.#terminal.note('The configuration has changed: everything starts again with it.');
        return next;
      }
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      this.#terminal.note(error.message);
    }
    this.#terminal.note('The configuration cannot be used: the previous one stays in effect.');
    return undefined;
  }
}
