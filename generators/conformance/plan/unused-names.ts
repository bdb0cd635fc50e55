import { memberPointer } from '../../json/pointer.ts';
import type { Operation } from '../../model/model.ts';
import { alternatives } from '../../sample/alternatives.ts';
import { firstChoice } from '../../sample/choice.ts';
import { allowedValues, lowest, numbersOf } from '../../schema/conjuncts.ts';
import { sampleTexts } from '../../sample/text.ts';
import type { Json } from '../../json/json.ts';
import type { Planning } from '../planning.ts';

/** Maximum number of names that are requested until one is unused. */
const MOST = 8;

/** Names that hardly any server uses. */
const usual: readonly Json[] = [
  2_147_483_629,
  'never-given-to-anything',
  '00000000-0000-4000-8000-00000000dead',
];

/**
 * Names that a path allows and that the server probably does not use: one of the usual ones, then the largest numbers,
 * the values of the schema, and texts for its patterns and formats.
 */
export function unusedNamesFor(
  { model, sampler }: Pick<Planning, 'model' | 'sampler'>,
  read: Operation,
  parameter: string,
): readonly string[] {
  const described = read.parameters.find(({ name, in: place }) => place === 'path' && name === parameter);
  const validate = sampler.validators.parameters(read, 'path');
  const pointer = memberPointer('', parameter);
  const isAllowed = (value: Json): boolean =>
    validate({ [parameter]: value }).every(
      (error) => error.pointer !== pointer && !error.pointer.startsWith(`${pointer}/`),
    );
  const found = usual.filter(isAllowed).slice(0, 1);
  const made = alternatives(model, [described?.schema ?? true], firstChoice).flatMap(
    (conjuncts): readonly Json[] => {
      const top = Math.min(lowest(conjuncts, 'maximum'), lowest(conjuncts, 'exclusiveMaximum'));
      const numbers = Number.isFinite(top) ? [13, 1, 0].map((below) => Math.floor(top) - below) : [];
      const steps = numbersOf(conjuncts, 'multipleOf').map((step) => Math.floor(top / step) * step);
      const texts = sampleTexts(conjuncts, firstChoice).toSorted((one, other) => other.length - one.length);
      return [...numbers, ...steps, ...(allowedValues(conjuncts) ?? []), ...texts];
    },
  );
  const all = [...found, ...made.filter(isAllowed)].flatMap((value) =>
    typeof value === 'string' || typeof value === 'number' ? [String(value)] : [],
  );
  return [...new Set(all)].slice(0, MOST);
}
