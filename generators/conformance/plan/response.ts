import type { Operation } from '../../model/model.ts';
import type { Planning } from '../planning.ts';
import { wireRequest } from '../wire.ts';
import { caseOf } from './case-of.ts';
import { noRequest, noResponse, type Planned } from './planned.ts';
import { hasNoValue } from './respondable.ts';
import { leastValues } from './valid-values.ts';

/** Each documented final response (RFC 9110, section 15.2) of a mock, requested by `Prefer` (RFC 7240) and `Accept`. */
export function* responseCases(planning: Planning, operation: Operation): Planned {
  if (!planning.settings.prefer) return 'responses are only chosen where the server is a mock (--prefer)';
  const values = leastValues(planning, operation);
  const request = wireRequest(planning, operation, values);
  if (request === undefined || values === undefined) return noRequest;
  const final = operation.responses.filter(({ status }) => !status.startsWith('1'));
  for (const response of final.filter((each) => !hasNoValue(planning, operation, each))) {
    const code = response.status === 'default' ? '500' : response.status.replace(/XX$/i, '00');
    const types = response.content.length === 0 ? [undefined] : response.content.map(({ type }) => type);
    for (const type of types) {
      const headers = {
        ...request.headers,
        ...(type === undefined ? {} : { accept: type }),
        prefer: `code=${code}`,
      };
      const given = `a request that asks for ${response.status}${type === undefined ? '' : ` as ${type}`}`;
      yield caseOf(operation, {
        kind: 'response',
        about: [response.status, ...(type === undefined ? [] : [type])].join(' '),
        trial: { type: 'single', request: { ...request, headers }, expected: { statuses: [code], given } },
        values,
      });
    }
  }
  return final.length === 0 ? 'the document names no response' : noResponse;
}
