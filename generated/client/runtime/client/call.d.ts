import type { Answer } from './answer.js';
import type { Client } from './client.js';
import type { CallOptions, Operation, Values } from './operation.js';
/** A call that is on its way: a promise of the body of a success, which fails with an `ApiError`. */
export interface Call<Success, Answered> extends Promise<Success> {
    /** The response, whatever its status. Fails where there is none. */
    result(): Promise<Answered>;
    /** The body of a success with the response that it came in. */
    withResponse(): Promise<WithResponse<Success>>;
}
/** A response by its status, which tells the bodies apart. */
export interface Result<Described extends {
    readonly status: number;
    readonly body?: unknown;
}> {
    readonly status: Described['status'];
    readonly headers: Headers;
    readonly body: Described['body'];
}
/** A response of a status that has several media types, each of which tells its body. */
export interface ResultByType<Described extends {
    readonly status: number;
    readonly contentType: string;
    readonly body?: unknown;
}> extends Result<Described> {
    /** As the document has it; what came otherwise, which is one of a range. */
    readonly contentType: Described['contentType'];
}
export interface WithResponse<Success> {
    readonly body: Success;
    /** Its body has been read, unless it is a stream. */
    readonly response: Response;
}
/** Sends a call at once. */
export declare function call<Success, Answered>(client: Client, operation: Operation, values: Values, options?: CallOptions): Call<Success, Answered>;
/** The call that a response belongs to. */
export declare function callOf<Success, Answered>(operation: Operation, answer: Promise<Answer>): Call<Success, Answered>;
