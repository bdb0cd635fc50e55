import { stringOption, type OptionValues } from './command.ts';
import { UsageError } from './usage-error.ts';

/** Larger numbers are typing errors. */
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
    throw new UsageError(`--${name} takes a whole number from ${from}; not ${JSON.stringify(text)}.`);
  return number;
}
