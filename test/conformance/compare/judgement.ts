import type { ValidationError, Validator } from '../artifacts/validators.ts';
import type { Fault } from '../document/oracle.ts';
import { member, type Json } from '../document/json.ts';
import type { Cases } from '../document/values/cases.ts';
import type { Disagreement } from './comparison.ts';
import { setDifference } from './difference.ts';

/** What a validator says of values that are known to be valid or not, and of the place where they are not. */
export function compareJudgement(
  what: string,
  { validate, is }: Validator,
  { valid, invalid }: Cases,
): readonly Disagreement[] {
  return [
    ...valid.flatMap((value) =>
      validate(value).valid && is(value)
        ? []
        : [{ name: 'validators/accepts', says: `${what} refuses ${print(value)}` }],
    ),
    ...invalid.flatMap(({ value, faults }): readonly Disagreement[] => {
      const result = validate(value);
      if (result.valid || is(value)) {
        return [{ name: 'validators/refuses', says: `${what} accepts ${print(value)}` }];
      }
      const pointers = result.errors.map(({ pointer }) => pointer);
      const isTold = faults.some(({ pointer }) => pointers.includes(pointer));
      const wanted = faults.map(({ pointer }) => pointer);
      return isTold
        ? compareValues(what, result.errors, faults)
        : [
            {
              name: 'validators/pointer',
              says: `${what} points at ${print(pointers)}, not ${print(wanted)}`,
            },
          ];
    }),
  ];
}

/** What is not one of the values is told which they are, also where something else would do instead. */
function compareValues(
  what: string,
  errors: readonly ValidationError[],
  faults: readonly Fault[],
): readonly Disagreement[] {
  return errors.flatMap(({ keyword, expected, pointer }) => {
    const told = keyword === 'anyOf' ? member(expected as Json | undefined, 'values') : expected;
    const sets = faults.filter((fault) => fault.pointer === pointer).flatMap(({ allowed }) => allowed ?? []);
    if (!/^(enum|anyOf)$/.test(keyword) || !Array.isArray(told) || sets.length === 0) return [];
    return setDifference('validators/values', `${what} ${pointer}`, told.map(print), sets.map(print));
  });
}

/** Some of the cases, from all over them: enough to tell one schema from another. */
export function someOf({ valid, invalid }: Cases, most: number): Cases {
  return { valid: spread(valid, most), invalid: spread(invalid, most) };
}

function spread<Item>(items: readonly Item[], most: number): readonly Item[] {
  const step = Math.max(1, Math.ceil(items.length / most));
  return items.filter((_, index) => index % step === 0);
}

function print(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 300);
}
