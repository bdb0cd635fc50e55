import { hostNameOf } from '../process/allowed-host.ts';
import { stringOptions, type OptionValues } from './command.ts';
import { wrongValue } from './usage-error.ts';
import { repeated, type CommandOption } from './option.ts';

/** An option of commands that listen. */
export const allowHost: CommandOption = repeated(
  'NAME',
  'Also serve requests for this host name; may be repeated, and .NAME allows the names below it',
);

/** The host names of `--allow-host`. Throws a `UsageError` for an invalid name. */
export function allowedHosts(values: OptionValues): readonly string[] {
  const names = stringOptions(values, 'allow-host');
  const wrong = names.find((name) => hostNameOf(name.replace(/^\./, '')) === undefined || /:\d+$/.test(name));
  if (wrong !== undefined) throw wrongValue('allow-host', 'a host name without a port', wrong);
  return names;
}
