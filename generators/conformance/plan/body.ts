import { mediaTypeKey } from '../../../runtime/contract/media-type.ts';
import type { MediaType, Operation } from '../../model/model.ts';
import type { Planning } from '../planning.ts';
import { refusalStatuses } from '../statuses.ts';
import { wireRequest } from '../wire.ts';
import { caseOf } from './case-of.ts';
import { noRequest, type Planned } from './planned.ts';
import { leastValues, validValues } from './valid-values.ts';

const UNKNOWN_TYPE = 'application/x-unknown';

/** Content for requests whose smallest valid body is empty: without content there is no media type to refuse. */
const SOME_CONTENT = 'text';

/** Bodies that no server can read: incomplete JSON, and undocumented media types. */
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
  if (kind === 'media-type') {
    for (const type of [UNKNOWN_TYPE, ...otherParameters(content)]) {
      const headers = { ...request.headers, 'content-type': type };
      const expected = { statuses, given: `a body of ${type}` };
      yield caseOf(operation, {
        kind,
        about: type,
        trial: {
          type: 'single',
          request: { ...request, headers, body: request.body || SOME_CONTENT },
          expected,
        },
      });
    }
    return undefined;
  }
  const expected = { statuses, given: 'a body of JSON that breaks off' };
  yield caseOf(operation, {
    kind,
    about: 'json',
    trial: { type: 'single', request: { ...request, body: '{"' }, expected },
  });
  return undefined;
}

/**
 * A documented media type with another value of its last parameter, where all media types of its kind differ by
 * parameters.
 */
function otherParameters(content: readonly MediaType[]): readonly string[] {
  const known = content.map(({ type }) => type);
  const last = known.findLast((type) => /;[^=]+=[^";]+$/.test(type));
  const other = last === undefined ? undefined : `${last}-unknown`;
  return other === undefined || mediaTypeKey(known, other) !== undefined ? [] : [other];
}
