import { isSchema, keywordOf } from '../../schema/schema.ts';
import type { JsonObject } from '../../source/document.ts';
import { describedNames, isDescribed, schemasOfMember, schemasOfOthers } from './members.ts';
import { proven, provenForAll, provenIf, unproven, type Proof } from './proof.ts';
import type { Prover } from './prover.ts';
import type { Given } from './rules.ts';

/** `properties`: each member that may be there. */
export function proveProperties(prover: Prover, { summary, facet, depth }: Given): Proof {
  if (summary.values !== undefined) return unproven('properties');
  return provenForAll(Object.entries(keywordOf(facet, 'properties') ?? {}), ([name, schema]) =>
    prover.contains(membersOf(prover, summary.facets, name), [schema], depth + 1),
  );
}

/** `additionalProperties`: members that the schema object beside it does not describe. */
export function proveOthers(prover: Prover, { summary, facet, depth }: Given): Proof {
  const others = keywordOf(facet, 'additionalProperties');
  if (others === undefined || others === true) return proven;
  if (summary.values !== undefined) return unproven('additionalProperties');
  const names = [...describedNames(summary.facets)].filter((name) => !isDescribed(facet, name));
  const proof = provenForAll(names, (name) =>
    prover.contains(membersOf(prover, summary.facets, name), [others], depth + 1),
  );
  if (!proof.isProven) return proof;
  const matched = summary.facets
    .flatMap((each) => patternsOf(each))
    .filter(([pattern]) => !patternsOf(facet).some(([known]) => known === pattern));
  const patterned = provenForAll(matched, ([, schema]) => prover.contains([schema], [others], depth + 1));
  if (!patterned.isProven) return patterned;
  return prover.contains(othersOf(prover, summary.facets), [others], depth + 1);
}

/** `patternProperties`: by the same pattern, or by the names where there are no others. */
export function provePatternProperties(prover: Prover, { summary, facet, depth }: Given): Proof {
  if (summary.values !== undefined) return unproven('patternProperties');
  return provenForAll(patternsOf(facet), ([pattern, schema]) => {
    if (schema === true) return proven;
    const names = [...describedNames(summary.facets)].filter((name) =>
      isDescribed({ patternProperties: { [pattern]: true } }, name),
    );
    const named = provenForAll(names, (name) =>
      prover.contains(membersOf(prover, summary.facets, name), [schema], depth + 1),
    );
    if (!named.isProven) return named;
    const own = summary.facets.flatMap((each) =>
      patternsOf(each).flatMap(([other, value]) => (other === pattern ? [value] : [])),
    );
    if (own.length > 0) return prover.contains(own, [schema], depth + 1);
    const hasPatterns = summary.facets.some((each) => patternsOf(each).length > 0);
    if (hasPatterns) return unproven('patternProperties');
    return prover.contains(othersOf(prover, summary.facets), [schema], depth + 1);
  });
}

/** `propertyNames`: the names that may be there, where they are known. */
export function provePropertyNames(prover: Prover, { summary, facet, depth }: Given): Proof {
  const rule = keywordOf(facet, 'propertyNames');
  if (rule === undefined || rule === true) return proven;
  const own = summary.facets.map((each) => keywordOf(each, 'propertyNames')).filter(isSchema);
  if (own.length > 0) return prover.contains(own, [rule], depth + 1);
  const [none, ...more] = othersOf(prover, summary.facets);
  if (summary.values !== undefined || none !== false || more.length > 0) return unproven('propertyNames');
  return provenForAll(describedNames(summary.facets), (name) =>
    prover.contains([{ const: name }], [rule], depth + 1),
  );
}

/** `dependentRequired`: names that are required anyway, or asked for by the same name. */
export function proveDependentRequired(prover: Prover, { summary, facet }: Given): Proof {
  return provenForAll(Object.entries(keywordOf(facet, 'dependentRequired') ?? {}), ([name, needed]) => {
    const asked = new Set([
      ...summary.required,
      ...summary.facets.flatMap((each) => {
        const known = keywordOf(each, 'dependentRequired') ?? {};
        return Object.hasOwn(known, name) ? (known[name] ?? []) : [];
      }),
    ]);
    const isNeverThere = membersOf(prover, summary.facets, name).includes(false);
    return provenIf(isNeverThere || needed.every((each) => asked.has(each)), 'dependentRequired');
  });
}

function membersOf(prover: Prover, facets: readonly JsonObject[], name: string) {
  return schemasOfMember(facets, name, prover.sides.reading);
}

function othersOf(prover: Prover, facets: readonly JsonObject[]) {
  return schemasOfOthers(facets, prover.sides.reading);
}

function patternsOf(facet: JsonObject) {
  return Object.entries(keywordOf(facet, 'patternProperties') ?? {});
}
