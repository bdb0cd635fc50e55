import { isSchema, keywordOf } from '../../schema/schema.ts';
import type { JsonObject } from '../../json/json.ts';
import { describedNames, isDescribed, schemasOfMember, schemasOfOthers } from './members.ts';
import { proven, provenForAll, provenIf, unproven, type Proof } from './proof.ts';
import type { Prover } from './prover.ts';
import type { Given } from './rules.ts';

/** `properties`: each member that a value may have. */
export function proveProperties(prover: Prover, { summary, conjunct, depth }: Given): Proof {
  if (summary.values !== undefined) return unproven('properties');
  return provenForAll(Object.entries(keywordOf(conjunct, 'properties') ?? {}), ([name, schema]) =>
    prover.contains(membersOf(prover, summary.conjuncts, name), [schema], depth + 1),
  );
}

/** `additionalProperties`: members that the same schema object does not describe. */
export function proveOthers(prover: Prover, { summary, conjunct, depth }: Given): Proof {
  const others = keywordOf(conjunct, 'additionalProperties');
  if (others === undefined || others === true) return proven;
  if (summary.values !== undefined) return unproven('additionalProperties');
  const names = [...describedNames(summary.conjuncts)].filter((name) => !isDescribed(conjunct, name));
  const proof = provenForAll(names, (name) =>
    prover.contains(membersOf(prover, summary.conjuncts, name), [others], depth + 1),
  );
  if (!proof.isProven) return proof;
  const patterned = provePatternedOthers(prover, { summary, conjunct, depth });
  if (!patterned.isProven) return patterned;
  return prover.contains(othersOf(prover, summary.conjuncts), [others], depth + 1);
}

/** `additionalProperties` for the members whose names match a pattern that the same schema object does not have. */
export function provePatternedOthers(prover: Prover, { summary, conjunct, depth }: Given): Proof {
  const others = keywordOf(conjunct, 'additionalProperties') ?? true;
  const matched = summary.conjuncts
    .flatMap((each) => patternsOf(each))
    .filter(([pattern]) => !patternsOf(conjunct).some(([known]) => known === pattern));
  return provenForAll(matched, ([, schema]) => prover.contains([schema], [others], depth + 1));
}

/** `patternProperties`: by an equal pattern, or name by name where no other names are possible. */
export function provePatternProperties(prover: Prover, { summary, conjunct, depth }: Given): Proof {
  if (summary.values !== undefined) return unproven('patternProperties');
  return provenForAll(patternsOf(conjunct), ([pattern, schema]) => {
    if (schema === true) return proven;
    const names = [...describedNames(summary.conjuncts)].filter((name) =>
      isDescribed({ patternProperties: { [pattern]: true } }, name),
    );
    const named = provenForAll(names, (name) =>
      prover.contains(membersOf(prover, summary.conjuncts, name), [schema], depth + 1),
    );
    if (!named.isProven) return named;
    const own = summary.conjuncts.flatMap((each) =>
      patternsOf(each).flatMap(([other, value]) => (other === pattern ? [value] : [])),
    );
    if (own.length > 0) return prover.contains(own, [schema], depth + 1);
    const hasPatterns = summary.conjuncts.some((each) => patternsOf(each).length > 0);
    if (hasPatterns) return unproven('patternProperties');
    return prover.contains(othersOf(prover, summary.conjuncts), [schema], depth + 1);
  });
}

/** `propertyNames`: each possible name, where the names are known. */
export function provePropertyNames(prover: Prover, { summary, conjunct, depth }: Given): Proof {
  const rule = keywordOf(conjunct, 'propertyNames');
  if (rule === undefined || rule === true) return proven;
  const own = summary.conjuncts.map((each) => keywordOf(each, 'propertyNames')).filter(isSchema);
  if (own.length > 0) return prover.contains(own, [rule], depth + 1);
  const [none, ...more] = othersOf(prover, summary.conjuncts);
  if (summary.values !== undefined || none !== false || more.length > 0) return unproven('propertyNames');
  return provenForAll(describedNames(summary.conjuncts), (name) =>
    prover.contains([{ const: name }], [rule], depth + 1),
  );
}

/** `dependentRequired`: names that are required anyway, or that the values require for the same name. */
export function proveDependentRequired(prover: Prover, { summary, conjunct }: Given): Proof {
  return provenForAll(Object.entries(keywordOf(conjunct, 'dependentRequired') ?? {}), ([name, needed]) => {
    const asked = new Set([
      ...summary.required,
      ...summary.conjuncts.flatMap((each) => {
        const known = keywordOf(each, 'dependentRequired') ?? {};
        return Object.hasOwn(known, name) ? (known[name] ?? []) : [];
      }),
    ]);
    const isNeverThere = membersOf(prover, summary.conjuncts, name).includes(false);
    return provenIf(isNeverThere || needed.every((each) => asked.has(each)), 'dependentRequired');
  });
}

function membersOf(prover: Prover, conjuncts: readonly JsonObject[], name: string) {
  return schemasOfMember(conjuncts, name, prover.sides.reading);
}

function othersOf(prover: Prover, conjuncts: readonly JsonObject[]) {
  return schemasOfOthers(conjuncts, prover.sides.reading);
}

function patternsOf(conjunct: JsonObject) {
  return Object.entries(keywordOf(conjunct, 'patternProperties') ?? {});
}
