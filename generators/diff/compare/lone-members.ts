import { otherMember } from '../witness/edits.ts';
import { rulesOfOthers, schemasOfOthers } from '../contain/members.ts';
import { draftChange, type PositionChange } from './draft-aspect.ts';
import { isNode, membership, type Member } from './member.ts';
import { compareRequired } from './required-members.ts';
import type { SchemaWalk } from './walk.ts';
import { lacking, safe, unknown } from './verdicts.ts';

/** Compares a member that only one of the documents describes. */
export function compareLone(walk: SchemaWalk, member: Member, kind: 'added' | 'removed'): void {
  const { was, is } = membership(walk, member);
  // A member of the other direction only (`readOnly`, `writeOnly`) is not sent here.
  if (was && is) draftLone(walk, member, kind);
  const wasRequired = member.alternatives.before.summary.required.has(member.name);
  const isRequired = member.alternatives.after.summary.required.has(member.name);
  // A required member that is added or removed is one change.
  if (kind === 'added' ? wasRequired : isRequired) compareRequired(walk, member);
}

function draftLone(walk: SchemaWalk, member: Member, kind: 'added' | 'removed'): void {
  const places = {
    before: [...member.before.filter(isNode), ...member.alternatives.before.summary.conjuncts],
    after: [...member.after.filter(isNode), ...member.alternatives.after.summary.conjuncts],
  };
  const change =
    walk.root.direction === 'request' ? inRequest(walk, member, kind) : inResponse(walk, member, kind);
  draftChange(walk, member.inner, { ...change, places });
}

type Change = Pick<PositionChange, 'code' | 'judgement'>;

function inRequest(
  walk: SchemaWalk,
  { name, alternatives, position, ...member }: Member,
  kind: 'added' | 'removed',
): Change {
  if (kind === 'removed') {
    const others = rulesOfOthers(alternatives.after.summary.conjuncts);
    const takes = walk.comparison.forward('request').contains(member.before, others);
    const code = 'diff/request-property-removed';
    if (others.length === 0) return { code, judgement: unknown('additionalProperties') };
    return {
      code,
      judgement: takes.isProven
        ? safe('the object accepts properties of any name')
        : { kind: 'probe', forced: [true], keyword: takes.keyword },
    };
  }
  if (alternatives.after.summary.required.has(name) && !alternatives.before.summary.required.has(name))
    return { code: 'diff/request-required-property-added', judgement: lacking(name, position) };
  const others = schemasOfOthers(alternatives.before.summary.conjuncts, { closed: true });
  const takes = walk.comparison.forward('request').contains(others, member.after);
  return {
    code: 'diff/request-property-added',
    judgement: takes.isProven
      ? safe('the property is optional, and requests did not have it')
      : { kind: 'probe', forced: [true], edits: otherMember(name), keyword: takes.keyword, at: position },
  };
}

function inResponse(
  walk: SchemaWalk,
  { name, alternatives, position, ...member }: Member,
  kind: 'added' | 'removed',
): Change {
  const backward = walk.comparison.backward('response');
  if (kind === 'added') {
    const takes = backward.contains(member.after, rulesOfOthers(alternatives.before.summary.conjuncts));
    return {
      code: 'diff/response-property-added',
      judgement: takes.isProven
        ? safe('objects with additional properties were possible before')
        : { kind: 'probe', forced: [true], keyword: takes.keyword },
    };
  }
  const code = 'diff/response-property-removed';
  if (alternatives.before.summary.required.has(name) && !alternatives.after.summary.required.has(name))
    return { code, judgement: lacking(name, position) };
  const others = schemasOfOthers(alternatives.after.summary.conjuncts, { closed: false });
  const takes = backward.contains(others, member.before);
  return {
    code,
    judgement: takes.isProven
      ? safe('the property was optional, and what may stand in its place was possible before')
      : { kind: 'probe', forced: [true], edits: otherMember(name), keyword: takes.keyword, at: position },
  };
}
