import type { Logger, RequestHeaders } from './message.js';
import type { ApiServer } from './server.js';
/** A request of the service before anything in it is trusted. */
export interface Delivery {
    /** Still percent-encoded, without query. */
    readonly path: string;
    readonly headers: RequestHeaders;
    /** The body byte for byte as it was sent, which is what signatures are made of; empty where there is none. */
    readonly body: Uint8Array;
}
export interface ReceiverOptions {
    /**
     * Whether a request comes from the service, mostly by a signature of its body. Compare signatures in constant time
     * (`timingSafeEqual` of `node:crypto`). False is answered with 401, before anything is parsed.
     */
    readonly verify: (delivery: Delivery) => boolean | Promise<boolean>;
    /**
     * The name of the webhook or callback, for services that send all of them to one address; undefined is answered with 404.
     * Unless given, the last segment of the path is the name.
     */
    readonly select?: (delivery: Delivery) => string | undefined | Promise<string | undefined>;
}
interface Receiving extends ReceiverOptions {
    /** Bytes of a body: 413 beyond. */
    readonly limit: number | undefined;
    readonly log: Logger | undefined;
}
/** Puts the check of signatures, and the choice of the webhook, in front of a server. All adapters take the result. */
export declare function createReceiver(server: ApiServer, receiving: Receiving): ApiServer;
export {};
