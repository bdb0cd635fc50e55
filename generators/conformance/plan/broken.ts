import type { ApiModel, Operation } from '../../model/model.ts';
import { mutateRequest } from '../../sample/mutate-request.ts';
import type { MutatedRequest } from '../../sample/mutated-request.ts';
import { valueAt } from '../../sample/replace.ts';
import { segmentsOf } from '../../json/pointer.ts';
import type { Json } from '../../json/json.ts';
import { isObject } from '../../json/member.ts';
import { movedToQuery } from '../../sample/query-members.ts';
import { isCredential } from '../credential-places.ts';
import { constraintOf } from '../constraints.ts';
import { givenFor } from '../given-values.ts';
import { isUntestedHeader } from '../client-headers.ts';
import type { PlannedCase, Planning } from '../planning.ts';
import { refusalStatuses } from '../statuses.ts';
import type { Planned } from './planned.ts';
import { requestCase } from './case-of.ts';

/** Requests that each break one constraint. Their paths have ids of existing resources, unless the path is broken. */
export function* brokenCases(planning: Planning, operation: Operation): Planned {
  const { model, sampler, settings } = planning;
  const seeds = [settings.seed, settings.seed + 1];
  const seen = new Set<string>();
  let hasMoved = false;
  const given = (location: Parameters<typeof givenFor>[2]) => givenFor(settings.values, operation, location);
  for (const broken of mutateRequest(model, operation, { sampler, seeds, given })) {
    if (broken.isAmbiguous || (!settings.strict && mayBeIgnored(broken))) continue;
    if (isUntestedHeader(operation, broken) || breaksCredentials(model, operation, broken)) continue;
    const { values } = broken;
    const constraint = constraintOf(broken);
    const statuses = refusalStatuses(operation, otherRefusals(operation, broken));
    const type =
      (operation.body?.content.length ?? 0) > 1 && broken.in === 'body' ? constraint.mediaType : undefined;
    const about = [
      `${broken.in}${broken.pointer}`,
      broken.keyword,
      ...(broken.variant === undefined ? [] : [broken.variant]),
      ...(type === undefined ? [] : [`as ${type}`]),
    ].join(' ');
    // A missing body is the same request for each media type.
    if (seen.has(about)) continue;
    const expected = { statuses, given: `${placeOf(broken)} breaks ${broken.keyword}` };
    const planned = requestCase(planning, operation, { kind: 'broken', about, values, constraint, expected });
    if (planned === undefined) continue;
    seen.add(about);
    yield planned;
    if (hasMoved || broken.variant !== undefined) continue;
    const moved = brokenInQuery(planning, operation, planned);
    if (moved === undefined) continue;
    hasMoved = true;
    yield moved;
  }
  return 'the document forbids nothing that can be sent';
}

/** Whether a broken parameter is a place of credentials, which have their own cases. */
function breaksCredentials(
  model: ApiModel,
  operation: Operation,
  { in: part, pointer }: MutatedRequest,
): boolean {
  const [name = ''] = segmentsOf(pointer);
  return part !== 'body' && isCredential(model, operation, { in: part, name });
}

/** The same broken member with the body in the query. */
function brokenInQuery(
  planning: Planning,
  operation: Operation,
  { source, covers: { constraint } }: PlannedCase,
): PlannedCase | undefined {
  if (source === undefined || constraint?.in !== 'body' || constraint.pointer.includes('*')) return undefined;
  const values = movedToQuery(planning.model, operation, source.values);
  const { pointer, keyword } = constraint;
  const statuses = refusalStatuses(operation, ['413', '414', '431']);
  const expected = { statuses, given: `a body in the query, of which ${pointer} breaks ${keyword},` };
  const about = `body${pointer} ${keyword} in the query`;
  return requestCase(planning, operation, { kind: 'broken', about, values, constraint, expected });
}

/**
 * Statuses of refusals that documents seldom describe (RFC 9110, section 15.5; RFC 6585): an unknown path, content that is
 * too long, and callers without access.
 */
function otherRefusals({ security }: Operation, { in: part, keyword }: MutatedRequest): readonly string[] {
  const isLong = ['maxLength', 'maxItems', 'maxProperties'].includes(keyword);
  return [
    ...(part === 'path' ? ['404'] : []),
    ...(isLong ? ['413', '414', '431'] : []),
    ...(security.length > 0 ? ['401', '403'] : []),
  ];
}

/**
 * Whether a server may ignore what is wrong, since the document does not describe it: an unknown name, `name[member]` for
 * a described `name`, and the reverse.
 */
function mayBeIgnored({ in: part, pointer, keyword, instead, values }: MutatedRequest): boolean {
  if (keyword === 'unknown') return true;
  const { parameters, body } = values;
  if (part === 'body' && (body === undefined || body.mediaType.kind === 'json')) return false;
  const sent = valueAt(part === 'body' ? (body?.value ?? null) : parameters[part], pointer);
  return keyword === 'type' && (isNested(sent) || isObject(instead));
}

function isNested(value: Json | undefined): boolean {
  return typeof value === 'object' && value !== null;
}

function placeOf({ in: part, pointer }: MutatedRequest): string {
  return pointer === '' ? `the ${part}` : `${part} ${pointer}`;
}
