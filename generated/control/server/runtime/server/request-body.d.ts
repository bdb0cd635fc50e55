import { type Awaitable } from './awaitable.js';
import type { ServerRequest } from './message.js';
import type { BodyContract } from './operation.js';
import type { ServerLimits } from './options.js';
import { type Fault } from './problem.js';
import { type Query } from './query.js';
/** How a body is read, and where what is wrong with it goes. */
export interface BodyReading {
    readonly limits: ServerLimits;
    readonly unknownParameters: 'refuse' | 'ignore';
    /** How numbers and booleans may be written in JSON. */
    readonly scalars: 'exact' | 'lenient';
    readonly faults: Fault[];
    /** Where members of the body may stand too. */
    readonly query: Query;
    /** Throws what a body is refused with that cannot be read to its end. */
    readonly failed: (error: unknown) => never;
}
/** A body for a handler; both are undefined where none was sent. */
export interface ReceivedBody {
    readonly contentType: string | undefined;
    readonly value: unknown;
}
/**
 * Reads a body as its media type says, and goes on with it. The media type is read once, and what it does not lead to is not read: one
 * that has no contract is refused with 415. What is wrong with the body itself goes to the faults; bodies that are
 * too large throw a `Refusal` of 413. Forms with files and raw bytes are handed on unread.
 */
export declare function readBody<Next>(contract: BodyContract, request: ServerRequest, reading: BodyReading, next: (body: ReceivedBody) => Awaitable<Next>): Awaitable<Next>;
