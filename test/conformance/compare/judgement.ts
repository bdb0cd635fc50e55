import type { Validator } from '../artifacts/validators.ts';
import type { Json } from '../document/json.ts';
import type { Cases } from '../document/values/cases.ts';
import type { Disagreement } from './comparison.ts';

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
    ...invalid.flatMap(({ value, faults }): Disagreement[] => {
      const result = validate(value);
      if (result.valid || is(value)) {
        return [{ name: 'validators/refuses', says: `${what} accepts ${print(value)}` }];
      }
      const pointers = result.errors.map(({ pointer }) => pointer);
      const isTold = faults.some(({ pointer }) => pointers.includes(pointer));
      const wanted = faults.map(({ pointer }) => pointer);
      return isTold
        ? []
        : [
            {
              name: 'validators/pointer',
              says: `${what} points at ${print(pointers)}, not ${print(wanted)}`,
            },
          ];
    }),
  ];
}

/** Some of the cases, from all over them: enough to tell one schema from another. */
export function someOf({ valid, invalid }: Cases, most: number): Cases {
  return { valid: spread(valid, most), invalid: spread(invalid, most) };
}

function spread<Item>(items: readonly Item[], most: number): readonly Item[] {
  const step = Math.max(1, Math.ceil(items.length / most));
  return items.filter((_, index) => index % step === 0);
}

function print(value: Json): string {
  return JSON.stringify(value).slice(0, 300);
}
