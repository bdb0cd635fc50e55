import type { Awaitable } from './awaitable.js';
import type { OperationContract } from './operation.js';
import type { ServerLimits } from './options.js';
import type { ServerRequest } from './message.js';
import { type RawPath } from './request-parameters.js';
/** How requests are received. */
export interface Reception {
    readonly limits: ServerLimits;
    /** What happens to query parameters and form fields that nothing describes. */
    readonly unknownParameters: 'refuse' | 'ignore';
    /** How numbers and booleans may be written in JSON; the contract says how in parameters and forms. */
    readonly scalars: 'exact' | 'lenient';
    /** Parameters of the query that hold credentials. */
    readonly credentials: ReadonlySet<string>;
}
interface Received {
    readonly request: ServerRequest;
    readonly rawPath: RawPath;
}
/**
 * Goes on with the decoded and validated request, as its handler is given it. Throws a `Refusal` with all that is wrong
 * with it, of the status 400, or 422 where the document has that one alone; rejects with it where the body comes later.
 */
export declare function receive<Next>(received: Received, contract: OperationContract, reception: Reception, next: (request: object) => Awaitable<Next>): Awaitable<Next>;
export {};
