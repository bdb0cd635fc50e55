import { finding } from '../../../diagnostics/catalog.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import type { Json, JsonObject } from '../../../json/json.ts';
import { isJson } from '../../document/media-type.ts';
import { isObject, listOf, memberOf } from '../../../json/member.ts';
import { placeInside } from '../../document/place-inside.ts';
import { formatPointer } from '../../../json/pointer.ts';
import { isRounded } from '../../../json/numbers.ts';
import { abbreviate } from '../../../json/abbreviate.ts';
import type { CheckedPart, PartRule } from '../rule.ts';
import type { Mismatch } from '../value-checks.ts';

/**
 * Values in the document must be valid by the schema beside them: `default`, `examples` and `enum` of schemas, and the
 * examples of parameters, headers and bodies in JSON (JSON Schema 2020-12 Validation, sections 9.2 and 9.5; OpenAPI
 * 3.1.1, sections 4.8.12.2 and 4.8.14).
 */
export const checkGivenValues: PartRule = function* ({ nodes, ...context }) {
  for (const { value, shape } of nodes) {
    if (shape === 'schema') yield* schemaValues(value, context);
    if (shape === 'parameter' || shape === 'header')
      yield* exampleValues(value, memberOf(value, 'schema'), context);
    const content = holdsContent.has(shape) ? memberOf(value, 'content') : undefined;
    for (const [type, mediaType] of isObject(content) ? Object.entries(content) : [])
      if (isJson(type) && isObject(mediaType))
        yield* exampleValues(mediaType, memberOf(mediaType, 'schema'), context);
  }
};

const holdsContent: ReadonlySet<string> = new Set(['requestBody', 'response', 'parameter', 'header']);

type Context = Pick<CheckedPart, 'places' | 'references' | 'values'>;

function* schemaValues(schema: JsonObject, { places, values }: Context): Generator<Finding> {
  if (Object.hasOwn(schema, 'default')) {
    const value = schema['default'] ?? null;
    const mismatch = values.of(schema, value);
    const at = mismatch && placeInside({ holder: schema, key: 'default' }, mismatch.path, places);
    if (mismatch !== undefined) yield finding('schema/default-mismatch', wordsOf(value, mismatch), at);
  }
  const examples = listOf(schema['examples']);
  for (const [index, value] of examples.entries()) {
    const mismatch = values.of(schema, value);
    if (mismatch === undefined) continue;
    // If the list has the place of the schema, it was made from `example`.
    const isMade = typeof value !== 'object' && places.of(examples)?.pointer === places.of(schema)?.pointer;
    const member = isMade ? { holder: schema, key: 'example' } : { holder: examples, key: index };
    const at = placeInside(member, mismatch.path, places);
    yield finding('schema/example-mismatch', wordsOf(value, mismatch), at);
  }
  yield* listedValues(schema, { places, values });
  const rounded =
    listOf(schema['enum']).find(isReadRounded) ??
    (isReadRounded(schema['const']) ? schema['const'] : undefined);
  if (rounded !== undefined)
    yield finding(
      'schema/loss-of-precision',
      { value: String(rounded) },
      places.at(schema, Object.hasOwn(schema, 'enum') ? 'enum' : 'const'),
    );
}

/** Whether JavaScript reads a value as another number than the author wrote. */
function isReadRounded(value: Json | undefined): boolean {
  return typeof value === 'bigint' || (typeof value === 'number' && isRounded(value));
}

/** Values of `enum` that other keywords of the schema refuse, in one finding. */
function* listedValues(
  schema: JsonObject,
  { places, values }: Pick<Context, 'places' | 'values'>,
): Generator<Finding> {
  if (!Array.isArray(schema['enum'])) return;
  const { enum: listed, ...others } = schema;
  const refused = listed.flatMap((value, index) => {
    const mismatch = values.of(others, value);
    return mismatch === undefined ? [] : [{ index, words: wordsOf(value, mismatch) }];
  });
  const [first] = refused;
  if (first === undefined) return;
  const none = refused.length === listed.length;
  const particulars = { ...first.words, more: refused.length - 1, none };
  yield finding('schema/enum-mismatch', particulars, places.at(listed, first.index));
}

/** The `example` and `examples` of a parameter, a header or a media type. */
function* exampleValues(
  holder: JsonObject,
  schema: Json | undefined,
  { places, references, values }: Context,
): Generator<Finding> {
  if (schema === undefined) return;
  const { examples } = holder;
  const named = isObject(examples) ? Object.values(examples).map((each) => references.follow(each)) : [];
  const given = [
    ...(Object.hasOwn(holder, 'example') ? [{ holder, key: 'example' }] : []),
    ...named.filter(isObject).map((example) => ({ holder: example, key: 'value' })),
  ];
  for (const each of given) {
    if (!Object.hasOwn(each.holder, each.key)) continue;
    const value = each.holder[each.key] ?? null;
    const mismatch = values.of(schema, value);
    const at = mismatch && placeInside(each, mismatch.path, places);
    if (mismatch !== undefined) yield finding('schema/example-mismatch', wordsOf(value, mismatch), at);
  }
}

/** The error, with the invalid part of the value and its place. */
function wordsOf(value: Json, { path, problem }: Mismatch) {
  const inner = path.reduce<Json | undefined>(memberOf, value) ?? null;
  return { value: abbreviate(inner), place: formatPointer(path), problem };
}
