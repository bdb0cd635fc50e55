import type { Schema } from '../../schema/schema.ts';
import { describedNames, isDescribed, schemasOfMember, schemasOfOthers } from '../contain/members.ts';
import { addOther, UNKNOWN_MEMBER } from '../witness/edits.ts';
import type { AlternativePair } from './alternative.ts';
import { draftChange, draftAspect } from './draft-aspect.ts';
import type { Position } from './draft.ts';
import { compareLone } from './lone-members.ts';
import { isNode, membership, memberPosition, type Member } from './member.ts';
import { compareRequired } from './required-members.ts';
import type { SchemaWalk } from './walk.ts';
import { shownValue } from './shown.ts';
import { safe, unknown } from './verdicts.ts';

/** Reads objects as the documents define them: an object is open unless it is closed. */
const asWritten = { closed: false };

/** Compares objects member by member, then their rules for members that they do not describe. */
export function compareMembers(walk: SchemaWalk, alternatives: AlternativePair, position: Position): void {
  const [old, young] = [alternatives.before.summary.conjuncts, alternatives.after.summary.conjuncts];
  for (const name of new Set([...describedNames(old), ...describedNames(young)])) {
    const member: Member = {
      name,
      alternatives,
      position,
      inner: memberPosition(position, name, name),
      before: schemasOfMember(old, name, asWritten),
      after: schemasOfMember(young, name, asWritten),
    };
    const [wasThere, isThere] = [old, young].map((conjuncts) =>
      conjuncts.some((conjunct) => isDescribed(conjunct, name)),
    );
    if (wasThere === true && isThere === true) compareShared(walk, member);
    else compareLone(walk, member, isThere === true ? 'added' : 'removed');
  }
  for (const name of new Set([
    ...alternatives.before.summary.required,
    ...alternatives.after.summary.required,
  ]))
    if (!describedNames(old).has(name) && !describedNames(young).has(name))
      compareRequired(walk, { name, alternatives, position, inner: memberPosition(position, name, name) });
  compareOthers(walk, alternatives, position);
}

/** The codes of a member that a direction has gained or lost. */
const directed = {
  request: {
    came: { code: 'diff/request-property-writable', judgement: safe('the property is optional') },
    went: { code: 'diff/request-property-became-read-only', judgement: unknown('readOnly') },
  },
  response: {
    came: { code: 'diff/response-property-readable', judgement: safe('the property is optional') },
    went: { code: 'diff/response-property-became-write-only', judgement: unknown('writeOnly') },
  },
} as const;

function compareShared(walk: SchemaWalk, member: Member): void {
  const { direction } = walk.root;
  const { was, is } = membership(walk, member);
  if (!was && !is) return;
  if (was !== is)
    draftChange(walk, member.inner, {
      ...directed[direction][is ? 'came' : 'went'],
      places: { before: member.before.filter(isNode), after: member.after.filter(isNode) },
    });
  compareRequired(walk, member);
  walk.compare(member.before, member.after, member.inner);
}

/** Compares which undescribed members objects may have. */
function compareOthers(walk: SchemaWalk, { before, after }: AlternativePair, position: Position): void {
  const { comparison, root } = walk;
  const [old, young] = [before, after].map(({ summary }) => schemasOfOthers(summary.conjuncts, asWritten));
  if (old === undefined || young === undefined || old.length + young.length === 0) return;
  if (old.every(isNode) && young.every(isNode) && old.length > 0 && young.length > 0) {
    walk.compare(old, young, memberPosition(position, UNKNOWN_MEMBER, '*'));
    return;
  }
  const forward = comparison.forward(root.direction).contains(old, young);
  const backward = comparison.backward(root.direction).contains(young, old);
  if (forward.isProven && backward.isProven) return;
  draftAspect(walk, position, {
    aspect: 'other-properties',
    relation: forward.isProven ? 'widened' : backward.isProven ? 'narrowed' : 'changed',
    keyword: 'additionalProperties',
    before: shownOthers(old),
    after: shownOthers(young),
    places: { before: before.summary.conjuncts, after: after.summary.conjuncts },
    forced: [true],
    edits: addOther,
  });
}

function shownOthers(schemas: readonly Schema[]): string {
  const [schema] = schemas;
  if (schema === undefined || schema === true) return 'any';
  return schema === false ? 'none' : shownValue(schema);
}
