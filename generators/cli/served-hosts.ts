import { hostNameOf } from '../allowed-host.ts';
import { stringOptions, type OptionValues } from './command.ts';
import { UsageError } from './usage-error.ts';
import { repeated, type CommandOption } from './option.ts';

/** An option of commands that listen. */
export const allowHost: CommandOption = repeated(
  'NAME',
  'Also serve requests for this host name; may be repeated, and .NAME allows the names below it',
);

/** The host names of `--allow-host`. Throws a `UsageError` for an invalid name. */
export function allowedHosts(values: OptionValues): readonly string[] {
  const names = stringOptions(values, 'allow-host');
  for (const name of names) {
    if (hostNameOf(name.replace(/^\./, '')) === undefined || /:\d+$/.test(name))
      throw new UsageError(`--allow-host takes a host name without a port; not ${JSON.stringify(name)}.`);
  }
  return names;
}
