import { parseArgs } from 'node:util';
import { toolkitVersion } from '../process/package-root.ts';
import { EXIT, optionsOf, stringOption, type Arguments, type Command, type ExitCode } from './command.ts';
import { suggest } from '../source/rules/suggestion.ts';
import { UsageError } from './usage-error.ts';
import { commands } from './commands.ts';
import { noSettings } from '../config/settings.ts';
import { readConfiguration } from './configuration.ts';
import { printHelp, printOverview } from './help.ts';
import { refuseCall } from './report.ts';
import type { ProcessContext } from './process-context.ts';
import { openTerminal, parseFormat } from './terminal.ts';

/** Runs one call of the command line and returns its exit code. */
export async function run(words: readonly string[], context: ProcessContext): Promise<ExitCode> {
  const [name, ...rest] = words;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    context.stdout.write(printOverview(Object.values(commands)));
    return name === undefined ? EXIT.usage : EXIT.fine;
  }
  if (name === '--version') {
    context.stdout.write(`${toolkitVersion()}\n`);
    return EXIT.fine;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined)
    return printUsageError(`There is no command ${JSON.stringify(name)}.`, 'forgespec --help', context);
  try {
    return await runCommand(command, rest, context);
  } catch (error) {
    if (error instanceof UsageError)
      return printUsageError(error.message, `forgespec ${command.name} --help`, context);
    throw error;
  }
}

async function runCommand(
  command: Command,
  words: readonly string[],
  context: ProcessContext,
): Promise<ExitCode> {
  const input = parseWords(command, words);
  if (input.values['help'] === true) {
    context.stdout.write(printHelp(command));
    return EXIT.fine;
  }
  // A command may have its own formats.
  const hasOwnFormats = Object.hasOwn(command.options, 'format');
  const format = hasOwnFormats ? 'text' : parseFormat(stringOption(input.values, 'format'));
  const terminal = openTerminal(format, context);
  try {
    const settings = command.readsConfiguration ? noSettings : await readConfiguration(input.values);
    if ('findings' in settings) return refuseCall(settings.findings, terminal);
    const { run: runLoaded } = await command.load();
    return await runLoaded({ ...input, settings, environment: context.env }, terminal);
  } finally {
    terminal.done();
  }
}

function parseWords(command: Command, words: readonly string[]): Arguments {
  try {
    return parseArgs({
      args: [...words],
      options: optionsOf(command),
      allowPositionals: true,
      strict: true,
    });
  } catch (error) {
    throw new UsageError(messageOf(error as NodeJS.ErrnoException, Object.keys(optionsOf(command))));
  }
}

/** The message of an error of `parseArgs`, with suggestions for an unknown option. */
function messageOf({ code, message }: NodeJS.ErrnoException, options: readonly string[]): string {
  const [, unknown] = /^Unknown option '(-[^']*)'/.exec(message) ?? [];
  if (code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION' || unknown === undefined) return message;
  const names = options.map((name) => `--${name}`);
  return `There is no option ${unknown}.${suggest(unknown, names)}`;
}

function printUsageError(message: string, help: string, { stderr }: ProcessContext): ExitCode {
  stderr.write(`${message}\nSee ${help}.\n`);
  return EXIT.usage;
}
