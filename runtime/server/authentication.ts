import { sentCredential } from './credential.ts';
import type { ServerRequest } from './message.ts';
import type { SecurityAlternative } from './operation.ts';
import { Refusal } from './problem.ts';
import type {
  Authenticate,
  AuthenticationRequest,
  Authenticators,
  BasicCredential,
  SecurityScheme,
  UnparsedRequest,
} from './security.ts';

/** The security of a document, and the functions that check credentials. */
export interface Security<Principal> {
  readonly schemes: Readonly<Record<string, SecurityScheme>>;
  readonly authenticate: Authenticators<Principal>;
}

/**
 * Authenticates the caller by the first alternative whose credentials were sent and are accepted. Invalid credentials
 * are refused even if the operation needs none. Throws a `Refusal` of 401.
 * @returns undefined where no credentials are needed and none were sent
 */
export async function authenticate<Principal>(
  security: Security<Principal>,
  alternatives: readonly SecurityAlternative[],
  { request, unparsed }: { readonly request: ServerRequest; readonly unparsed: UnparsedRequest },
): Promise<Principal | undefined> {
  let wasRefused = false;
  for (const alternative of alternatives) {
    const sent = alternative.map(({ scheme }) => schemeCredential(security, scheme, request));
    if (sent.includes('malformed')) wasRefused = true;
    if (sent.length === 0 || sent.some((each) => typeof each === 'string')) continue;
    const principals: Principal[] = [];
    for (const [index, { scheme, scopes }] of alternative.entries()) {
      const credential = sent[index];
      if (typeof credential !== 'object') break;
      const principal = await ask(security, scheme, {
        credential: credential.credential,
        request: new ScopedRequest(unparsed, scopes),
      });
      if (principal === undefined) break;
      principals.push(principal);
    }
    if (principals.length === alternative.length) return principals[0];
    wasRefused = true;
  }
  const isOpen = alternatives.length === 0 || alternatives.some(({ length }) => length === 0);
  if (isOpen && !wasRefused) return undefined;
  const message = wasRefused ? 'The credentials are not valid.' : 'Credentials are missing.';
  throw new Refusal({ status: 401, message, headers: challenges(security, alternatives) });
}

/** A request with the scopes that the document requires. Its other members are computed on demand. */
class ScopedRequest implements AuthenticationRequest {
  readonly operation: AuthenticationRequest['operation'];
  readonly scopes: readonly string[];
  readonly #unparsed: UnparsedRequest;

  constructor(unparsed: UnparsedRequest, scopes: readonly string[]) {
    this.operation = unparsed.operation;
    this.scopes = scopes;
    this.#unparsed = unparsed;
  }

  get requestId(): string {
    return this.#unparsed.requestId;
  }

  get headers(): AuthenticationRequest['headers'] {
    return this.#unparsed.headers;
  }

  get path(): AuthenticationRequest['path'] {
    return this.#unparsed.path;
  }
}

function schemeCredential<Principal>(
  { schemes }: Security<Principal>,
  name: string,
  request: ServerRequest,
): ReturnType<typeof sentCredential> {
  const scheme = Object.hasOwn(schemes, name) ? schemes[name] : undefined;
  return scheme === undefined ? 'nothing' : sentCredential(scheme, request);
}

async function ask<Principal>(
  { authenticate: authenticators }: Security<Principal>,
  scheme: string,
  {
    credential,
    request,
  }: { credential: string | BasicCredential | undefined; request: AuthenticationRequest },
): Promise<Principal | undefined> {
  const decide = Object.hasOwn(authenticators, scheme) ? authenticators[scheme] : undefined;
  // Only the generated types know which credential a scheme has.
  return await (decide as Authenticate<typeof credential, Principal> | undefined)?.(credential, request);
}

/**
 * `WWW-Authenticate` (RFC 9110, section 11.6.1): the HTTP schemes that the operation accepts. API keys are no such
 * scheme.
 */
function challenges<Principal>(
  { schemes }: Security<Principal>,
  alternatives: readonly SecurityAlternative[],
): Record<string, string> {
  const types = new Set(
    alternatives
      .flat()
      .map(({ scheme }) => (Object.hasOwn(schemes, scheme) ? schemes[scheme]?.type : undefined)),
  );
  const texts = [
    types.has('bearer') ? ['Bearer'] : [],
    types.has('basic') ? ['Basic realm="api", charset="UTF-8"'] : [],
  ].flat();
  return texts.length === 0 ? {} : { 'www-authenticate': texts.join(', ') };
}
