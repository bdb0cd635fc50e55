import { optionsOf, type Description } from './command.ts';
import type { CommandOption } from './option.ts';

export function printOverview(commands: readonly Description[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'forgespec: types, validators, servers and clients from an OpenAPI document, and checks of traffic against it',
    '',
    'Usage: forgespec COMMAND [OPTIONS]',
    '',
    'Commands:',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'forgespec COMMAND --help shows the options of a command.',
    'Exit codes: 0 success, 1 errors were found, 2 the arguments or the input cannot be used, 70 forgespec itself failed.',
    '',
  ].join('\n');
}

export function printHelp(command: Description): string {
  const options = Object.entries(optionsOf(command)).map(
    ([name, option]) => [signature(name, option), option.summary] as const,
  );
  const width = Math.max(...options.map(([left]) => left.length));
  return [
    `Usage: forgespec ${command.name} ${command.usage}`,
    '',
    `${command.summary}.`,
    '',
    ...command.details,
    '',
    'Options:',
    ...options.map(([left, summary]) => `  ${left.padEnd(width)}  ${summary}`),
    '',
  ].join('\n');
}

function signature(name: string, { short, value }: CommandOption): string {
  const long = value === undefined ? `--${name}` : `--${name} ${value}`;
  return `${short === undefined ? '   ' : `-${short},`} ${long}`;
}
