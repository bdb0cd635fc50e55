import type { Settings } from '../config/settings.ts';
import type { ProcessContext } from './process-context.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';
import { flag, valued, repeated, type CommandOption } from './option.ts';

/**
 * Exit codes of every command: success; errors were found; the arguments or the input cannot be used; forgespec itself
 * failed (`EX_SOFTWARE` of sysexits.h).
 */
export const EXIT = { fine: 0, findings: 1, usage: 2, internalError: 70 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export type OptionValues = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

export interface Arguments {
  readonly values: OptionValues;
  readonly positionals: readonly string[];
}

/** A call: its arguments, and the configuration of the folder and the environment in which it is made. */
export interface Call extends Arguments {
  readonly settings: Settings;
  readonly environment: ProcessContext['env'];
}

/** Runs a command and returns its exit code. Throws a `UsageError` for an invalid call. */
export type Run = (call: Call, terminal: Terminal) => Promise<ExitCode>;

/** The interface of a command: everything that its help and the parsing of its options need. */
export interface Description {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** The arguments after the name in the usage line. */
  readonly usage: string;
  /** Paragraphs and examples for the command's own help. */
  readonly details: readonly string[];
  readonly options: Readonly<Record<string, CommandOption>>;
  /**
   * Whether the command reads the configuration itself, and continues if it is invalid; it is then called without one.
   */
  readonly readsConfiguration?: true;
}

export interface Command extends Description {
  /**
   * Imports what the command depends on: compilers and highlighters take longer to load than most commands take to run.
   */
  load(): Promise<{ readonly run: Run }>;
}

export function stringOption(values: OptionValues, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** An option with a fixed set of values; the first is the default. Throws a `UsageError` for any other value. */
export function choiceOption<const Choice extends string>(
  values: OptionValues,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const value = stringOption(values, name) ?? choices[0];
  const found = choices.find((choice) => choice === value);
  if (found !== undefined) return found;
  throw new UsageError(`--${name} takes ${choices.join(' or ')}; not ${JSON.stringify(value)}.`);
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

/** The options of a command, then those of every command; a command may redefine one of the latter. */
export function optionsOf({ options }: Description): Readonly<Record<string, CommandOption>> {
  return { ...options, ...COMMON_OPTIONS, ...options };
}
