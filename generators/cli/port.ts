import { stringOption, type OptionValues } from './command.ts';
import { UsageError } from './usage-error.ts';

/** The option `--port`, or one of another name, or `otherwise`; 0 means any free port. */
export function portOf(values: OptionValues, otherwise: number, name = 'port'): number {
  const text = stringOption(values, name) ?? String(otherwise);
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535)
    throw new UsageError(`--${name} takes a number up to 65535; not ${JSON.stringify(text)}.`);
  return port;
}
