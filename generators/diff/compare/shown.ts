import { jsonText } from '../../../runtime/contract/json-text.ts';
import { writtenOf } from '../../schema/schema.ts';
import type { Json } from '../../json/json.ts';
import type { Aspect } from '../codes/aspects.ts';
import { atoms, type Summary } from '../contain/summary.ts';

/** Characters of a value that are shown. */
const LONGEST = 80;
/** Values of a list that are shown. */
const MOST = 5;

/** The text of schemas in one aspect: `60`, `"a" or "b"`; undefined where they have no such keyword. */
export function shownAspect(summary: Summary, { name, keywords }: Aspect): string | undefined {
  if (name === 'type') return shownTypes(summary);
  if (name === 'values') return summary.values === undefined ? undefined : shownValues(summary.values);
  const texts = summary.conjuncts.flatMap((conjunct) =>
    keywords.flatMap((keyword) => {
      const value = writtenOf(conjunct, keyword);
      if (value === undefined) return [];
      const text = shownValue(value as Json);
      return [keyword.startsWith('exclusive') ? `${text} (excluded)` : text];
    }),
  );
  return texts.length === 0 ? undefined : [...new Set(texts)].join(' and ');
}

/** A value as JSON, truncated where it is long. */
export function shownValue(value: Json): string {
  return truncated(jsonText(value));
}

export function truncated(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

export function shownValues(values: readonly Json[]): string {
  const shown = values.slice(0, MOST).map(shownValue).join(', ');
  return values.length > MOST ? `${shown} and ${values.length - MOST} more` : shown;
}

function shownTypes({ types }: Summary): string | undefined {
  if (types.size === atoms.length) return undefined;
  const isNumber = types.has('fraction');
  const names = atoms.flatMap((atom) => {
    if (!types.has(atom) || (atom === 'integer' && isNumber)) return [];
    return [atom === 'fraction' ? 'number' : atom];
  });
  return names.join(' or ');
}

/** The formats of values, in alphabetical order. */
export function shownFormats({ formats }: Summary): string | undefined {
  return formats.size === 0 ? undefined : [...formats].toSorted().map(shownValue).join(' and ');
}
