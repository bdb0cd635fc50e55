import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../generators/json/json.ts';
import { documentOf, generateBoth, openWay, ways, type Generated, type Way } from './way.ts';
import { iterations } from '../runs/iterations.ts';

type Kind = 'text' | 'integer' | 'list' | 'object';

/** One operation with one parameter in every style, as OpenAPI 3.1.1, section 4.8.12.3 has them. */
interface Combination {
  readonly id: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly style: string;
  readonly explode: boolean;
  readonly kind: Kind;
  readonly allowReserved: boolean;
}

const schemas: Readonly<Record<Kind, JsonObject>> = {
  text: { type: 'string' },
  integer: { type: 'integer' },
  list: { type: 'array', items: { type: 'string' } },
  object: { type: 'object', additionalProperties: { type: 'string' } },
};

const all: readonly Kind[] = ['text', 'integer', 'list', 'object'];
const lists: readonly Kind[] = ['list', 'object'];

const styles: readonly (readonly [Combination['in'], string, readonly boolean[], readonly Kind[]])[] = [
  ['path', 'simple', [false, true], all],
  ['path', 'label', [false, true], all],
  ['path', 'matrix', [false, true], all],
  ['query', 'form', [false, true], all],
  ['query', 'spaceDelimited', [false], lists],
  ['query', 'spaceDelimited', [true], ['list']],
  ['query', 'pipeDelimited', [false], lists],
  ['query', 'pipeDelimited', [true], ['list']],
  ['query', 'deepObject', [true], ['object']],
  ['header', 'simple', [false, true], all],
  ['cookie', 'form', [false, true], all],
];

const combinations: readonly Combination[] = styles.flatMap(([location, style, explodes, kinds]) =>
  explodes.flatMap((explode) =>
    kinds.flatMap((kind) =>
      (location === 'query' ? [false, true] : [false]).map((allowReserved): Combination => {
        const words = [location, style, kind, explode ? 'explode' : '', allowReserved ? 'reserved' : ''];
        const id = words
          .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
          .join('');
        return { id, in: location, style, explode, kind, allowReserved };
      }),
    ),
  ),
);

function operationOf({ id, in: location, style, explode, kind, allowReserved }: Combination): JsonObject {
  const parameter = {
    name: location === 'header' ? 'X-V' : 'v',
    in: location,
    required: location === 'path',
    style,
    explode,
    ...(allowReserved ? { allowReserved } : {}),
    schema: schemas[kind],
  };
  const response = { description: 'What came.', content: { 'application/json': { schema: true } } };
  return { get: { operationId: id, parameters: [parameter], responses: { '200': response } } };
}

const document = documentOf(
  Object.fromEntries(
    combinations.map((each) => [`/${each.id}${each.in === 'path' ? '/{v}' : ''}`, operationOf(each)]),
  ),
);

/** What separates, encodes or ends something somewhere, and ordinary characters of each length in UTF-8. */
const piece = fc.constantFrom(
  ...Array.from('.,;:/%=&+ []|?#@"\'\\~*!$(){}<>^`-_\0\n\tab1éß日😀'),
  'a[b]',
  '[]',
  '%2E',
  '%2F',
  '%2C',
  '%00',
  '..',
  'true',
  'null',
  '&amp;',
  '\r\n',
);
const text = fc.oneof(
  fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
  fc.stringMatching(/^[a-z0-9.]{0,4}$/),
);

const values: Readonly<Record<Kind, fc.Arbitrary<unknown>>> = {
  text,
  integer: fc.maxSafeInteger(),
  list: fc.array(text, { maxLength: 4 }),
  object: fc.dictionary(
    text.filter((name) => name !== '__proto__'),
    text,
    { maxKeys: 4, noNullPrototype: true },
  ),
};

/** Texts that a value is made of, names of members too. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    (Array.isArray(value) ? [] : [name]).concat(textsOf(member)),
  );
}

/**
 * Whether the wire has no form for a value, so that the client has to refuse it: an empty segment of a path and dots
 * (RFC 3986, section 5.2.4), other than visible ASCII in headers, separators in a style that does not encode them, lists
 * of one empty text, names that brackets cannot hold.
 */
function hasNoForm(combination: Combination, value: unknown): boolean {
  const { in: location, style, explode, kind } = combination;
  const texts = textsOf(value);
  if (location === 'header') {
    if (texts.some((each) => /[^\t\x20-\x7e]|^[\t ]|[\t ]$/.test(each))) return true;
    if (kind !== 'text' && texts.some((each) => /[,=]/.test(each))) return true;
  }
  const isList = Array.isArray(value);
  if (location === 'path' && style !== 'matrix') {
    const items = isList ? value : kind === 'object' ? Object.entries(value as object) : [value];
    const segment = items.join(style === 'label' && explode ? '.' : ',');
    if (/^\.{0,2}$/.test(style === 'label' ? `.${segment}` : segment)) return true;
  }
  const separator = { spaceDelimited: ' ', pipeDelimited: '|' }[style];
  if (separator !== undefined && !explode && texts.some((each) => each.includes(separator))) return true;
  const isJoined = location === 'path' || location === 'header' || !explode;
  if (isJoined && isList && value.length === 1 && value[0] === '') return true;
  if (isSpread(combination))
    return kind === 'object' && Object.keys(value as object).some((name) => /^$|^.+\[./s.test(name));
  if (style === 'deepObject') return Object.keys(value as object).some((name) => /^$|[[\]]/.test(name));
  return false;
}

/** What the handler gives back, or that the client refuses to send it. */
function expectedOutcome(combination: Combination, value: unknown): unknown {
  if (hasNoForm(combination, value)) return 'refused';
  return isNothing(combination, value) ? {} : { value };
}

/** In exploded form nothing is written for nothing (RFC 6570, section 2.3). */
function isNothing(combination: Combination, value: unknown): boolean {
  return isSpread(combination) && typeof value === 'object' && Object.keys(value ?? {}).length === 0;
}

/** Items and members have pairs of their own, beside the other parameters. */
function isSpread({ in: location, style, explode }: Combination): boolean {
  return explode && style !== 'deepObject' && (location === 'query' || location === 'cookie');
}

let generated: Generated;

beforeAll(async () => {
  generated = await generateBoth(document);
});

describe.each(ways)('from the client to the handler and back, by %s', (name) => {
  let way: Way;

  beforeAll(async () => {
    const groups = { path: 'path', query: 'query', header: 'headers', cookie: 'cookies' } as const;
    const handlers = combinations.map(({ id, in: location }) => [
      id,
      (received: Readonly<Record<string, Readonly<Record<string, unknown>>>>) => {
        const [value] = Object.values(received[groups[location]] ?? {});
        return { status: 200, body: { value } };
      },
    ]);
    way = await openWay(name, generated, Object.fromEntries(handlers) as never);
  });

  afterAll(() => way.close());

  test.each(combinations.map((each) => [each.id, each] as const))('%s', async (id, combination) => {
    const call = generated.client[id];
    const argument = combination.in === 'header' ? 'X-V' : 'v';
    let arrived = 0;
    await fc.assert(
      fc.asyncProperty(values[combination.kind], async (value) => {
        way.sent.length = 0;
        const outcome = await call?.(way.client, { [argument]: value }).catch((error: unknown) => {
          if (way.sent.length > 0 || !(error instanceof TypeError)) throw error;
          return 'refused';
        });
        if (outcome !== 'refused') arrived += 1;
        expect(outcome).toEqual(expectedOutcome(combination, value));
      }),
      { numRuns: iterations(50) },
    );
    expect(arrived).toBeGreaterThan(iterations(10));
  });
});
