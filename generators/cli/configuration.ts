import { findConfig } from '../config/find.ts';
import { noSettings, type Settings } from '../config/settings.ts';
import { LEVELS, type Level } from '../diagnostics/severities.ts';
import { layouts } from '../model/layout.ts';
import type { Naming } from '../model/naming.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { optionalChoice, stringOption, stringOptions, type OptionValues } from './command.ts';
import { UsageError, wrongValue } from './usage-error.ts';

/** The options that change a configuration. */
const OPTIONS = ['plugin', 'layout', 'name', 'rule'];

/**
 * The configuration of a call: the file of `--config`, or that of the working folder, with the changes of other options.
 * Throws a `UsageError` for options that contradict each other.
 */
export async function readConfiguration(
  values: OptionValues,
): Promise<Settings | { readonly findings: readonly Finding[] }> {
  const config = configPath(values);
  if (config === undefined && !OPTIONS.some((name) => Object.hasOwn(values, name))) return noSettings;
  // Loaded only if there is a configuration to check.
  const { readSettings } = await import('../config/read-settings.ts');
  return readSettings({
    config,
    plugins: stringOptions(values, 'plugin'),
    layout: optionalChoice(values, 'layout', layouts),
    naming: readNames(stringOptions(values, 'name')),
    levels: Object.fromEntries(stringOptions(values, 'rule').map(readRule)),
  });
}

function configPath(values: OptionValues): string | undefined {
  const named = stringOption(values, 'config');
  if (values['no-config'] !== true) return named ?? foundPath();
  if (named !== undefined) throw new UsageError('Give --config or --no-config, not both.');
  return undefined;
}

function foundPath(): string | undefined {
  const found = findConfig(process.cwd());
  if (found?.isForeign === true)
    throw new UsageError(
      `${found.path} belongs to another user, so it is not run. Name it with --config to use it, or do without by --no-config.`,
    );
  return found?.path;
}

function readNames(names: readonly string[]): Naming | undefined {
  if (names.length === 0) return undefined;
  const read = names.map((given) => {
    const [, kind, key = '', name = ''] = /^(operations|schemas)\.(.+)=(.+)$/.exec(given) ?? [];
    if (kind === undefined)
      throw wrongValue(
        'name',
        'a key and a name, such as operations.getPet=fetchPet or schemas.PetDto=Pet',
        given,
      );
    return { kind, key, name };
  });
  const of = (wanted: string): Readonly<Record<string, string>> =>
    Object.fromEntries(read.filter(({ kind }) => kind === wanted).map(({ key, name }) => [key, name]));
  return { operations: of('operations'), schemas: of('schemas') };
}

function readRule(rule: string): readonly [string, Level] {
  const [code = '', given = ''] = rule.split('=', 2);
  const level = LEVELS.find((each) => each === given);
  if (level === undefined)
    throw wrongValue('rule', `a code and ${LEVELS.join(', ')}, such as openapi/undeclared-tag=off`, rule);
  return [code, level];
}
