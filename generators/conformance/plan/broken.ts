import type { Operation } from '../../model/model.ts';
import { breakRequest, type BrokenRequest } from '../../sample/break-request.ts';
import { valueAt } from '../../sample/replace.ts';
import { movedToQuery } from '../../sample/query-members.ts';
import type { RequestValues } from '../../sample/request.ts';
import { constraintOf } from '../constraints.ts';
import { givenFor } from '../given-values.ts';
import type { PlannedCase, Planning } from '../planning.ts';
import { refusalStatuses } from '../statuses.ts';
import { wireRequest } from '../wire.ts';
import { caseOf } from './case-of.ts';

/** Requests that each break one constraint of the document. */
export function brokenCases(planning: Planning, operation: Operation): readonly PlannedCase[] {
  const { model, sampler, settings } = planning;
  const seeds = [settings.seed, settings.seed + 1];
  const cases: PlannedCase[] = breakRequest(model, operation, { sampler, seeds }).flatMap((broken) => {
    if (!settings.strict && mayBeIgnored(broken)) return [];
    const values = withGivenPath(planning, operation, broken);
    const request = wireRequest(planning, operation, values);
    if (request === undefined) return [];
    const constraint = constraintOf(broken);
    const given = `${placeOf(broken)} breaks ${broken.keyword}`;
    const statuses = refusalStatuses(operation, alsoRight(broken));
    const type =
      (operation.body?.content.length ?? 0) > 1 && broken.in === 'body' ? constraint.mediaType : undefined;
    const about = [
      `${broken.in}${broken.pointer}`,
      broken.keyword,
      ...(type === undefined ? [] : [`as ${type}`]),
    ].join(' ');
    const trial = { type: 'single', request, expected: { statuses, given } } as const;
    return [caseOf(operation, { kind: 'broken', about, trial, values, constraint })];
  });
  cases.push(...brokenInQuery(planning, operation, cases));
  // A body that is missing has no media type by which it could be told from another.
  return [...new Map(cases.map((planned) => [planned.case.id, planned])).values()];
}

/** The first break of a member of the body once more, with the body in the query: that place has the same rules. */
function brokenInQuery(
  planning: Planning,
  operation: Operation,
  cases: readonly PlannedCase[],
): readonly PlannedCase[] {
  for (const { source, covers } of cases) {
    const { constraint } = covers;
    if (source === undefined || constraint?.in !== 'body' || constraint.pointer.includes('*')) continue;
    const values = movedToQuery(planning.model, operation, source.values);
    const request = values === undefined ? undefined : wireRequest(planning, operation, values);
    if (values === undefined || request === undefined) continue;
    const { pointer, keyword } = constraint;
    const statuses = refusalStatuses(operation, ['413', '414', '431']);
    const expected = { statuses, given: `a body in the query, of which ${pointer} breaks ${keyword},` };
    const trial = { type: 'single', request, expected } as const;
    const about = `body${pointer} ${keyword} in the query`;
    return [caseOf(operation, { kind: 'broken', about, trial, values, constraint })];
  }
  return [];
}

/**
 * Refusals of HTTP itself, which documents seldom name (RFC 9110, section 15.5; RFC 6585): a path that leads to nothing,
 * and what is too long to be looked at.
 */
function alsoRight({ in: part, keyword }: BrokenRequest): readonly string[] {
  const isLong = ['maxLength', 'maxItems', 'maxProperties'].includes(keyword);
  return [...(part === 'path' ? ['404'] : []), ...(isLong ? ['413', '414', '431'] : [])];
}

/** A server may ignore what its document does not describe: names of its own, or `name[member]` where `name` is described. */
function mayBeIgnored({ in: part, pointer, keyword, values: { parameters, body } }: BrokenRequest): boolean {
  if (keyword === 'unknown') return true;
  if (part === 'body' && (body === undefined || body.mediaType.kind === 'json')) return false;
  const sent = valueAt(part === 'body' ? (body?.value ?? null) : parameters[part], pointer);
  return keyword === 'type' && typeof sent === 'object' && sent !== null;
}

function placeOf({ in: part, pointer }: BrokenRequest): string {
  return pointer === '' ? `the ${part}` : `${part} ${pointer}`;
}

/** With real things in the path, so that the server comes to look at what is broken. */
function withGivenPath({ settings }: Planning, operation: Operation, broken: BrokenRequest): RequestValues {
  const { values } = broken;
  if (broken.in === 'path') return values;
  const path = { ...values.parameters.path, ...givenFor(settings.values, operation, 'path') };
  return { ...values, parameters: { ...values.parameters, path } };
}
