import { writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandsOf, matcherOf } from '../handbook/blocks.ts';
import { PageShell } from '../handbook/shell.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));

/** Without npm's variables about the project whose tests run, and about how much it prints. */
const ENVIRONMENT = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^npm_(?!config_(?!local_prefix|loglevel))|^INIT_CWD$/.test(name),
  ),
);

/** The folders of programs, without those of the project. */
const PROGRAMS = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => !folder.startsWith(repository));

/** Somebody who types what a page shows, in one terminal, and has a Node and its npm. */
export class Reader {
  readonly #shell: PageShell;

  constructor(folder: string, node: string) {
    const PATH = [dirname(node), ...PROGRAMS].join(delimiter);
    this.#shell = new PageShell({ folder, env: { ...ENVIRONMENT, PATH, npm_config_prefer_offline: 'true' } });
  }

  /** Where the next command runs. */
  get folder(): string {
    return this.#shell.folder;
  }

  /** Saves the files of a page and runs its commands, as they stand. Gives what they printed; throws when one fails. */
  async follow(page: string): Promise<string> {
    let all = '';
    for (const { language, command, printed, files } of commandsOf(page, ['sh', 'console'])) {
      for (const { file, text } of files) writeFileSync(join(this.folder, file), text);
      const wanted = matcherOf(printed);
      const output = await this.run(command, wanted);
      if (!wanted.test(output))
        throw new Error(`${command}\nhas to print\n${printed}\nbut prints\n${output}`);
      if (language === 'sh' && this.#shell.code !== 0) throw new Error(`${command} fails\n${output}`);
      all += `${output}\n`;
    }
    return all;
  }

  /** What a command prints. */
  async run(command: string, wanted?: RegExp): Promise<string> {
    return (await this.#shell.run(command, wanted)).trimEnd();
  }

  /** Ends what still runs. */
  end(): void {
    this.#shell.end();
  }
}
