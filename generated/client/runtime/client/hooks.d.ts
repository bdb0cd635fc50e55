import type { Answer } from './answer.js';
import type { ApiRequest, Plugin } from './operation.js';
export interface Hooks {
    /** Sees each request before it is sent, and may give another one to send instead. Credentials are added later. */
    readonly before?: (request: ApiRequest) => ApiRequest | void | Promise<ApiRequest | void>;
    /** Sees each response, failures of the service too. */
    readonly after?: (answer: Answer, request: ApiRequest) => void | Promise<void>;
}
/** A plugin that shows requests and responses to functions of yours. */
export declare function hooks({ before, after }: Hooks): Plugin;
