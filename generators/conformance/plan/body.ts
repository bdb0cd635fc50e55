import type { WireRequest } from '../../../runtime/conformance/case.ts';
import { mediaTypeKey } from '../../../runtime/contract/media-type.ts';
import type { MediaType, Operation } from '../../model/model.ts';
import type { PlannedCase, Planning } from '../planning.ts';
import { refusalStatuses } from '../statuses.ts';
import { wireRequest } from '../wire.ts';
import { caseOf } from './case-of.ts';
import { noRequest, type Planned } from './planned.ts';
import { leastValues, validValues } from './valid-values.ts';

const UNKNOWN_TYPE = 'application/x-unknown';

/** Replaces an empty body: a server need not refuse the media type of no content. */
const SOME_CONTENT = 'text';

/** Bodies that no server can read: incomplete JSON, or an undocumented media type. */
export function* bodyCases(
  planning: Planning,
  operation: Operation,
  kind: 'malformed' | 'media-type',
): Planned {
  const content = operation.body?.content ?? [];
  if (content.length === 0) return 'the operation takes no body';
  if (['get', 'head'].includes(operation.method)) return 'no body can be sent with the method';
  const json = content.find((each) => each.kind === 'json' && !each.type.includes('*'));
  if (kind === 'malformed' && json === undefined) return 'the operation takes no JSON';
  if (kind === 'media-type' && content.some(({ type }) => type === '*/*' || type === 'application/*'))
    return 'the operation takes every media type';
  const options = { seed: planning.settings.seed, shallow: 0 };
  const values =
    json === undefined
      ? leastValues(planning, operation)
      : validValues(planning, operation, { ...options, mediaType: json });
  const request = wireRequest(planning, operation, values);
  if (request === undefined) return noRequest;
  const statuses = refusalStatuses(operation, ['400', '415', '422']);
  const caseWith = (about: string, given: string, changed: Partial<WireRequest>): PlannedCase =>
    caseOf(operation, {
      kind,
      about,
      trial: { type: 'single', request: { ...request, ...changed }, expected: { statuses, given } },
    });
  if (kind === 'malformed') yield caseWith('json', 'a body of JSON that breaks off', { body: '{"' });
  else
    for (const type of [UNKNOWN_TYPE, ...otherParameters(content)])
      yield caseWith(type, `a body of ${type}`, {
        headers: { ...request.headers, 'content-type': type },
        body: request.body || SOME_CONTENT,
      });
  return undefined;
}

/** A media type with another value of its last parameter, if no documented media type includes it. */
function otherParameters(content: readonly MediaType[]): readonly string[] {
  const documented = content.map(({ type }) => type);
  const last = documented.findLast((type) => /;[^=]+=[^";]+$/.test(type));
  const other = last === undefined ? undefined : `${last}-unknown`;
  return other === undefined || mediaTypeKey(documented, other) !== undefined ? [] : [other];
}
