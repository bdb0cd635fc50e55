/** A response of any make: its body is a stream of the platform or of Node, or it has a text alone. */
interface AnyResponse extends Omit<Response, 'body'> {
    readonly body?: (ReadableStream & {
        readonly getReader?: unknown;
        readonly pipe?: unknown;
    }) | null;
}
type Stream = ReadableStream<Uint8Array<ArrayBuffer>>;
/** The body of a response as a stream. What is no stream of Node or the platform is read whole first. */
export declare function streamOf(response: AnyResponse): Promise<Stream>;
/** The text of a body (UTF-8). Throws a RangeError beyond `maxBytes`, which count what is decompressed. */
export declare function textOf(response: AnyResponse, { maxBytes: left }: {
    readonly maxBytes?: number | undefined;
}): Promise<string>;
export {};
