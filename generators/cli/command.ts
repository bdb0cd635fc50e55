import type { Settings } from '../config/settings.ts';
import type { ProcessContext } from './process-context.ts';
import type { Terminal } from './terminal.ts';
import { wrongValue } from './usage-error.ts';
import { flag, valued, repeated, type CommandOption } from './option.ts';

/**
 * The exit codes of all commands. `usage`: the arguments or the input cannot be used; `internalError` is `EX_SOFTWARE` of
 * sysexits.h.
 */
export const EXIT = { fine: 0, findings: 1, usage: 2, internalError: 70 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export type OptionValues = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

export interface Arguments {
  readonly values: OptionValues;
  readonly positionals: readonly string[];
}

/** The arguments of a call, with the configuration and the environment. */
export interface Call extends Arguments {
  readonly settings: Settings;
  readonly environment: ProcessContext['env'];
}

/** Runs a command and returns its exit code. Throws a `UsageError` for an invalid call. */
export type Run = (call: Call, terminal: Terminal) => Promise<ExitCode>;

/** What the help of a command and the parsing of its options need. */
export interface Description {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** The arguments after the name in the usage line. */
  readonly usage: string;
  /** Paragraphs and examples for the command's own help. */
  readonly details: readonly string[];
  readonly options: Readonly<Record<string, CommandOption>>;
  /** Whether the command reads the configuration itself; it is then called without one. */
  readonly readsConfiguration?: true;
}

export interface Command extends Description {
  /** Imports the module of the command. Its dependencies take longer to load than most commands take to run. */
  load(): Promise<{ readonly run: Run }>;
}

export function stringOption(values: OptionValues, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** An option with a fixed set of values. Throws a `UsageError` for any other value. */
export function optionalChoice<const Choice extends string>(
  values: OptionValues,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const value = stringOption(values, name);
  const found = choices.find((choice) => choice === value);
  if (value !== undefined && found === undefined) throw wrongValue(name, choices.join(' or '), value);
  return found;
}

/** The same with the first value as default. */
export function choiceOption<const Choice extends string>(
  values: OptionValues,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  return optionalChoice(values, name, choices) ?? choices[0];
}

/** The values of an option that may be given several times. */
export function stringOptions(values: OptionValues, name: string): readonly string[] {
  return [values[name] ?? []].flat().filter((value) => typeof value === 'string');
}

/** Options that every command takes. */
const COMMON_OPTIONS = {
  document: {
    short: 'd',
    ...valued('PATH', 'The document (default: that of the configuration, spec/openapi.yaml or openapi.yaml)'),
  },
  root: valued(
    'DIR',
    'Folder that references of the document may not leave (default: the folder of the document)',
  ),
  config: valued(
    'FILE',
    'The configuration (default: forgespec.config.ts, .js or .json here or in a folder above)',
  ),
  'no-config': flag('Use no configuration file'),
  rule: repeated('CODE=LEVEL', 'Findings of this code are off, note, warning or error; may be repeated'),
  name: repeated(
    'KIND.KEY=NAME',
    'A name for an operation or a schema, such as schemas.PetDto=Pet; may be repeated',
  ),
  layout: valued('LAYOUT', 'operation (default): a file for each operation; family: one for those of a tag'),
  plugin: repeated('NAME', 'A plug-in: package, or path that begins with ./; may be repeated'),
  format: valued('FORMAT', 'text (default) or json; findings also as sarif'),
  help: { short: 'h', ...flag('Show this help') },
} as const satisfies Record<string, CommandOption>;

/** The options of a command, then the common ones, which a command may redefine. */
export function optionsOf({ options }: Description): Readonly<Record<string, CommandOption>> {
  return { ...options, ...COMMON_OPTIONS, ...options };
}
