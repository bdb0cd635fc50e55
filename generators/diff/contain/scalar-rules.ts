import type { KeywordName } from '../../keywords/keywords.ts';
import { formats } from '../../formats/formats.ts';
import { keywordOf, writtenOf } from '../../schema/schema.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import { isMultiple } from '../../json/numbers.ts';
import { canonicalText } from './canonical-text.ts';
import { atomsOf, constantsUnder, isHigher, isLower, type End, type Summary } from './summary.ts';

/** Whether a summary implies a keyword of a schema object. */
type ScalarRule = (summary: Summary, conjunct: JsonObject) => boolean;

/** The rules that compare with the known limits of the values. */
export const scalarRules: Partial<Record<KeywordName, ScalarRule>> = {
  type: ({ types }, conjunct) => {
    const taken = atomsOf(keywordOf(conjunct, 'type') ?? []);
    return [...types].every((type) => taken.has(type));
  },
  const: (summary, conjunct) => takesValues(summary, constantsUnder(conjunct, 'const')),
  enum: (summary, conjunct) => takesValues(summary, constantsUnder(conjunct, 'enum')),
  format: takesFormat,
  pattern: ({ patterns }, conjunct) => patterns.has(keywordOf(conjunct, 'pattern') ?? ''),
  minimum: ({ low }, conjunct) => startsWithin(low, writtenOf(conjunct, 'minimum'), false),
  exclusiveMinimum: ({ low }, conjunct) => startsWithin(low, writtenOf(conjunct, 'exclusiveMinimum'), true),
  maximum: ({ high }, conjunct) => endsWithin(high, writtenOf(conjunct, 'maximum'), false),
  exclusiveMaximum: ({ high }, conjunct) => endsWithin(high, writtenOf(conjunct, 'exclusiveMaximum'), true),
  multipleOf: ({ steps, types }, conjunct) => {
    const step = writtenOf(conjunct, 'multipleOf') ?? 1;
    const known = types.has('fraction') ? steps : [...steps, 1];
    return known.some((each) => isMultiple(each, step));
  },
  minLength: ({ minLength }, conjunct) => minLength >= (writtenOf(conjunct, 'minLength') ?? 0),
  maxLength: ({ maxLength }, conjunct) => maxLength <= (writtenOf(conjunct, 'maxLength') ?? Infinity),
  minItems: ({ minItems }, conjunct) => minItems >= (writtenOf(conjunct, 'minItems') ?? 0),
  maxItems: ({ maxItems }, conjunct) => maxItems <= (writtenOf(conjunct, 'maxItems') ?? Infinity),
  uniqueItems: ({ isUnique, maxItems }, conjunct) =>
    isUnique || maxItems <= 1 || keywordOf(conjunct, 'uniqueItems') !== true,
  minProperties: ({ minProperties }, conjunct) =>
    minProperties >= (writtenOf(conjunct, 'minProperties') ?? 0),
  maxProperties: ({ maxProperties }, conjunct) =>
    maxProperties <= (writtenOf(conjunct, 'maxProperties') ?? Infinity),
};

/** For each format, the wider formats that its values have as well. */
const widerFormats: ReadonlyMap<string, readonly string[]> = new Map([
  ['int32', ['int64']],
  ['uri', ['uri-reference', 'iri', 'iri-reference']],
  ['uri-reference', ['iri-reference']],
  ['iri', ['iri-reference']],
]);

/**
 * Whether the values have the format or a narrower one, or their types imply it: every number is a `double`, and
 * every integer that programs exchange exactly (RFC 8259, section 6; checks accept no other) is an `int64`.
 */
function takesFormat({ types, formats: known }: Summary, conjunct: JsonObject): boolean {
  const name = keywordOf(conjunct, 'format') ?? '';
  const format = formats.get(name);
  const isOfNumbers = [...types].every((type) => type === 'integer' || type === 'fraction');
  if (format?.open === true && isOfNumbers) return true;
  if (name === 'int64' && [...types].every((type) => type === 'integer')) return true;
  if (format?.check?.type === 'string' && !types.has('string')) return true;
  return known.has(name) || [...known].some((each) => widerFormats.get(each)?.includes(name) === true);
}

/**
 * Whether all values are among the constants. `boolean` and `null` have known values; other types only if they are
 * listed.
 */
function takesValues({ types, values }: Summary, constants: readonly Json[] = []): boolean {
  const taken = new Set(constants.map(canonicalText));
  if (values !== undefined) return values.every((value) => taken.has(canonicalText(value)));
  return [...types].every((type) => {
    if (type === 'null') return taken.has('null');
    return type === 'boolean' && taken.has('true') && taken.has('false');
  });
}

function startsWithin(low: Summary['low'], value: End['value'] | undefined, excluded: boolean): boolean {
  if (value === undefined) return true;
  return low !== undefined && !isHigher({ value, excluded }, low);
}

function endsWithin(high: Summary['high'], value: End['value'] | undefined, excluded: boolean): boolean {
  if (value === undefined) return true;
  return high !== undefined && !isLower({ value, excluded }, high);
}
