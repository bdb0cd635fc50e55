import type { HandlerResponse } from './handler.js';
import type { ServerResponse } from './message.js';
import type { OperationContract, ResponseContract } from './operation.js';
/** Something in a response that the document does not allow. */
export interface Violation {
    readonly in: 'status' | 'header' | 'body';
    readonly pointer: string;
    readonly message: string;
}
/** What may be sent with a status. */
export interface ResponseRules {
    readonly contract: ResponseContract;
    /** By essence of the media type. */
    readonly contents: ReadonlyMap<string, Content>;
    /** The one content that there is, where there is one. */
    readonly only: ChosenContent | undefined;
}
type Content = ResponseContract['content'][string];
interface ChosenContent {
    /** As it stands in `Content-Type`. */
    readonly type: string;
    readonly content: Content;
}
/** The responses of an operation, to be looked up by status. */
export declare class Responses {
    #private;
    constructor(contract: OperationContract['responses']);
    /** The response of a status: its own, that of its range, or the default one. */
    find(status: number): ResponseRules | undefined;
}
/** What is wrong with a response of a handler by the document; empty where nothing is. */
export declare function violations(response: HandlerResponse, rules: ResponseRules | undefined): readonly Violation[];
/** A response of a handler as adapters send it. Throws a TypeError for headers and bodies that cannot be sent. */
export declare function writeResponse(response: HandlerResponse, rules: ResponseRules | undefined): ServerResponse;
export {};
