import { pointerSteps } from '../parameters/error.ts';
import { readLooseBoolean, readScalar } from '../parameters/scalar.ts';
import type { ValidationError, Validator } from '../validation/result.ts';

/** How often a value is converted: errors inside an alternative appear only when the rest is valid. */
const MOST_PASSES = 3;

/**
 * The value of a JSON body, with texts converted to numbers and booleans: `"30"` to 30, `"True"` to true. Only values
 * that the validator refuses are converted.
 */
export function lenientJson(validator: Pick<Validator<unknown>, 'validate'>, value: unknown): unknown {
  let current = value;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const result = validator.validate(current);
    if (result.valid) return current;
    const readings = result.errors.flatMap((error) => readingOf(error, current));
    if (readings.length === 0) return current;
    const copy = structuredClone(current);
    current = readings.reduce((whole, [steps, read]) => replaced(whole, steps, read), copy);
  }
  return current;
}

type Reading = readonly [steps: readonly string[], read: number | boolean];

function readingOf({ pointer, keyword, expected }: ValidationError, value: unknown): readonly Reading[] {
  const steps = pointerSteps(pointer);
  const found = steps.reduce<unknown>(memberOf, value);
  if (typeof found !== 'string' && typeof found !== 'number') return [];
  const wanted: readonly unknown[] = [expected].flat();
  const kinds =
    keyword === 'type' || keyword === 'types' ? wanted : wanted.map((constant) => typeof constant);
  if (!['type', 'types', 'enum', 'const'].includes(keyword) || kinds.includes('string')) return [];
  const read = readAs(String(found), new Set(kinds));
  return read === undefined || read === found ? [] : [[steps, read]];
}

function readAs(text: string, kinds: ReadonlySet<unknown>): number | boolean | undefined {
  const number = kinds.has('number') ? readScalar(text, 'number') : undefined;
  const read = (kinds.has('integer') ? readScalar(text, 'integer') : undefined) ?? number;
  if (typeof read === 'number') return read;
  return kinds.has('boolean') ? readLooseBoolean(text) : undefined;
}

function memberOf(value: unknown, step: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, step)
    ? Reflect.get(value, step)
    : undefined;
}

function replaced(whole: unknown, steps: readonly string[], read: number | boolean): unknown {
  const last = steps.at(-1);
  if (last === undefined) return read;
  const holder = steps.slice(0, -1).reduce<unknown>(memberOf, whole);
  if (typeof holder === 'object' && holder !== null) Reflect.set(holder, last, read);
  return whole;
}
