import { isObject } from '../../../generators/json/member.ts';
import type { Json, JsonObject } from '../../../generators/json/json.ts';
import { certainPartsOf, type Field, partsOf, typesOf, valuesOf } from '../schema-fields.ts';
import type { ValueFact, ValueType } from '../source-rows/row.ts';

export interface ValueComparison {
  /** What the value is called in messages. */
  readonly name: string;
  readonly fact: ValueFact;
  readonly found: Field;
  readonly direction: 'request' | 'response';
}

/** What the document lost of a fact, or adds to it, one readable sentence each. */
export function valueLosses(comparison: ValueComparison): readonly string[] {
  return [...typeLosses(comparison), ...requestLosses(comparison), ...markLosses(comparison)].map(
    (loss) => `${comparison.name} ${loss}`,
  );
}

function typeLosses({ fact, found, direction }: ValueComparison): readonly string[] {
  const parts = partsOf(found.schemas);
  const known = [...valuesOf(parts, 'enum').flat(), ...valuesOf(parts, 'const')];
  const stated = parts.filter((part) => part['x-observed'] !== true);
  const bounds = ['maximum', 'maxItems', 'minItems'] as const;
  return [
    ...[fact.type]
      .flat()
      .filter((type) => !admits(parts, type))
      .map((type) => `is not of type ${type}`),
    ...(fact.nullable && fact.type !== 'any' && !typesOf(parts).has('null') ? ['cannot be null'] : []),
    ...(direction === 'request' && typesOf(stated).has('null') ? ['takes null'] : []),
    ...(fact.values === undefined || (direction === 'request' ? sameSet : includesAll)(known, fact.values)
      ? []
      : [`has the values ${known.join(', ')}, the sources say ${fact.values.join(', ')}`]),
    ...bounds.flatMap((bound) =>
      fact[bound] === undefined || valuesOf(parts, bound).includes(fact[bound])
        ? []
        : [`lost ${bound} ${fact[bound]}`],
    ),
  ];
}

function requestLosses({ fact, found, direction }: ValueComparison): readonly string[] {
  if (direction === 'response') return [];
  const wanted = fact.required ?? false;
  const stated = fact.default === undefined ? [] : [fact.default];
  const defaults = new Set(
    valuesOf(certainPartsOf(found.schemas), 'default').map((value) => JSON.stringify(value)),
  );
  return [
    ...(found.required === wanted
      ? []
      : [wanted ? 'is not required' : 'is required, the sources do not say so']),
    ...stated
      .filter((value) => !defaults.has(JSON.stringify(value)))
      .map((value) => `lost its default ${JSON.stringify(value)}`),
    ...(stated.length === 0 && defaults.size > 0
      ? [`has a default that the sources do not state: ${[...defaults].join()}`]
      : []),
  ];
}

function markLosses({ fact, found }: ValueComparison): readonly string[] {
  const parts = certainPartsOf(found.schemas);
  const deprecated = valuesOf(parts, 'deprecated').includes(true);
  const replacements = JSON.stringify(valuesOf(parts, 'x-deprecated'));
  const tiers = valuesOf(parts, 'x-tier');
  return [
    ...(deprecated === (fact.deprecated !== undefined)
      ? []
      : [deprecated ? 'is marked as deprecated' : 'is not marked as deprecated']),
    ...(typeof fact.deprecated === 'string' && !replacements.includes(fact.deprecated)
      ? [`lost its replacement ${fact.deprecated}`]
      : []),
    ...(fact.deployment === undefined || valuesOf(parts, 'x-deployment').flat().includes(fact.deployment)
      ? []
      : [`lost its deployment kind ${fact.deployment}`]),
    ...(fact.tier === undefined || tiers.includes(fact.tier) ? [] : [`lost its tier ${fact.tier}`]),
    ...(fact.tier === undefined && tiers.length > 0 ? ['has a tier that the sources do not state'] : []),
    ...(fact.role === undefined || valuesOf(parts, 'x-role').flatMap(rolesOf).includes(fact.role)
      ? []
      : [`lost the role ${fact.role}`]),
    ...(fact.deprecated === true && replacements.includes('"replacement":')
      ? [`has a replacement that the sources do not state: ${replacements}`]
      : []),
    ...(fact.removal === undefined || plansOf(parts).includes(fact.removal)
      ? []
      : [`lost its removal in ${fact.removal}`]),
    ...conditionLosses(fact, parts),
    ...(fact.restricted && valuesOf(parts, 'x-visibility').length === 0
      ? ['does not say who is shown it']
      : []),
  ];
}

function conditionLosses(fact: ValueFact, parts: readonly JsonObject[]): readonly string[] {
  const needed = new Set(valuesOf(parts, 'x-requires').flat());
  const ignored = valuesOf(parts, 'x-ignored-when').map(String);
  return [
    ...(fact.requires ?? []).filter((need) => !needed.has(need)).map((need) => `lost its need of ${need}`),
    ...(fact.ignoredWhen === undefined || ignored.some((when) => fact.ignoredWhen?.test(when))
      ? []
      : ['does not say when it is ignored']),
    ...(fact.featureFlag && valuesOf(parts, 'x-feature-flag').length === 0 ? ['lost its feature flag'] : []),
  ];
}

/** Versions in which something deprecated is planned to go. */
function plansOf(parts: readonly JsonObject[]): readonly Json[] {
  return valuesOf(parts, 'x-deprecated').flatMap((plan) =>
    isObject(plan) && plan['removal'] !== undefined ? [plan['removal']] : [],
  );
}

/** The lowest roles of an `x-role`: one rule, or a list of alternatives. */
export function rolesOf(role: Json | undefined): readonly Json[] {
  const rules = Array.isArray(role) ? role : [role];
  return rules.flatMap((rule) => (isObject(rule) && rule['minimum'] !== undefined ? [rule['minimum']] : []));
}

function admits(parts: readonly JsonObject[], type: ValueType): boolean {
  if (type === 'any') return true;
  if (type === 'date') return valuesOf(parts, 'format').includes('date');
  if (type === 'datetime') return valuesOf(parts, 'format').includes('date-time');
  const types = typesOf(parts);
  return type === 'number' ? types.has('number') || types.has('integer') : types.has(type);
}

function sameSet(found: readonly Json[], wanted: readonly Json[]): boolean {
  return new Set(found).size === wanted.length && includesAll(found, wanted);
}

/** A set in an answer is open, so it may know values that were only seen. */
function includesAll(found: readonly Json[], wanted: readonly Json[]): boolean {
  return wanted.every((value) => found.includes(value));
}
