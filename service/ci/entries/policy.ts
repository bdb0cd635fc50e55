import { parseExpression, type Expression } from '../rules/expression.ts';
import type { Matching } from '../rules/matching.ts';
import { isBlank, isMapping, isSequence, type Value } from '../value.ts';
import { shown, type Entry } from './entry.ts';

/** The value of `only` or `except`. All of its parts must be true. */
export type Policy = {
  refs?: readonly string[];
  variables?: readonly { source: string; expression: Expression }[];
  changes?: readonly string[];
  kubernetes?: 'active';
};

/** The refs of `only` if it does not name any. */
export const defaultRefs: readonly string[] = ['branches', 'tags'];

/** The value of `only` or `except`: refs, or a mapping with more. */
export function readPolicy(entry: Entry, matching: Matching): Policy | undefined {
  if (isSequence(entry.value)) {
    const refs = readRefs(entry.value, matching);
    return refs === undefined ? entry.fail(wrongRefs) : { refs };
  }
  if (!isMapping(entry.value)) {
    entry.problems.error(`${entry.location} has to be either an array of conditions or a hash`);
    return undefined;
  }
  if (isBlank(entry.value)) return entry.fail("can't be blank");
  entry.members(['refs', 'kubernetes', 'variables', 'changes']);
  const policy: Policy = {};
  const given = entry.child('refs');
  if (given !== undefined) {
    const refs = readRefs(given.value, matching);
    if (refs === undefined) entry.fail(wrongRefs, 'refs');
    else policy.refs = refs;
  }
  const changes = entry.texts('changes');
  if (changes !== undefined) policy.changes = changes;
  const variables = readExpressions(entry, matching);
  if (variables !== undefined) policy.variables = variables;
  const kubernetes = entry.child('kubernetes')?.value;
  if (kubernetes === 'active') policy.kubernetes = kubernetes;
  else if (kubernetes !== undefined) entry.fail(`unknown value: ${shown(kubernetes)}`, 'kubernetes');
  return policy;
}

const wrongRefs = 'should be an array of strings or regular expressions using re2 syntax';

function readRefs(value: Value, matching: Matching): readonly string[] | undefined {
  if (!isSequence(value)) return undefined;
  const refs = value.filter((ref) => typeof ref === 'string');
  const right = refs.every((ref) => !matching.looksLikePattern(ref) || matching.isPattern(ref));
  return right && refs.length === value.length ? refs : undefined;
}

function readExpressions(entry: Entry, matching: Matching): Policy['variables'] {
  const sources = entry.texts('variables');
  if (sources === undefined) return undefined;
  const expressions = sources.flatMap((source) => {
    const expression = parseExpression(source, matching);
    return expression === undefined ? [] : [{ source, expression }];
  });
  if (expressions.length < sources.length) entry.fail('invalid expression syntax', 'variables');
  return expressions;
}
