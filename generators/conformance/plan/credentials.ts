import type { Operation } from '../../model/model.ts';
import { needsCredentials, holdsNoCredentials } from '../credential-places.ts';
import type { Planning } from '../planning.ts';
import { wireRequest } from '../wire.ts';
import { caseOf } from './case-of.ts';
import { noRequest, type Planned } from './planned.ts';
import { leastValues } from './valid-values.ts';

/** How a document says that private things look as if they were not there. */
const hides =
  /\b(?:may|can|must|is|are) ?not (?:be )?(?:see|seen|visible|allowed|permitted)|\bhidden\b|\bprivate\b|\binvisible\b/i;

/** A request without credentials where some are needed. */
export function credentialsCases(planning: Planning, operation: Operation): Planned {
  if (operation.security.length === 0) return 'the operation takes no credentials';
  if (!needsCredentials(operation)) return 'the operation also answers without credentials';
  if (holdsNoCredentials(planning.model, operation)) return 'the credentials stand in no place of a request';
  const values = leastValues(planning, operation);
  const request = values === undefined ? undefined : wireRequest(planning, operation, values);
  if (request === undefined || values === undefined) return noRequest;
  const isHidden = operation.responses.some(
    ({ status, description }) => status === '404' && hides.test(description),
  );
  const expected = { statuses: isHidden ? ['401', '404'] : ['401'], given: 'a request without credentials' };
  // The places of the credentials stay empty.
  return [
    caseOf(operation, {
      kind: 'credentials',
      about: 'missing',
      trial: { type: 'single', request: { ...request, credentials: [] }, expected },
    }),
  ];
}
