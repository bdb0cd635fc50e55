import { allowedValues, declaredTypes, isSame } from '../../schema/conjuncts.ts';
import { keywordOf } from '../../schema/schema.ts';
import { typeOf } from '../../schema/types.ts';
import type { Json } from '../../json/json.ts';
import { UNKNOWN_MEMBER, type MutationInput, type Mutator, type Replacement } from './mutator.ts';

/** How the rules of all types are broken. Several schemas share one list of types and one of values. */
export const valueMutators = {
  type: (given) => (isFirstWith('type', given) ? breakType(given) : []),
  const: (given) => (isFirstWith('const', given) ? breakValues(given) : []),
  enum: (given) => {
    const isConstant = given.conjuncts.some((each) => keywordOf(each, 'const') !== undefined);
    return !isConstant && isFirstWith('enum', given) ? breakValues(given) : [];
  },
} satisfies Readonly<Record<string, Mutator>>;

function isFirstWith(keyword: 'type' | 'const' | 'enum', { schema, conjuncts }: MutationInput): boolean {
  return conjuncts.find((each) => keywordOf(each, keyword) !== undefined) === schema;
}

/** One value of each type. */
const examplesOfTypes: readonly Json[] = [
  'text',
  12345,
  1.5,
  true,
  { [UNKNOWN_MEMBER]: 'text' },
  ['text', 'text'],
  null,
];

function breakType({ conjuncts, value }: MutationInput): readonly Replacement[] {
  const types = declaredTypes(conjuncts) ?? [];
  const others = examplesOfTypes.filter((each) => {
    const type = typeOf(each);
    return !types.includes(type) && !(type === 'integer' && types.includes('number'));
  });
  return [
    { values: others },
    { variant: 'null', values: types.includes('null') ? [] : [null] },
    ...nearTypes(value, types.includes('integer') && !types.includes('number')),
  ];
}

/**
 * Values that careless conversions accept: a number or boolean as a text, a boolean as a number, a text that starts
 * like a number, and a number in another notation.
 */
function nearTypes(value: Json, isInteger: boolean): readonly Replacement[] {
  if (typeof value === 'boolean')
    return [
      { variant: 'near', values: [`${value}`] },
      { variant: 'number', values: [Number(value)] },
    ];
  if (typeof value !== 'number') return [];
  const near = { variant: 'near', values: [`${value}`, `${value}abc`] };
  return isInteger
    ? [near, { variant: 'fraction', values: [value + 0.5] }, { variant: 'notation', values: ['0x1f'] }]
    : [near];
}

function breakValues({ conjuncts, value }: MutationInput): readonly Replacement[] {
  const allowed = allowedValues(conjuncts) ?? [];
  const others = ['value_that_is_not_allowed', 987_654, true, false].filter(
    (other) => !allowed.some((each) => isSame(each, other)),
  );
  const alike = others.filter((other) => allowed.some((each) => typeOf(each) === typeOf(other)));
  const texts = [value, ...allowed].filter((each) => typeof each === 'string');
  const otherCase = texts.flatMap((text) => [text.toUpperCase(), text.toLowerCase()]);
  const near = otherCase.filter((text) => !allowed.includes(text));
  return [{ values: [...alike, ...others] }, { variant: 'near', values: near.slice(0, 1) }];
}
