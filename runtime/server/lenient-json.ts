import { pointerSteps } from '../parameters/error.ts';
import { readLooseBoolean, readScalar } from '../parameters/scalar.ts';
import type { ValidationError, Validator } from '../validation/result.ts';

/** Maximum number of passes over a value: errors inside an alternative appear only when the rest is valid. */
const MOST_PASSES = 3;

/** What is changed in a JSON body. */
export interface Leniency {
  /** Whether texts are converted to numbers and booleans: `"30"` to 30, `"True"` to true. */
  readonly scalars: boolean;
  /** Whether members are left out that `additionalProperties` or `unevaluatedProperties` refuse. */
  readonly unknown: boolean;
}

/**
 * The value of a JSON body, in which everything that the validator refuses is changed, as far as the leniency allows.
 */
export function lenientJson(
  validator: Pick<Validator<unknown>, 'validate'>,
  value: unknown,
  leniency: Leniency,
): unknown {
  let current = value;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const result = validator.validate(current);
    if (result.valid) return current;
    const changes = result.errors.flatMap((error) => changesFor(error, current, leniency));
    if (changes.length === 0) return current;
    const copy = structuredClone(current);
    current = changes.reduce((whole, [steps, read]) => changed(whole, steps, read), copy);
  }
  return current;
}

/** A value in place of the one at a pointer; undefined removes that member. */
type Change = readonly [steps: readonly string[], read: number | boolean | undefined];

const CLOSED: ReadonlySet<string> = new Set(['additionalProperties', 'unevaluatedProperties']);

function changesFor(error: ValidationError, value: unknown, leniency: Leniency): readonly Change[] {
  if (CLOSED.has(error.keyword)) return leniency.unknown ? [[pointerSteps(error.pointer), undefined]] : [];
  return leniency.scalars ? readingsOf(error, value) : [];
}

function readingsOf({ pointer, keyword, expected }: ValidationError, value: unknown): readonly Change[] {
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

function changed(whole: unknown, steps: readonly string[], read: Change[1]): unknown {
  const last = steps.at(-1);
  if (last === undefined) return read;
  const holder = steps.slice(0, -1).reduce<unknown>(memberOf, whole);
  if (typeof holder !== 'object' || holder === null) return whole;
  if (read === undefined) Reflect.deleteProperty(holder, last);
  else Reflect.set(holder, last, read);
  return whole;
}
