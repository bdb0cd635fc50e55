import type { KeywordName } from '../../keywords/keywords.ts';
import { keywordOf, type Schema } from '../../schema/schema.ts';
import { proven, provenForAll, provenIf, unproven, type Proof } from './proof.ts';
import type { Prover } from './prover.ts';
import type { Given } from './rules.ts';
import { atomOf, type Summary } from './summary.ts';

/**
 * `anyOf` and `oneOf`: one alternative accepts all values, or, for each type of value, some alternative does. With
 * `oneOf`, no other alternative may accept any of them.
 */
export function proveAlternatives(prover: Prover, given: Given, keyword: KeywordName): Proof {
  const { summary } = given;
  if (isTaken(prover, given, keyword)) return proven;
  const parts = partsOf(summary);
  if (parts.length < 2) return unproven(keyword);
  return provenForAll(parts, (part) =>
    provenIf(isTaken(prover, { ...given, summary: part }, keyword), keyword),
  );
}

/** The values one by one if they are listed, otherwise type by type. */
function partsOf(summary: Summary): readonly Summary[] {
  const { values, types } = summary;
  if (values === undefined) return [...types].map((type) => ({ ...summary, types: new Set([type]) }));
  return values.map((value) => ({ ...summary, types: new Set([atomOf(value)]), values: [value] }));
}

function isTaken(prover: Prover, { summary, conjunct, depth }: Given, keyword: KeywordName): boolean {
  const schemas = keywordOf(conjunct, keyword === 'anyOf' ? 'anyOf' : 'oneOf') ?? [];
  const taking = schemas.findIndex((schema) => prover.meets(summary, [schema], depth + 1).isProven);
  if (taking === -1) return false;
  const others = keyword === 'oneOf' ? schemas.toSpliced(taking, 1) : [];
  return others.every((other) => prover.isApart(summary, other));
}

/** `not`: no value matches the schema, or the values already have the same `not`. */
export function proveNot(prover: Prover, { summary, conjunct }: Given): Proof {
  const schema = keywordOf(conjunct, 'not');
  if (schema === undefined || prover.isApart(summary, schema)) return proven;
  const isKnown = summary.conjuncts.some((each) => {
    const own = keywordOf(each, 'not');
    return own !== undefined && prover.sides.same(own, schema);
  });
  return provenIf(isKnown, 'not');
}

/** `if` with `then` and `else`: both branches accept all values, or the values already have the same condition. */
export function proveCondition(prover: Prover, { summary, conjunct, depth }: Given): Proof {
  const [test, passed, failed] = branches(conjunct);
  if (test === undefined) return proven;
  const isKnown = summary.conjuncts.some((each) => {
    const [ownTest, ownPassed, ownFailed] = branches(each);
    if (ownTest === undefined) return false;
    const pairs = [
      [ownTest, test],
      [ownPassed, passed],
      [ownFailed, failed],
    ] as const;
    return pairs.every(([one, other]) => prover.sides.same(one, other));
  });
  if (isKnown) return proven;
  const proof = provenForAll([passed, failed], (branch) => prover.meets(summary, [branch], depth + 1));
  return proof.isProven ? proven : unproven('if');
}

function branches(conjunct: Given['conjunct']): readonly [Schema | undefined, Schema, Schema] {
  return [
    keywordOf(conjunct, 'if'),
    keywordOf(conjunct, 'then') ?? true,
    keywordOf(conjunct, 'else') ?? true,
  ];
}
