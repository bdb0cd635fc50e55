/** Bounds on the time that a connection may take; in milliseconds. */
export interface NodeTimeouts {
    /** Until the headers of a request are there. */
    readonly headers: number;
    /** Until all of a request is there. */
    readonly request: number;
    /** Between two requests of a connection. */
    readonly keepAlive: number;
}
/** Of all servers of Node, those of frameworks too. */
export declare const defaultTimeouts: NodeTimeouts;
/** How often Node looks for connections that take too long, in milliseconds. */
export declare function checkingInterval({ headers }: NodeTimeouts): number;
