import type { Json } from '../json/json.ts';
import { anyListOf, listOf, mapOf, oneOf, record, shown, stated, text, type Reader } from './reader.ts';
import type {
  Deprecation,
  Limit,
  Pagination,
  Removal,
  RoleRule,
  Transition,
  Visibility,
  Words,
} from './words.ts';

/** The name of an extension that this toolkit knows. */
export type Word = keyof Words;

const roleRule = record<RoleRule>({ minimum: text, scope: text, deployment: text, note: text }, 'minimum');

const limit = record<Limit>(
  { name: text, value: shown, unit: text, per: text, deployment: text, note: text },
  'name',
  'value',
);

const transition = record<Transition>(
  { resource: text, from: text, to: text, by: text, when: text, note: text },
  'resource',
  'from',
  'to',
);

/** One reader for each extension. A value of another shape is not part of this vocabulary. */
export const vocabulary: { readonly [Name in Word]: Reader<Words[Name]> } = {
  'x-body-also-in': anyListOf(oneOf('query', 'multipart')),
  'x-deployment': listOf(text),
  'x-deprecated': record<Deprecation>({ replacement: text, removal: text, note: text }),
  'x-enum-varnames': listOf(text),
  'x-feature-flag': text,
  'x-ignored-when': text,
  'x-implied': stated,
  'x-limits': listOf(limit),
  'x-multi-segment': stated,
  'x-mutually-exclusive': groups,
  'x-not-shown': listOf(text),
  'x-observed': stated,
  'x-pagination': record<Pagination>({ modes: listOf(oneOf('offset', 'keyset')), note: text }, 'modes'),
  'x-parameter-encoding': text,
  'x-removed': listOf(record<Removal>({ name: text, note: text }, 'name')),
  'x-requires': listOf(text),
  'x-role': listOf(roleRule),
  'x-source': listOf(text),
  'x-stand-ins': mapOf(text),
  'x-tier': text,
  'x-transitions': listOf(transition),
  'x-visibility': record<Visibility>({ to: listOf(text), when: text }),
  'x-vocabulary': text,
};

/** Extensions about who may call an operation. */
export const accessWords = ['x-role', 'x-tier', 'x-deployment', 'x-feature-flag'] as const satisfies Word[];

/** Extensions about when a member may be left out, changed or ignored. */
export const conditionWords = [
  'x-feature-flag',
  'x-ignored-when',
  'x-not-shown',
  'x-removed',
  'x-requires',
  'x-role',
  'x-stand-ins',
  'x-tier',
  'x-visibility',
] as const satisfies Word[];

/** The value of an extension in an object of the document; undefined where it cannot be read. */
export function readExtension<Name extends Word>(
  holder: Readonly<Record<string, Json>>,
  word: Name,
): Words[Name] | undefined {
  return Object.hasOwn(holder, word) ? vocabulary[word](holder[word]) : undefined;
}

function groups(value: Json | undefined): readonly (readonly string[])[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const read = value.flatMap((group) => {
    const names = listOf(text)(group);
    return names === undefined ? [] : [names];
  });
  return read.length === 0 ? undefined : read;
}
