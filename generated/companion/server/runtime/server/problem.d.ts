import type { ServerResponse } from './message.js';
import type { OperationInfo } from './operation.js';
/** One thing that is wrong with a request. */
export interface Fault {
    readonly in: 'path' | 'query' | 'header' | 'cookie' | 'body';
    /** JSON Pointer (RFC 6901) into the decoded values of that part: `/ids[]/0`; empty for the whole. */
    readonly pointer: string;
    /**
     * In a query, the name that was sent, or would have to be, where the first name of the pointer is another:
     * `not[labels]`, `variables[][key]`.
     */
    readonly parameter?: string;
    /** A few words for people, to be read behind the name of the field. */
    readonly message: string;
}
/** Why a request is answered without its handler, or a handler's answer is not sent. */
export interface Problem {
    readonly status: number;
    /** One sentence for people. */
    readonly message: string;
    readonly faults: readonly Fault[];
    readonly headers: Readonly<Record<string, string>>;
    /** Set where the response must not say more, so that it can be found in the log. */
    readonly requestId?: string;
}
/** Thrown where a request is refused; becomes the response. */
export declare class Refusal extends Error {
    readonly problem: Problem;
    constructor(problem: Pick<Problem, 'status' | 'message'> & Partial<Problem>);
}
/** Whether a request is refused by an error, also by the `Refusal` of another output: each one carries a copy of the class. */
export declare function isRefusal(error: unknown): error is Refusal;
/** Gives the body of a response and its media type. The operation is unknown where a request has led to none. */
export type ErrorBody = (problem: Problem, operation: OperationInfo | undefined) => {
    readonly contentType: string;
    readonly body: string;
};
/**
 * `{ message }`; where faults are known `{ message: { field: [reasons] }, errors: [{ in, pointer, message }] }`, with
 * `parameter` in errors of the query whose pointer begins with another name.
 */
export declare const defaultErrorBody: ErrorBody;
export declare function problemResponse(problem: Problem, errorBody: ErrorBody, operation?: OperationInfo): ServerResponse;
