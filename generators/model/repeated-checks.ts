import type { KeywordName } from '../keywords/keywords.ts';
import { keywordOf, type Schema } from '../schema/schema.ts';
import { memoizePerSchema, subschemas } from '../schema/visit.ts';
import type { Edges } from './recursive-nodes.ts';

/**
 * If one part of a value can be checked against a schema in more ways than this, checks count their calls. The
 * largest number in 250 published documents is 1,306.
 */
const MOST_WAYS = 2_000;
/** In a document with such a schema, all schemas with more ways than this count their calls. */
const FEW_WAYS = 16;

/**
 * The schemas against which one part of a value may be checked very often. Example: each of two schemas in `anyOf`
 * describes the same member by the same schema, so the checks double with every level of the value. Recursive schemas
 * are left out, because they count their calls anyway.
 */
export function repeatedSchemas(
  schemas: ReadonlyMap<string, Schema>,
  edges: Edges,
  recursive: ReadonlySet<string>,
): ReadonlySet<string> {
  const ways = new Map<string, number>([...recursive].map((reference) => [reference, 1]));
  for (const start of schemas.keys()) {
    const open = [start];
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
      const before = open.length;
      if (!ways.has(top))
        for (const next of edges.get(top) ?? []) if (schemas.has(next) && !ways.has(next)) open.push(next);
      if (open.length > before) continue;
      open.pop();
      if (!ways.has(top)) ways.set(top, Math.max(1, countWays(waysOf(schemas.get(top) ?? true), ways)));
    }
  }
  const most = MOST_WAYS + schemas.size;
  if (![...ways.values()].some((count) => count > most)) return new Set();
  return new Set([...ways].flatMap(([reference, count]) => (count > FEW_WAYS ? [reference] : [])));
}

/**
 * The ways to reach a schema: by a reference, as a sum (`all`), or as the largest of several (`either`), for
 * different parts of a value.
 */
type Ways = string | { readonly all: readonly Ways[] } | { readonly either: readonly Ways[] };

function countWays(ways: Ways, known: ReadonlyMap<string, number>): number {
  if (typeof ways === 'string') return known.get(ways) ?? 1;
  if ('all' in ways) return ways.all.reduce((sum, each) => sum + countWays(each, known), 0);
  return ways.either.reduce((most, each) => Math.max(most, countWays(each, known)), 0);
}

/** Keywords whose schemas are for the same value, and those whose schemas are for parts that others describe too. */
const added: ReadonlySet<string> = new Set<KeywordName>([
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  'dependentSchemas',
  'patternProperties',
  'contains',
]);
const unchecked: ReadonlySet<string> = new Set<KeywordName>(['$defs', 'definitions', 'contentSchema']);

const waysOf: (schema: Schema) => Ways = memoizePerSchema((schema) => {
  const all: Ways[] = [];
  const either: Ways[] = [];
  const reference = keywordOf(schema, '$ref');
  if (reference !== undefined) all.push(reference);
  for (const { keyword, schema: part } of subschemas(schema)) {
    if (unchecked.has(keyword)) continue;
    const ways = waysOf(part);
    if (!isEmpty(ways)) (added.has(keyword) ? all : either).push(ways);
  }
  if (either.length > 0) all.push({ either });
  const [only] = all;
  return all.length === 1 && only !== undefined ? only : { all };
});

function isEmpty(ways: Ways): boolean {
  return typeof ways === 'object' && 'all' in ways && ways.all.length === 0;
}
