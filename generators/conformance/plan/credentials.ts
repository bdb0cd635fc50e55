import type { CredentialPlace, Shown } from '../../../runtime/conformance/case.ts';
import type { Operation } from '../../model/model.ts';
import { readExtension } from '../../vocabulary/vocabulary.ts';
import { credentialWays, holdsNoCredentials, needsCredentials } from '../credential-places.ts';
import type { PlannedCase, Planning } from '../planning.ts';
import { wireRequest } from '../wire.ts';
import { caseOf } from './case-of.ts';
import { noRequest, type Planned } from './planned.ts';
import { leastValues } from './valid-values.ts';

/** Phrases in documents for private things that look as if they did not exist. */
const hides =
  /\b(?:may|can|must|is|are) ?not (?:be )?(?:see|seen|visible|allowed|permitted)|\bhidden\b|\bprivate\b|\binvisible\b/i;

function hasBearer(places: readonly CredentialPlace[]): boolean {
  return places.some(({ scheme }) => scheme === 'bearer');
}

/** The same place, with a scheme that no server has: only the case of the letters may differ (RFC 9110, section 11.1). */
function ofUnknownScheme(place: CredentialPlace): CredentialPlace {
  return place.scheme === 'bearer' ? { ...place, spelling: 'Foo' } : place;
}

/**
 * Requests without required credentials, with wrong ones, nearly right ones, expired ones and with those of another
 * caller.
 */
export function* credentialsCases(planning: Planning, operation: Operation): Planned {
  if (operation.security.length === 0) return 'the operation takes no credentials';
  if (!needsCredentials(operation)) return 'the operation also responds without credentials';
  if (holdsNoCredentials(planning.model, operation)) return 'the credentials stand in no place of a request';
  const request = wireRequest(planning, operation, leastValues(planning, operation));
  if (request === undefined) return noRequest;
  // Only the schemes of HTTP have a challenge.
  const challenge =
    planning.settings.strict && request.credentials.some(({ scheme }) => scheme !== undefined);
  const caseWith = (about: string, given: string, more: Trying): PlannedCase =>
    caseOf(operation, {
      kind: 'credentials',
      about,
      trial: {
        type: 'single',
        request: { ...request, credentials: more.places },
        expected: { statuses: more.statuses, given, ...(challenge ? { challenge } : {}) },
        shown: more.shown,
      },
    });
  const { statuses, missing, isHidden } = refusals(operation);
  const hidden = isHidden ? ['404'] : [];
  // The places for credentials stay empty.
  yield caseWith('missing', 'a request without credentials', {
    statuses: [...missing, ...hidden],
    shown: 'nothing',
    places: [],
  });
  if (planning.settings.strict && operation.method === 'get' && hasBearer(request.credentials))
    yield caseOf(operation, { kind: 'credentials', about: 'scheme', trial: { type: 'scheme', request } });
  // A stand-in accepts all credentials.
  if (planning.settings.prefer) return undefined;
  for (const { name, places } of credentialWays(planning.model, operation)) {
    const refused = [...statuses, ...hidden];
    yield caseWith(`wrong ${name}`, `a request with wrong credentials (${name})`, {
      statuses: refused,
      shown: 'wrong',
      places,
    });
    // Near misses are sent only to operations that change nothing, in case one is accepted.
    for (const shown of operation.method === 'get' ? (['longer', 'shorter'] as const) : [])
      yield caseWith(
        `${shown} ${name}`,
        `a request with credentials that are one character ${shown} (${name})`,
        {
          statuses: refused,
          shown,
          places,
        },
      );
    if (hasBearer(places) && operation.method === 'get') {
      yield caseWith(
        `recased ${name}`,
        `a request with the letters of the token in the other case (${name})`,
        {
          statuses: refused,
          shown: 'recased',
          places,
        },
      );
      yield caseWith(`of another scheme ${name}`, `a request with the token by an unknown scheme (${name})`, {
        // Servers may say that they cannot read the header (RFC 6750, section 3.1).
        statuses: [...refused, '400'],
        shown: 'own',
        places: places.map(ofUnknownScheme),
      });
    }
    if (hasBearer(places))
      yield caseWith(`expired ${name}`, `a request with a token that has expired (${name})`, {
        statuses: refused,
        shown: 'expired',
        places,
      });
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

/** Whether a 403 is for callers without permission: an implied one may be about the token, unless a role is named. */
function refusesOthers({ access, responses }: Operation): boolean {
  return responses.some(
    ({ status, extensions }) =>
      status === '403' && (access.roles.length > 0 || readExtension(extensions, 'x-implied') !== true),
  );
}

/**
 * Whether the document states that every caller with credentials may do this (`x-role`): a 403 then has another reason.
 */
function isForAll(operation: Operation): boolean {
  return operation.access.roles.some(({ minimum }) => minimum === 'authenticated' || minimum === 'none');
}

interface Trying {
  readonly statuses: readonly string[];
  readonly shown: Shown;
  readonly places: readonly CredentialPlace[];
}

/**
 * The documented statuses that refuse a caller; those of HTTP if 401 is not documented (RFC 9110, sections 15.5.2 and
 * 15.5.4).
 */
function refusals({ responses }: Operation): {
  readonly statuses: readonly string[];
  /** Statuses for a caller without credentials. */
  readonly missing: readonly string[];
  readonly isHidden: boolean;
} {
  const documented = ['401', '403'].filter((each) => responses.some(({ status }) => status === each));
  const isHidden = responses.some(({ status, description }) => status === '404' && hides.test(description));
  // HTTP's status for missing or wrong credentials is 401, whether it is documented or not.
  const statuses = documented.includes('401') ? documented : ['401', '403'];
  const missing = documented.length === 1 ? statuses : ['401'];
  return { statuses, missing, isHidden };
}
