import { formats } from '../../formats/formats.ts';
import { patternText } from '../../sample/pattern-text.ts';
import { keywordOf } from '../../schema/schema.ts';
import { UNKNOWN_MEMBER } from '../../check/mutations/mutator.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import { isObject, setMember } from '../../json/member.ts';
import type { AspectName } from '../codes/aspects.ts';
import type { Roles } from '../compare/draft.ts';
import type { Summary } from '../contain/summary.ts';

export { UNKNOWN_MEMBER } from '../../check/mutations/mutator.ts';

/** Derives other values from a value that one side accepts. */
export type Edits = (value: Json) => readonly Json[];

/** One value of each type, and values that careless readers confuse. */
const plain: readonly Json[] = ['text', 12_345, 0.5, true, false, null, {}, [], '', 'A', '1', -1, 0];

/** Maximum length of texts and lists that are made. */
const MOST = 10_000;

/** Numbers that do not fit into the integers of formats, and numbers that only just fit. */
const numbersBeyond: readonly Json[] = [0.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 63, -(2 ** 64)];

/** Values that differ from a given one in an aspect. */
export function editsFor(name: AspectName, { taking, refusing }: Roles<Summary>): Edits {
  switch (name) {
    case 'unique-items':
    case 'contains':
    case 'unevaluated-items':
      return lists;
    case 'unevaluated-properties':
    case 'property-names':
    case 'dependent-required':
    case 'dependent-schemas':
      return objects;
    case 'pattern-properties': {
      const matching = namesMatching([...taking.conjuncts, ...refusing.conjuncts]);
      return (value) => [...objects(value), ...matching.flatMap((each) => otherMember(each)(value))];
    }
    case 'format':
      return () => [
        'not of this format',
        ...numbersBeyond,
        ...[...refusing.formats].flatMap((format) => Object.values(formats.get(format)?.nearMisses ?? {})),
        ...[...taking.formats].flatMap((format) => formats.get(format)?.samples ?? []),
      ];
    case 'max-items':
      return longerThan(Number(refusing.maxItems));
    case 'max-length':
      return (value) =>
        typeof value === 'string' && refusing.maxLength < MOST
          ? [value.padEnd(Number(refusing.maxLength) + 1, 'a')]
          : [];
    case 'not':
    case 'condition':
      return (value) => [...plain, ...lists(value), ...objects(value), ...(refusing.values ?? [])];
    case 'pattern':
      return (value) =>
        typeof value === 'string'
          ? [`${value}!`, `!${value}`, 'abc', 'ABC', '123', 'a b', 'a-b', 'a_b', '!!!', '', `${value} `]
          : [];
    default:
      return () => [...plain, 'value_that_is_not_allowed'];
  }
}

/** A name for each pattern of `patternProperties`. */
function namesMatching(conjuncts: readonly JsonObject[]): readonly string[] {
  const patterns = conjuncts.flatMap((conjunct) =>
    Object.keys(keywordOf(conjunct, 'patternProperties') ?? {}),
  );
  return patterns.flatMap((pattern) => patternText(pattern, { extra: 0, option: 0 }) ?? []);
}

/** The object without a member. */
export function leaveOut(name: string): Edits {
  return (value) =>
    isObject(value) ? [Object.fromEntries(Object.entries(value).filter(([other]) => other !== name))] : [];
}

/** The object with another value for that member. */
export function otherMember(name: string): Edits {
  return (value) => (isObject(value) ? plain.map((each) => withMember(value, name, each)) : []);
}

/**
 * The object with all members of these names that it lacks. Their common value is one that none of them is likely to
 * accept.
 */
export function addNamed(names: ReadonlySet<string>): Edits {
  return (value) => {
    if (!isObject(value)) return [];
    const others = [...names].filter((name) => !Object.hasOwn(value, name));
    return plain.map((each) => others.reduce((made, name) => withMember(made, name, each), value));
  };
}

/** The object with an undescribed member. */
export function addOther(value: Json): readonly Json[] {
  return otherMember(UNKNOWN_MEMBER)(value);
}

/** Lists that repeat the items of a list until they have one item more than `count`. */
function longerThan(count: number): Edits {
  return (value) => {
    if (!Array.isArray(value) || value.length === 0 || count >= MOST) return [];
    return [Array.from({ length: count + 1 }, (_, index) => value[index % value.length] ?? null)];
  };
}

function lists(value: Json): readonly Json[] {
  if (!Array.isArray(value)) return [];
  const [first = null] = value;
  return [
    [],
    [...value, first],
    [first, first],
    value.slice(0, -1),
    ...plain.map((each) => [...value, each]),
    ...plain.map((each) => [each]),
  ];
}

function objects(value: Json): readonly Json[] {
  if (!isObject(value)) return [];
  const fewer = Object.keys(value).flatMap((name) => leaveOut(name)(value));
  const named = ['A', 'a-b', '1', '__x', 'x_'].map((name) => withMember(value, name, 'text'));
  const bare = Object.keys(value).map((name): JsonObject => withMember({}, name, value[name] ?? null));
  return [...addOther(value), ...fewer, ...named, ...bare, {}];
}

function withMember(object: JsonObject, name: string, value: Json): JsonObject {
  const made = { ...object };
  setMember(made, name, value);
  return made;
}
