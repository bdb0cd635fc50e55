import type { ServerRequest } from './message.js';
import type { SecurityAlternative } from './operation.js';
import type { Authenticators, SecurityScheme, UnparsedRequest } from './security.js';
/** The security of a document, and who decides about its credentials. */
export interface Security<Principal> {
    readonly schemes: Readonly<Record<string, SecurityScheme>>;
    readonly authenticate: Authenticators<Principal>;
}
/**
 * Finds out who calls. Of the alternatives the first counts whose credentials were sent and are accepted; credentials
 * that are not accepted are refused even where none are needed. Throws a `Refusal` of 401.
 * @returns undefined where no credentials are needed and none were sent
 */
export declare function authenticate<Principal>(security: Security<Principal>, alternatives: readonly SecurityAlternative[], { request, unparsed }: {
    readonly request: ServerRequest;
    readonly unparsed: UnparsedRequest;
}): Promise<Principal | undefined>;
