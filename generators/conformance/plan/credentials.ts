import type { CredentialPlace, Shown } from '../../../runtime/conformance/case.ts';
import type { Operation } from '../../model/model.ts';
import { readExtension } from '../../vocabulary/vocabulary.ts';
import { credentialWays, needsCredentials, needsNoToken } from '../credential-places.ts';
import type { PlannedCase, Planning } from '../planning.ts';
import { wireRequest } from '../wire.ts';
import { caseOf } from './case-of.ts';
import { noRequest, type Planned } from './planned.ts';
import { leastValues } from './valid-values.ts';

/** Phrases of documents whose 404 hides resources from callers without access. */
const hides =
  /\b(?:may|can|must|is|are) ?not (?:be )?(?:see|seen|visible|allowed|permitted)|\bhidden\b|\bprivate\b|\binvisible\b/i;

function hasBearer(places: readonly CredentialPlace[]): boolean {
  return places.some(({ scheme }) => scheme === 'bearer');
}

/** The same place, with an unknown scheme (RFC 9110, section 11.1). */
function ofUnknownScheme(place: CredentialPlace): CredentialPlace {
  return place.scheme === 'bearer' ? { ...place, spelling: 'Foo' } : place;
}

/** Requests without required credentials, and with wrong, nearly correct and expired ones and those of another caller. */
export function* credentialsCases(planning: Planning, operation: Operation): Planned {
  if (operation.security.length === 0) return 'the operation takes no credentials';
  if (!needsCredentials(operation)) return 'the operation also responds without credentials';
  if (needsNoToken(planning.model, operation)) return 'the credentials stand in no place of a request';
  const request = wireRequest(planning, operation, leastValues(planning, operation));
  if (request === undefined) return noRequest;
  // Only the schemes of HTTP have a challenge.
  const challenge =
    planning.settings.strict && request.credentials.some(({ scheme }) => scheme !== undefined);
  const caseWith = (about: string, given: string, { statuses, shown, places }: Attempt): PlannedCase =>
    caseOf(operation, {
      kind: 'credentials',
      about,
      trial: {
        type: 'single',
        request: { ...request, credentials: places },
        expected: { statuses, given, ...(challenge ? { challenge } : {}) },
        shown,
      },
    });
  const { refused, missing } = refusals(operation);
  yield caseWith('missing', 'a request without credentials', {
    statuses: missing,
    shown: 'nothing',
    places: [],
  });
  if (planning.settings.strict && operation.method === 'get' && hasBearer(request.credentials))
    yield caseOf(operation, { kind: 'credentials', about: 'scheme', trial: { type: 'scheme', request } });
  // A mock accepts all credentials.
  if (planning.settings.prefer) return undefined;
  for (const { name, places } of credentialWays(planning.model, operation)) {
    const caseOfWay = (about: string, given: string, attempt: Partial<Attempt> & Pick<Attempt, 'shown'>) =>
      caseWith(`${about} ${name}`, `a request with ${given} (${name})`, {
        statuses: refused,
        places,
        ...attempt,
      });
    yield caseOfWay('wrong', 'wrong credentials', { shown: 'wrong' });
    // A server may accept nearly correct credentials, so they are sent only to operations that change nothing.
    for (const shown of operation.method === 'get' ? (['longer', 'shorter'] as const) : [])
      yield caseOfWay(shown, `credentials that are one character ${shown}`, { shown });
    if (!hasBearer(places)) continue;
    if (operation.method === 'get') {
      yield caseOfWay('recased', 'the letters of the token in the other case', { shown: 'recased' });
      yield caseOfWay('of another scheme', 'the token by an unknown scheme', {
        // Servers may say that they cannot read the header (RFC 6750, section 3.1).
        statuses: [...refused, '400'],
        shown: 'own',
        places: places.map(ofUnknownScheme),
      });
    }
    yield caseOfWay('expired', 'a token that has expired', { shown: 'expired' });
  }
  const isOwned = operation.parameters.some((parameter) => parameter.in === 'path');
  if (isOwned && !isForAll(operation) && refusesOthers(operation))
    yield caseWith('of another caller', 'a request with the credentials of another caller', {
      statuses: ['403', ...(operation.responses.some(({ status }) => status === '404') ? ['404'] : [])],
      shown: 'other',
      places: request.credentials,
    });
  return undefined;
}

/** Whether a documented 403 is for callers without permission. An implied one may be about the token if no role is named. */
function refusesOthers({ access, responses }: Operation): boolean {
  return responses.some(
    ({ status, extensions }) =>
      status === '403' && (access.roles.length > 0 || readExtension(extensions, 'x-implied') !== true),
  );
}

/** Whether every caller with credentials may call the operation (`x-role`), so that a 403 has another reason. */
function isForAll(operation: Operation): boolean {
  return operation.access.roles.some(({ minimum }) => minimum === 'authenticated' || minimum === 'none');
}

interface Attempt {
  readonly statuses: readonly string[];
  readonly shown: Shown;
  readonly places: readonly CredentialPlace[];
}

/** The statuses that refuse a caller. 401 is one of them even if it is not documented (RFC 9110, section 15.5.2). */
function refusals({ responses }: Operation): {
  /** For a caller with wrong credentials. */
  readonly refused: readonly string[];
  /** For a caller without credentials. */
  readonly missing: readonly string[];
} {
  const documented = ['401', '403'].filter((each) => responses.some(({ status }) => status === each));
  const isHidden = responses.some(({ status, description }) => status === '404' && hides.test(description));
  const hidden = isHidden ? ['404'] : [];
  const statuses = documented.includes('401') ? documented : ['401', '403'];
  const missing = documented.length === 1 ? statuses : ['401'];
  return { refused: [...statuses, ...hidden], missing: [...missing, ...hidden] };
}
