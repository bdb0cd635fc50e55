import { stringOption, type OptionValues } from './command.ts';
import { wrongValue } from './usage-error.ts';

/** The largest number of an option. */
const LARGEST = 1_000_000_000;

/** The number of an option, or `otherwise`. */
export function wholeNumber(
  values: OptionValues,
  name: string,
  { from, otherwise }: { readonly from: number; readonly otherwise: number },
): number {
  const text = stringOption(values, name);
  if (text === undefined) return otherwise;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < from || number > LARGEST)
    throw wrongValue(name, `a whole number from ${from}`, text);
  return number;
}

/** The port of `--port` or of another option; 0 means any free port. */
export function portOf(values: OptionValues, otherwise: number, name = 'port'): number {
  const text = stringOption(values, name) ?? String(otherwise);
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw wrongValue(name, 'a number up to 65535', text);
  return port;
}
