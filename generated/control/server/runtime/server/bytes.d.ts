import { Refusal } from './problem.js';
/** Raw bytes that a handler sends: in one piece, or as a stream. */
export type SendableBytes = Uint8Array | AsyncIterable<Uint8Array> | ByteBlob | ByteStream;
/** What is used of a Blob. */
export interface ByteBlob {
    readonly size: number;
    readonly type: string;
    arrayBuffer(): Promise<ArrayBuffer>;
}
/** What is used of a ReadableStream of bytes. */
export interface ByteStream {
    readonly locked: boolean;
    getReader(): {
        read(): Promise<{
            done: boolean;
            value?: Uint8Array | undefined;
        }>;
        cancel?(reason?: unknown): Promise<void>;
        releaseLock(): void;
    };
}
/** Bytes as adapters send them. Throws a TypeError for what is none of the kinds. */
export declare function sendable(bytes: unknown): Uint8Array | AsyncIterable<Uint8Array>;
/** Lets go of a stream that nobody will read, and of the file or connection behind it. */
export declare function release(body: AsyncIterable<Uint8Array>): void;
/** A stream that ends in a `Refusal` of 413 when there are more bytes than the limit; it names `whole`, of which this may be the rest. */
export declare function limitBytes(source: AsyncIterable<Uint8Array>, limit: number, whole?: number): AsyncGenerator<Uint8Array, void, undefined>;
/** All bytes of a stream. */
export declare function collectBytes(source: AsyncIterable<Uint8Array>): Promise<Uint8Array>;
/** The text that bytes are in UTF-8; undefined where they are not (RFC 8259, section 8.1). */
export declare function decodeUtf8(bytes: Uint8Array): string | undefined;
export declare function tooLarge(limit: number): Refusal;
/** The bytes of a stream as they arrive; the stream is cancelled when nobody wants the rest. */
export declare function streamPieces(stream: ByteStream): AsyncGenerator<Uint8Array, void, undefined>;
