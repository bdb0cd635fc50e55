import { stringOption, type OptionValues } from './command.ts';
import { UsageError } from './usage-error.ts';

/** The option `--port`, or `otherwise`; 0 stands for any port that is free. */
export function portOf(values: OptionValues, otherwise: number): number {
  const text = stringOption(values, 'port') ?? String(otherwise);
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535)
    throw new UsageError(`--port takes a number up to 65535; not ${JSON.stringify(text)}.`);
  return port;
}
