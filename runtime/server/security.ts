import type { RequestHeaders } from './message.ts';
import type { OperationInfo } from './operation.ts';

/** A security scheme of the document: where a request carries its credentials. */
export type SecurityScheme =
  | { readonly type: 'apiKey'; readonly in: 'query' | 'header' | 'cookie'; readonly name: string }
  | { readonly type: 'bearer' | 'basic' | 'connection' };

/** Credentials of HTTP Basic authentication (RFC 7617). */
export interface BasicCredential {
  readonly username: string;
  readonly password: string;
}

/** What is known of a request before it is parsed. */
export interface UnparsedRequest {
  readonly operation: OperationInfo;
  readonly requestId: string;
  readonly headers: RequestHeaders;
  /** Path parameters, percent-decoded but not validated; those that cannot be decoded are left out. */
  readonly path: Readonly<Record<string, string>>;
}

/** With the scopes that the document requires. */
export interface AuthenticationRequest extends UnparsedRequest {
  readonly scopes: readonly string[];
}

/**
 * Returns the caller to whom a credential belongs; undefined refuses the request with 401. The credential is the token or
 * key; for `basic`, name and password; for mutual TLS, undefined, because the connection has it.
 */
export type Authenticate<Credential, Principal> = (
  credential: Credential,
  request: AuthenticationRequest,
) => Principal | undefined | Promise<Principal | undefined>;

/** By name of the security scheme. The generated types state the credential of each. */
export type Authenticators<Principal> = { readonly [scheme: string]: Authenticate<never, Principal> };

/**
 * Decides whether the caller may do this, by the `x-` extensions of the operation; false refuses the request with 403.
 */
export type Authorize<Principal, Extensions = OperationInfo['extensions']> = (
  principal: Principal | undefined,
  extensions: Extensions,
  request: UnparsedRequest,
) => boolean | Promise<boolean>;
