import { keywordOf, schemaUnder, type Schema } from '../../schema/schema.ts';
import type { JsonObject } from '../../source/document.ts';
import { describedNames, isDescribed, schemasOfMember, schemasOfOthers } from '../contain/members.ts';
import { addOther, UNKNOWN_MEMBER } from '../witness/edits.ts';
import type { AlternativePair } from './alternative.ts';
import { draftChange, draftAspect } from './draft-aspect.ts';
import type { Position } from './draft.ts';
import { compareLone } from './lone-members.ts';
import { isNode, membership, memberPosition, type Member } from './member.ts';
import type { SchemaWalk } from './walk.ts';
import { shownValue } from './shown.ts';
import { lacking, safe, unknown } from './verdicts.ts';

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
      compareRequired(walk, {
        name,
        alternatives,
        position,
        inner: memberPosition(position, name, name),
        before: [],
        after: [],
      });
  compareOthers(walk, alternatives, position);
}

function compareShared(walk: SchemaWalk, member: Member): void {
  const { direction } = walk.root;
  const { was, is } = membership(walk, member);
  if (!was && !is) return;
  if (was !== is)
    draftChange(walk, member.inner, {
      code:
        direction === 'request'
          ? is
            ? 'diff/request-member-writable'
            : 'diff/request-member-became-read-only'
          : is
            ? 'diff/response-member-readable'
            : 'diff/response-member-became-write-only',
      places: { before: member.before.filter(isNode), after: member.after.filter(isNode) },
      judgement: is
        ? safe('the member is optional')
        : unknown(direction === 'request' ? 'readOnly' : 'writeOnly'),
    });
  compareRequired(walk, member);
  walk.compare(member.before, member.after, member.inner);
}

/** Compares whether a member is required, where only one side requires it. */
function compareRequired(walk: SchemaWalk, { name, alternatives, inner, position }: Member): void {
  const { direction } = walk.root;
  const [was, is] = [
    alternatives.before.summary.required.has(name),
    alternatives.after.summary.required.has(name),
  ];
  if (was === is) return;
  const isSafe = direction === 'request' ? was : is;
  const code = `diff/${direction}-member-${is ? 'required' : 'optional'}` as const;
  const places = {
    before: requiring(alternatives.before.summary.conjuncts, name),
    after: requiring(alternatives.after.summary.conjuncts, name),
  };
  draftChange(walk, inner, {
    code,
    places,
    judgement: isSafe
      ? safe(was ? 'requests that have the member are valid' : 'responses with the member were possible')
      : lacking(name, position),
  });
}

/** The schemas of a member first, then the objects that require it, then all objects. */
function requiring(conjuncts: readonly JsonObject[], name: string): readonly JsonObject[] {
  const asking = conjuncts.filter((conjunct) => keywordOf(conjunct, 'required')?.includes(name) === true);
  const describing = conjuncts.flatMap((conjunct) => {
    const own = schemaUnder(conjunct, 'properties', name);
    return typeof own === 'object' ? [own] : [];
  });
  return [...describing, ...asking, ...conjuncts];
}

/** Compares which members objects may have beside the described ones. */
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
    aspect: 'other-members',
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
