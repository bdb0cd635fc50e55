import type { KeywordName } from '../../keywords/keywords.ts';
import { keywordsWhere } from '../../keywords/keywords.ts';
import { membersOfOtherDirection } from '../../model/directed-members.ts';
import { keywordOf } from '../../schema/schema.ts';
import type { JsonObject } from '../../json/json.ts';
import { isObject } from '../../json/member.ts';
import { proveAlternatives, proveCondition, proveNot } from './applicators.ts';
import { proveItems, provePrefixItems } from './array-rules.ts';
import { keepsTo } from './constants.ts';
import {
  proveDependentRequired,
  proveOthers,
  provePatternProperties,
  proveProperties,
  provePropertyNames,
} from './object-rules.ts';
import { proven, provenIf, unproven, type Proof } from './proof.ts';
import type { Prover } from './prover.ts';
import { scalarRules } from './scalar-rules.ts';
import type { Summary } from './summary.ts';

/** The subject of the proof of a rule. */
export interface Given {
  /** The values. */
  readonly summary: Summary;
  /** The schema object that has the keyword. */
  readonly conjunct: JsonObject;
  readonly depth: number;
}

export type Rule = (prover: Prover, given: Given, keyword: KeywordName) => Proof;

/** Keywords that are resolved before, or that have no effect without `if` and are proven with it. */
const elsewhere: ReadonlySet<KeywordName> = new Set(['$ref', 'allOf', 'then', 'else']);

/** The rules that are proven one by one. */
export const ruleNames: readonly KeywordName[] = keywordsWhere(
  ({ role }, name) => role === 'rule' && !elsewhere.has(name),
);

const structureRules: Partial<Record<KeywordName, Rule>> = {
  anyOf: proveAlternatives,
  oneOf: proveAlternatives,
  not: proveNot,
  if: proveCondition,
  items: proveItems,
  prefixItems: provePrefixItems,
  properties: proveProperties,
  additionalProperties: proveOthers,
  patternProperties: provePatternProperties,
  propertyNames: provePropertyNames,
  dependentRequired: proveDependentRequired,
  required: proveRequired,
};

/** Whether values meet one keyword of a schema object. */
export function proveRule(prover: Prover, given: Given, keyword: KeywordName): Proof {
  const { summary, conjunct } = given;
  if (keyword.startsWith('unevaluated') && keywordOf(conjunct, keyword) === true) return proven;
  const structure = structureRules[keyword];
  if (structure === undefined && summary.values !== undefined) {
    const kept = summary.values.map((value) => keepsTo(value, keyword, conjunct));
    if (kept.every((each) => each === true)) return proven;
  }
  const scalar = scalarRules[keyword];
  if (scalar !== undefined) return provenIf(scalar(summary, conjunct), keyword);
  return structure === undefined ? unproven(keyword) : structure(prover, given, keyword);
}

/** `required`: members of the other direction may be absent. */
function proveRequired({ sides }: Prover, { summary, conjunct }: Given): Proof {
  const exempt = membersOfOtherDirection(conjunct, {
    direction: sides.direction,
    source: sides.rules,
  });
  const names = (keywordOf(conjunct, 'required') ?? []).filter((name) => !exempt.has(name));
  const isInAll = (name: string): boolean =>
    summary.values?.every((value) => isObject(value) && Object.hasOwn(value, name)) === true;
  return provenIf(
    names.every((name) => summary.required.has(name) || isInAll(name)),
    'required',
  );
}
