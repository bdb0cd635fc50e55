import type { ServerRequest } from './message.js';
import type { BasicCredential, SecurityScheme } from './security.js';
/** What was sent for a scheme: nothing, something that is no credential of the scheme, or one. */
export type Sent = 'nothing' | 'malformed' | {
    readonly credential: string | BasicCredential | undefined;
};
/** Takes the credential of a scheme out of a request, without looking at anything else in it. */
export declare function sentCredential(scheme: SecurityScheme, request: ServerRequest): Sent;
