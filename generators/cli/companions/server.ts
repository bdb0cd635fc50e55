import { ServerProcess } from '../../dev/server-process.ts';
import type { Companion, Round } from '../watching.ts';

/** Runs the program of the user, and restarts it when its modules change, generated or not. */
export class ServerCompanion implements Companion {
  readonly #program: string;
  readonly introduction: string;
  #process: ServerProcess | undefined;

  /** @param program path of a module that Node runs */
  constructor(program: string) {
    this.#program = program;
    this.introduction = `Server: ${program}`;
  }

  get files(): Iterable<string> {
    return this.#process?.files ?? [];
  }

  async follow({ changed, reporter, watchAgain }: Round): Promise<void> {
    this.#process ??= new ServerProcess(this.#program, {
      onModules: watchAgain,
      onExit: (outcome) => reporter.say(`${this.#program} ended with ${outcome}; an edit starts it again`),
    });
    const { files } = this.#process;
    if (changed !== undefined && ![...files].some((file) => changed.has(file))) return;
    if (changed !== undefined) reporter.say(`${this.#program} restarts`);
    await this.#process.restart();
  }

  async end(): Promise<void> {
    await this.#process?.end();
  }
}
